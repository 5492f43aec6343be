import CIcal
import Foundation

/// The occurrences of an RFC 5545 rule, on the wall clock: a weekly 9:00 stays at 9:00 when the clocks change.
struct RuleExpansion {
    /// Occurrences computed of one rule: a daily rule for over fifty years.
    static let limit = 20_000

    let rule: String
    let start: CalendarTime
    let local: TimeZone

    /// The first occurrence included, in order, while `body` says to go on.
    func forEach(_ body: (WallTime) -> Bool) {
        var recurrence = icalrecurrencetype_from_string(wallRule)
        let first = icaltime_from_string(start.wall.iso8601.filter { $0 != "-" && $0 != ":" })
        guard recurrence.freq != ICAL_NO_RECURRENCE, let iterator = icalrecur_iterator_new(recurrence, first) else {
            icalrecurrencetype_clear(&recurrence)
            _ = body(start.wall)
            return
        }
        defer { icalrecur_iterator_free(iterator) }
        for _ in 0..<Self.limit {
            let next = icalrecur_iterator_next(iterator)
            guard icaltime_is_null_time(next) == 0 else { return }
            let wall = WallTime(
                year: Int(next.year), month: Int(next.month), day: Int(next.day), hour: Int(next.hour),
                minute: Int(next.minute), second: Int(next.second))
            guard body(wall) else { return }
        }
    }

    /// The first occurrence after the start.
    func next() -> WallTime? {
        var found: WallTime?
        forEach { wall in
            if wall > start.wall { found = wall }
            return found == nil
        }
        return found
    }

    /// An UNTIL in universal time, said on the wall of the start's zone, since the rule is followed on the wall.
    private var wallRule: String {
        rule.split(separator: ";").map { part in
            guard part.uppercased().hasPrefix("UNTIL="), part.hasSuffix("Z"),
                let until = CalendarItem.time(String(part.dropFirst(6)), zone: nil, local: local)
            else { return String(part) }
            let zone = TimeZone(identifier: start.zone) ?? local
            let wall = WallTime(until.instant(local: local), timeZone: zone)
            return "UNTIL=" + wall.iso8601.filter { $0 != "-" && $0 != ":" }
        }.joined(separator: ";")
    }
}
