import Foundation

extension CalendarTime {
    /// The moment this is, by RFC 5545, 3.3.5: a time that the clocks skip is read with the offset before the change, and
    /// of a time that comes twice the first is meant.
    ///
    /// - Parameter local: the zone whose midnight begins a whole day, and that stands in for an unknown zone.
    func instant(local: TimeZone) -> Date {
        let zone = isAllDay ? local : TimeZone(identifier: zone) ?? local
        let seconds = Double(wall.secondsSince1970)
        let before = zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds - 86_400))
        let after = zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds + 86_400))
        for offset in [before, after] {
            let date = Date(timeIntervalSince1970: seconds - Double(offset))
            if zone.secondsFromGMT(for: date) == offset { return date }
        }
        return Date(timeIntervalSince1970: seconds - Double(before))
    }

    init(_ date: Date, in zone: TimeZone) {
        let offset = zone.secondsFromGMT(for: date)
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        self.init(wall: WallTime(secondsSince1970: seconds), zone: zone.identifier)
    }
}

extension WallTime {
    /// Seconds since 1970-01-01T00:00:00 on the same wall.
    var secondsSince1970: Int {
        // Days by Howard Hinnant's days_from_civil: years begin in March, so that the leap day comes last.
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.floored(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 719_468
        return days * 86_400 + hour * 3600 + minute * 60 + second
    }

    init(secondsSince1970 seconds: Int) {
        let days = seconds.floored(by: 86_400)
        let time = seconds - days * 86_400
        let shifted = days + 719_468
        let era = shifted.floored(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1,
            hour: time / 3600, minute: time / 60 % 60, second: time % 60)
    }
}

extension Int {
    /// The quotient rounded towards minus infinity.
    fileprivate func floored(by divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
    }
}
