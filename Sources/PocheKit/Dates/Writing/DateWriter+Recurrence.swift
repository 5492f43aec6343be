import Foundation

extension DateWriter {
    /// An RFC 5545 rule in words: "tous les mardis", "every 2 weeks on Friday, until Tuesday, June 30, 2026".
    public func recurrence(_ rrule: String) -> String {
        let fields = RuleFields(rrule, timeZone: timeZone)
        return rhythm(fields) + bounds(fields)
    }

    /// A repeated time: its rhythm, its hours, its end and its first day.
    func repeated(_ expression: TimeExpression) -> String {
        let fields = RuleFields(expression.recurrence ?? "", timeZone: timeZone)
        var text = rhythm(fields)
        guard let start = expression.start else { return text + bounds(fields) }
        let isWithinDays = ["HOURLY", "MINUTELY"].contains(fields.frequency)
        if !expression.grain.isAllDay, !isWithinDays {
            text += expression.end.map { hours(start, $0) } ?? phrases.at + clock(start)
        }
        text += bounds(fields) + phrases.starting.dated + fullDay(start)
        return isWithinDays ? text + phrases.at + clock(start) : text
    }

    private func bounds(_ fields: RuleFields) -> String {
        var text = ""
        if let count = fields.count { text += language == .french ? ", \(count) fois" : ", \(count) times" }
        if let until = fields.until { text += ", " + phrases.until.dated + fullDay(until) }
        return text
    }

    private func rhythm(_ fields: RuleFields) -> String {
        switch language {
        case .french: french(fields)
        case .english: english(fields)
        }
    }

    private func names(_ days: [Int], suffix: String, and: String) -> String {
        let names = days.map { phrases.weekdays[$0 - 1] + suffix }
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + and + last
    }

    private func french(_ fields: RuleFields) -> String {
        let month = fields.month.map { phrases.months[$0 - 1] }
        if let ordinal = fields.ordinal, let day = fields.weekdays.first {
            let ranks = [1: "premier", 2: "deuxième", 3: "troisième", 4: "quatrième", 5: "cinquième", -1: "dernier"]
            let name = "\(ranks[ordinal] ?? "\(ordinal)e") \(phrases.weekdays[day - 1])"
            return month.map { "chaque année le \(name) \(elided($0))" } ?? "chaque \(name) du mois"
        }
        if !fields.weekdays.isEmpty {
            let isRun = fields.weekdays == [1, 2, 3, 4, 5]
            let text = isRun ? "du lundi au vendredi" : "tous les " + names(fields.weekdays, suffix: "s", and: " et ")
            switch fields.interval {
            case 1: return text
            case 2: return text + ", une semaine sur deux"
            default: return text + ", toutes les \(fields.interval) semaines"
            }
        }
        if let day = fields.monthDay {
            if let month { return "chaque année le \(day == 1 ? "1er" : String(day)) \(month)" }
            return day == -1 ? "chaque dernier jour du mois" : "le \(day == 1 ? "1er" : String(day)) de chaque mois"
        }
        let units: [String: (String, String)] = [
            "MINUTELY": ("toutes les ", "minutes"), "HOURLY": ("toutes les ", "heures"),
            "DAILY": ("tous les ", "jours"), "WEEKLY": ("toutes les ", "semaines"),
            "MONTHLY": ("tous les ", "mois"), "YEARLY": ("tous les ", "ans"),
        ]
        guard let unit = units[fields.frequency] else { return "" }
        return unit.0 + (fields.interval == 1 ? "" : "\(fields.interval) ") + unit.1
    }

    private func elided(_ month: String) -> String {
        (month.first.map("aeioué".contains) ?? false ? "d’" : "de ") + month
    }

    private func english(_ fields: RuleFields) -> String {
        let month = fields.month.map { phrases.months[$0 - 1] }
        if let ordinal = fields.ordinal, let day = fields.weekdays.first {
            let ranks = [1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", -1: "last"]
            let name = "\(ranks[ordinal] ?? "\(ordinal)th") \(phrases.weekdays[day - 1])"
            return month.map { "every year on the \(name) of \($0)" } ?? "every \(name) of the month"
        }
        if !fields.weekdays.isEmpty {
            if fields.weekdays == [1, 2, 3, 4, 5], fields.interval == 1 { return "every weekday" }
            let names = names(fields.weekdays, suffix: "", and: " and ")
            switch fields.interval {
            case 1: return "every \(names)"
            case 2: return "every other \(names)"
            default: return "every \(fields.interval) weeks on \(names)"
            }
        }
        if let day = fields.monthDay {
            if let month { return "every year on \(month) \(day)" }
            return day == -1 ? "every last day of the month" : "every month on the \(day)\(suffix(day))"
        }
        let units = [
            "MINUTELY": "minute", "HOURLY": "hour", "DAILY": "day", "WEEKLY": "week", "MONTHLY": "month",
            "YEARLY": "year",
        ]
        guard let unit = units[fields.frequency] else { return "" }
        return fields.interval == 1 ? "every \(unit)" : "every \(fields.interval) \(unit)s"
    }

    private func suffix(_ number: Int) -> String {
        guard !(11...13).contains(number % 100) else { return "th" }
        return [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    }
}
