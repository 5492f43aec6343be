import CIcal
import Foundation

/// An RFC 5545 recurrence rule (RRULE), expanded by libical.
struct ICalRule: Sendable {
    /// Times computed of one rule, above a century of days. What comes later is not shown.
    static let limit = 40_000

    private let rule: String

    /// - Returns: `nil` for a text that is no rule, and for one in hours or less that is narrowed to dates: libical would
    ///   look for its next time second by second, for centuries.
    init?(_ rule: String) {
        self.rule = rule
        if isSubDaily, ["BYMONTH", "BYYEARDAY", "BYWEEKNO"].contains(where: rule.uppercased().contains) { return nil }
        let parsed = icalrecurrencetype_from_string(rule)
        defer { free(parsed.rscale) }
        guard parsed.freq != ICAL_NO_RECURRENCE else { return nil }
    }

    private var isSubDaily: Bool {
        ["HOURLY", "MINUTELY", "SECONDLY"].contains { rule.uppercased().contains("FREQ=\($0)") }
    }

    /// A rule in hours counts hours as they pass; one in days, or by hours of the day, follows the wall clock.
    var countsHours: Bool { isSubDaily && !rule.uppercased().contains(";BY") }

    /// Gives each wall time, in order, until `visit` answers `false`.
    ///
    /// - Parameter until: turns the rule's end, said in UTC (RFC 5545, 3.3.10), into the wall time it means.
    func walk(from first: WallTime, isAllDay: Bool, until: (WallTime) -> WallTime, _ visit: (WallTime) -> Bool) {
        var recurrence = icalrecurrencetype_from_string(rule)
        defer { free(recurrence.rscale) }
        if icaltime_is_null_time(recurrence.until) == 0 {
            var end = WallTime(recurrence.until)
            if recurrence.until.is_date != 0 {
                if !isAllDay { (end.hour, end.minute, end.second) = (23, 59, 59) }
            } else if icaltime_is_utc(recurrence.until) != 0 {
                end = until(end)
            }
            recurrence.until = end.floating(isDate: isAllDay)
        }
        guard let iterator = icalrecur_iterator_new(recurrence, first.floating(isDate: isAllDay)) else { return }
        defer { icalrecur_iterator_free(iterator) }
        for _ in 0..<Self.limit {
            let next = icalrecur_iterator_next(iterator)
            guard icaltime_is_null_time(next) == 0, visit(WallTime(next)) else { return }
        }
    }

    /// How many times it has, those that are left out counted in; `nil` when it does not say.
    var count: Int? { parts.compactMap(Self.count).first }

    /// The same without an end by number.
    var uncounted: ICalRule { ICalRule(parts.filter { Self.count($0) == nil }.joined(separator: ";")) ?? self }

    /// A series that moved on has fewer times left.
    func spending(_ steps: Int) -> String {
        parts.map { part in Self.count(part).map { "COUNT=\(max(1, $0 - steps))" } ?? String(part) }
            .joined(separator: ";")
    }

    private var parts: [Substring] { rule.split(separator: ";") }

    private static func count(_ part: Substring) -> Int? {
        part.uppercased().hasPrefix("COUNT=") ? Int(part.dropFirst(6)) : nil
    }
}
