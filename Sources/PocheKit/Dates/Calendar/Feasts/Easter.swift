/// The day number of Easter Sunday.
enum Easter {
    /// Gregorian computus (Meeus, Jones, Butcher).
    static func western(_ year: Int) -> Int {
        let a = year % 19
        let b = year / 100
        let c = year % 100
        let epact = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
        let l = (32 + 2 * (b % 4) + 2 * (c / 4) - epact - c % 4) % 7
        let m = (a + 11 * epact + 22 * l) / 451
        let sum = epact + l - 7 * m + 114
        return Civil.day(year, sum / 31, sum % 31 + 1)
    }

    /// Julian computus (Meeus), given as a day of the Gregorian calendar.
    static func orthodox(_ year: Int) -> Int {
        let d = (19 * (year % 19) + 15) % 30
        let e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
        let sum = d + e + 114
        let julianGap = year / 100 - year / 400 - 2
        return Civil.day(year, sum / 31, sum % 31 + 1) + julianGap
    }
}
