import Foundation

extension DateWriter {
    /// An RFC 5545 rule in words, with the days that it leaves out: "tous les mardis, sauf le mardi 5 mai 2026", "every 2
    /// weeks on Friday, until Tuesday, June 30, 2026".
    public func recurrence(_ rrule: String, except exceptions: [WallTime] = []) -> String {
        let fields = RuleFields(rrule, timeZone: timeZone)
        return rhythm(fields) + bounds(fields, exceptions) + except(fields, exceptions)
    }

    /// A repeated time: its rhythm, its hours, its end and its first day.
    func repeated(_ expression: TimeExpression) -> String {
        let fields = RuleFields(expression.recurrence ?? "", timeZone: timeZone)
        var text = rhythm(fields)
        let left = expression.exceptions
        guard let start = expression.start else { return text + bounds(fields, left) + except(fields, left) }
        let isWithinDays = ["HOURLY", "MINUTELY"].contains(fields.frequency)
        if !expression.grain.isAllDay, !isWithinDays {
            text += expression.end.map { hours(start, $0) } ?? phrases.at + clock(start)
        }
        text += bounds(fields, left) + except(fields, left) + phrases.starting.dated + fullDay(start)
        return isWithinDays ? text + phrases.at + clock(start) : text
    }

    private func bounds(_ fields: RuleFields, _ exceptions: [WallTime]) -> String {
        var text = ""
        // The times that are left out are in the rule's number, and not in that of a person.
        if let count = fields.count.map({ max(1, $0 - exceptions.count) }) {
            text += language == .french ? ", \(count) fois" : ", \(count) times"
        }
        if let until = fields.until { text += ", " + phrases.until.dated + fullDay(until) }
        return text
    }

    /// ", sauf en août et le mardi 5 mai 2026"; days in a row are said from the first to the last.
    private func except(_ fields: RuleFields, _ exceptions: [WallTime]) -> String {
        let months = fields.monthsOff.map { phrases.except.month + phrases.months[$0 - 1] }
        let days = exceptions.daysInARow.map { run in
            run.from == run.to
                ? phrases.except.day + fullDay(run.from) : phrases.days(fullDay(run.from), fullDay(run.to))
        }
        return months.isEmpty && days.isEmpty ? "" : phrases.except.all + listed(months + days, phrases.except.and)
    }

    private func rhythm(_ fields: RuleFields) -> String {
        switch language {
        case .french: french(fields)
        case .english: english(fields)
        }
    }

    /// "a, b and c".
    func listed(_ names: [String], _ and: String, _ comma: String = ", ") -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: comma) + and + last
    }
}
