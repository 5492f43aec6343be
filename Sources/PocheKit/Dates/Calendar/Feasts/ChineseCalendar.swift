/// Days of the Chinese lunisolar calendar, by Beijing's time.
enum ChineseCalendar {
    private static let chinaTime = 8.0 / 24

    /// A day of the month that holds a solar term.
    ///
    /// - Parameters:
    ///   - term: the longitude of the sun, in degrees: 330 for the first month, 90 for the fifth, 180 for the eighth.
    ///   - day: of that month, 1 for the new moon.
    /// - Returns: the day number.
    static func day(_ year: Int, term: Int, day: Int) -> Int? {
        cache.day(year, [term, day]) { find(year, term, day) }
    }

    private static let cache = DayCache()

    private static func find(_ year: Int, _ term: Int, _ day: Int) -> Int {
        let guess = Double(Civil.day(year, 3, 20)) + Double(term > 270 ? term - 360 : term) * 365.2422 / 360
        let held = (Sky.crossing(Double(term), near: guess, of: Sky.sun) + chinaTime).rounded(.down)
        // The new moon of that day or the last one before: two of them are 29.3 days apart at least.
        var moon = Sky.phase(0, after: held - 31)
        while true {
            let next = Sky.phase(0, after: moon + 5)
            if (next + chinaTime).rounded(.down) > held { break }
            moon = next
        }
        return Int((moon + chinaTime).rounded(.down)) + day - 1
    }
}
