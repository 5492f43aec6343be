extension DateWriter {
    /// The rhythm of a rule: "every Tuesday", "every first Monday of the month", "every 2 years on May 5".
    func english(_ fields: RuleFields) -> String {
        if let name = englishOrdinal(fields) { return englishPeriods(fields, name) }
        if !fields.weekdays.isEmpty {
            if fields.isWorkingDays, fields.interval == 1 { return "every weekday" }
            let names = listed(fields.weekdays.map { phrases.weekdays[$0 - 1] }, " and ")
            switch fields.interval {
            case 1: return "every \(names)"
            case 2: return "every other \(names)"
            default: return "every \(fields.interval) weeks on \(names)"
            }
        }
        if !fields.monthDays.isEmpty { return englishPeriods(fields, englishDays(fields)) }
        let units = [
            "MINUTELY": "minute", "HOURLY": "hour", "DAILY": "day", "WEEKLY": "week", "MONTHLY": "month",
            "YEARLY": "year",
        ]
        guard let unit = units[fields.frequency] else { return "" }
        return every(fields.interval, unit)
    }

    /// "first Monday", "last day", "last working day".
    private func englishOrdinal(_ fields: RuleFields) -> String? {
        let ranks = [1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", -1: "last"]
        if fields.monthDays == [-1], fields.month == nil { return "last day" }
        guard !fields.ordinals.isEmpty, let day = fields.weekdays.first else { return nil }
        let names = fields.ordinals.map { ranks[$0] ?? ($0 == -2 ? "second to last" : "\($0)\(suffix($0))") }
        return "\(listed(names, " and ")) \(fields.isWorkingDays ? "working day" : phrases.weekdays[day - 1])"
    }

    /// "1st and 15th" of a month, or "5" beside the name of its month.
    private func englishDays(_ fields: RuleFields) -> String {
        let names = fields.monthDays.map {
            $0 == -1 ? "last day" : fields.month == nil ? "\($0)\(suffix($0))" : "\($0)"
        }
        return listed(names, " and ")
    }

    /// A day of each month or year, or of each n-th.
    private func englishPeriods(_ fields: RuleFields, _ day: String) -> String {
        let isDate = fields.ordinals.isEmpty && fields.monthDays != [-1]
        guard let month = fields.month.map({ phrases.months[$0 - 1] }) else {
            if !isDate, fields.interval == 1 { return "every \(day) of the month" }
            return "\(every(fields.interval, "month")) on the \(day)"
        }
        return "\(every(fields.interval, "year")) on " + (isDate ? "\(month) \(day)" : "the \(day) of \(month)")
    }

    private func every(_ interval: Int, _ unit: String) -> String {
        interval == 1 ? "every \(unit)" : "every \(interval) \(unit)s"
    }

    private func suffix(_ number: Int) -> String {
        guard !(11...13).contains(number % 100) else { return "th" }
        return [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    }
}
