import Foundation

extension Recurrence {
    /// The value of an RRULE property. The last moment of a clock time is written in UTC, as RFC 5545 asks.
    func rule(isAllDay: Bool, timeZone: TimeZone) -> String {
        var parts = ["FREQ=\(frequency)"]
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        if !months.isEmpty { parts.append("BYMONTH=" + months.map(String.init).joined(separator: ",")) }
        if !monthDays.isEmpty { parts.append("BYMONTHDAY=" + monthDays.map(String.init).joined(separator: ",")) }
        if !weekdays.isEmpty { parts.append("BYDAY=\(weekdays.joined(separator: ","))") }
        if let position { parts.append("BYSETPOS=\(position)") }
        if let count { parts.append("COUNT=\(count)") }
        if let until {
            let last = WallTime(seconds: until)
            let shown = isAllDay ? last : WallTime(last.date(in: timeZone), timeZone: .gmt)
            let text = shown.iso8601.filter { $0 != "-" && $0 != ":" }
            parts.append("UNTIL=" + (isAllDay ? String(text.prefix(8)) : text + "Z"))
        }
        return parts.joined(separator: ";")
    }
}
