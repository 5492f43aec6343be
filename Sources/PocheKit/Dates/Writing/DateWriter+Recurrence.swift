import Foundation

extension DateWriter {
    /// An RFC 5545 rule in words: "tous les mardis", "every 2 weeks on Friday until June 30, 2026".
    public func recurrence(_ rrule: String) -> String {
        var fields: [String: String] = [:]
        for part in rrule.split(separator: ";") {
            let sides = part.split(separator: "=", maxSplits: 1)
            if sides.count == 2 { fields[sides[0].uppercased()] = String(sides[1]) }
        }
        let interval = fields["INTERVAL"].flatMap { Int($0) } ?? 1
        let days = fields["BYDAY"]?.split(separator: ",").map(String.init) ?? []
        var text = language == .french ? french(fields, interval, days) : english(fields, interval, days)
        if let count = fields["COUNT"] { text += language == .french ? ", \(count) fois" : ", \(count) times" }
        if let until = fields["UNTIL"], let last = day(until) {
            let words = moment(last, isAllDay: true)
            text += language == .french ? " jusqu’au \(words)" : " until \(words)"
        }
        return text
    }

    /// The day of "20260630" or "20260630T215959Z".
    private func day(_ until: String) -> WallTime? {
        let digits = Array(until.prefix(8))
        guard digits.count == 8 else { return nil }
        return WallTime(iso8601: String(digits[0..<4]) + "-" + String(digits[4..<6]) + "-" + String(digits[6..<8]))
    }

    private func names(_ codes: [String], plural: Bool) -> [String] {
        codes.compactMap { code in
            Recurrence.codes.firstIndex(of: String(code.suffix(2))).map {
                DatePhrases.of(language).weekdays[$0] + (plural ? "s" : "")
            }
        }
    }

    private func joined(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + (language == .french ? " et " : " and ") + last
    }

    private func french(_ fields: [String: String], _ interval: Int, _ days: [String]) -> String {
        let month = fields["BYMONTH"].flatMap { Int($0) }
        if let code = days.first, let number = Int(code.dropLast(2)), let name = names([code], plural: false).first {
            let rank = [1: "premier", 2: "deuxième", 3: "troisième", 4: "quatrième", 5: "cinquième", -1: "dernier"]
            return "chaque \(rank[number] ?? String(number)) \(name) du mois"
        }
        if !days.isEmpty {
            let isRun = days == ["MO", "TU", "WE", "TH", "FR"]
            let text = isRun ? "du lundi au vendredi" : "tous les " + joined(names(days, plural: true))
            return interval == 1
                ? text : text + (interval == 2 ? ", une semaine sur deux" : ", toutes les \(interval) semaines")
        }
        if let day = fields["BYMONTHDAY"] {
            if let month { return "chaque année le \(day) \(DatePhrases.of(language).months[month - 1])" }
            return day == "-1" ? "chaque dernier jour du mois" : "le \(day) de chaque mois"
        }
        let units: [String: (String, String)] = [
            "MINUTELY": ("toutes les ", "minutes"), "HOURLY": ("toutes les ", "heures"),
            "DAILY": ("tous les ", "jours"), "WEEKLY": ("toutes les ", "semaines"),
            "MONTHLY": ("tous les ", "mois"), "YEARLY": ("tous les ", "ans"),
        ]
        guard let unit = units[fields["FREQ"] ?? ""] else { return "" }
        return unit.0 + (interval == 1 ? "" : "\(interval) ") + unit.1
    }

    private func english(_ fields: [String: String], _ interval: Int, _ days: [String]) -> String {
        let month = fields["BYMONTH"].flatMap { Int($0) }
        if let code = days.first, let number = Int(code.dropLast(2)), let name = names([code], plural: false).first {
            let rank = [1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", -1: "last"]
            return "every \(rank[number] ?? String(number)) \(name) of the month"
        }
        if !days.isEmpty {
            if days == ["MO", "TU", "WE", "TH", "FR"] { return "every weekday" }
            let names = joined(names(days, plural: false))
            return interval == 1
                ? "every \(names)" : interval == 2 ? "every other \(names)" : "every \(interval) weeks on \(names)"
        }
        if let day = fields["BYMONTHDAY"] {
            if let month { return "every year on \(DatePhrases.of(language).months[month - 1]) \(day)" }
            return day == "-1" ? "every last day of the month" : "on day \(day) of every month"
        }
        let units = [
            "MINUTELY": "minute", "HOURLY": "hour", "DAILY": "day", "WEEKLY": "week", "MONTHLY": "month",
            "YEARLY": "year",
        ]
        guard let unit = units[fields["FREQ"] ?? ""] else { return "" }
        return interval == 1 ? "every \(unit)" : "every \(interval) \(unit)s"
    }
}
