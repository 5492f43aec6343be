/// Days of the Hindu lunisolar calendar, as it is kept in India today.
///
/// A month runs from new moon to new moon and is named by the sign the sun is in when it begins; a thirtieth of it is a
/// tithi, twelve degrees of the moon's way ahead of the sun. A feast falls on the day when its tithi holds at the hour of
/// its rite. Source: Reingold and Dershowitz, *Calendrical Calculations*, on the modern Hindu calendars.
enum HinduCalendar {
    private static let indianTime = 5.5 / 24

    /// - Parameters:
    ///   - month: 1 for Chaitra ... 12 for Phalguna, ending at the new moon.
    ///   - tithi: 1...15 while the moon grows, 16...30 while it wanes.
    ///   - hour: of the rite, in India, in seconds after midnight.
    /// - Returns: the day number.
    static func day(_ year: Int, month: Int, tithi: Int, hour: Int) -> Int? {
        cache.day(year, [month, tithi, hour]) { find(year, month, tithi, hour) }
    }

    private static let cache = DayCache()

    private static func find(_ year: Int, _ month: Int, _ tithi: Int, _ hour: Int) -> Int? {
        guard let start = newMoon(year, month) else { return nil }
        let from = tithi == 1 ? start : Sky.phase(Double(tithi - 1) * 12, after: start)
        let to = Sky.phase(Double(tithi % 30) * 12, after: from + 0.3)
        let first = Int((from + indianTime).rounded(.down))
        let held = (first - 1...first + 2).first { day in
            let rite = Double(day) + Double(hour) / 86_400 - indianTime
            return from <= rite && rite < to
        }
        return held ?? first
    }

    /// The day when the sun enters a sign, given by its first degree.
    static func ingress(_ year: Int, _ angle: Int) -> Int {
        cache.day(year, [angle]) { entry(year, angle) } ?? entry(year, angle)
    }

    private static func entry(_ year: Int, _ angle: Int) -> Int {
        let guess = Double(Civil.day(year, 1, 14)) + Double((angle + 90) % 360) * 365.2422 / 360
        return Int((Sky.crossing(Double(angle), near: guess, of: Sky.siderealSun) + indianTime).rounded(.down))
    }

    /// The new moon that begins a month; of two months of one name, the second is the true one.
    private static func newMoon(_ year: Int, _ month: Int) -> Double? {
        let sign = (month + 10) % 12
        let entry = ingress(year, sign * 30)
        var moon = Sky.phase(0, after: Double(entry) - 31)
        for _ in 0..<4 {
            let next = Sky.phase(0, after: moon + 5)
            if self.sign(moon) == sign, self.sign(next) != sign { return moon }
            moon = next
        }
        return nil
    }

    private static func sign(_ time: Double) -> Int { Int(Sky.siderealSun(time) / 30) }
}
