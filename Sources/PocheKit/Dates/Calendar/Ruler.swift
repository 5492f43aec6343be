/// The marks of the calendar on a line of wall-clock seconds.
enum Ruler {
    static let minute = 60
    static let hour = 3600
    static let day = 86_400

    /// The last mark of `unit` at or before a time. Weeks begin on Monday.
    static func floor(_ time: Int, _ unit: Grain) -> Int {
        switch unit {
        case .second: return time
        case .minute: return Civil.floorDivide(time, minute) * minute
        case .hour: return Civil.floorDivide(time, hour) * hour
        case .day: return Civil.floorDivide(time, day) * day
        case .week:
            let number = Civil.floorDivide(time, day)
            return (number - Civil.weekday(number) + 1) * day
        case .month, .quarter, .year:
            let date = Civil.date(Civil.floorDivide(time, day))
            let month =
                switch unit {
                case .month: date.month
                case .quarter: (date.month - 1) / 3 * 3 + 1
                default: 1
                }
            return Civil.day(date.year, month, 1) * day
        }
    }

    /// `count` units later; the day of the month is kept, or the last one when the month is shorter.
    static func add(_ count: Int, _ unit: Grain, to time: Int) -> Int {
        switch unit {
        case .second: return time + count
        case .minute: return time + count * minute
        case .hour: return time + count * hour
        case .day: return time + count * day
        case .week: return time + count * 7 * day
        case .month: return addMonths(count, to: time)
        case .quarter: return addMonths(3 * count, to: time)
        case .year: return addMonths(12 * count, to: time)
        }
    }

    private static func addMonths(_ count: Int, to time: Int) -> Int {
        let days = Civil.floorDivide(time, day)
        let date = Civil.date(days)
        let months = date.year * 12 + date.month - 1 + count
        let year = Civil.floorDivide(months, 12)
        let month = Civil.floorModulo(months, 12) + 1
        let dayOfMonth = min(date.day, Civil.daysIn(month: month, of: year))
        return Civil.day(year, month, dayOfMonth) * day + (time - days * day)
    }
}
