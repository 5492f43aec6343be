import Foundation

/// Days of the Hebrew and the Islamic calendars, by the tables of the system.
enum ReligiousCalendar: Sendable, Equatable {
    /// Months from 1 for Tishri to 13 for Elul; 6 is Adar I, of leap years only.
    case hebrew
    /// The calendar of Umm al-Qura, which Mecca keeps and most announcements agree with within a day.
    case islamic

    /// The day number of a date.
    func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
        let calendar = self == .hebrew ? Self.hebrewCalendar : Self.islamicCalendar
        guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)) else {
            return nil
        }
        let found = Civil.floorDivide(Int(date.timeIntervalSince1970), Ruler.day)
        guard self == .islamic, year < Self.firstTabledYear else { return found }
        return Self.dayAfterConjunction(near: found - day + 1) + day - 1
    }

    /// The year from which the system's table follows the rule that Mecca kept.
    ///
    /// Until 1419 (1998) a month began on the day after the one, by the time of Mecca, on which the moon was new. Source:
    /// R. H. van Gent, *The Umm al-Qura Calendar of Saudi Arabia*.
    private static let firstTabledYear = 1420
    private static let meccaTime = 3.0 / 24

    /// - Parameter day: the first day of a month, right within three days.
    private static func dayAfterConjunction(near day: Int) -> Int {
        Int((Sky.phase(0, after: Double(day) - 5) + meccaTime).rounded(.down)) + 1
    }

    /// The year of this calendar in which a day falls, or the one before it.
    func year(about day: Int) -> Int {
        switch self {
        case .hebrew: Civil.date(day).year + 3760
        case .islamic: Int((Double(day) + 492_148) / 354.36707)
        }
    }

    private static let hebrewCalendar = inUniversalTime(.hebrew)
    private static let islamicCalendar = inUniversalTime(.islamicUmmAlQura)

    private static func inUniversalTime(_ identifier: Calendar.Identifier) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        return calendar
    }
}
