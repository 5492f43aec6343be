extension DateWriter {
    /// The rhythm of a rule: "tous les mardis", "chaque premier lundi du mois", "tous les 2 ans le 5 mai".
    func french(_ fields: RuleFields) -> String {
        if let name = frenchOrdinal(fields) { return frenchPeriods(fields, name) }
        if !fields.weekdays.isEmpty {
            let names = fields.weekdays.map { phrases.weekdays[$0 - 1] + "s" }
            let text = fields.isWorkingDays ? "du lundi au vendredi" : "tous les " + listed(names, " et ")
            switch fields.interval {
            case 1: return text
            case 2: return text + ", une semaine sur deux"
            default: return text + ", toutes les \(fields.interval) semaines"
            }
        }
        if !fields.monthDays.isEmpty { return frenchPeriods(fields, frenchDays(fields)) }
        let units: [String: (String, String)] = [
            "MINUTELY": ("toutes les ", "minutes"), "HOURLY": ("toutes les ", "heures"),
            "DAILY": ("tous les ", "jours"), "WEEKLY": ("toutes les ", "semaines"),
            "MONTHLY": ("tous les ", "mois"), "YEARLY": ("tous les ", "ans"),
        ]
        guard let unit = units[fields.frequency] else { return "" }
        // "tous les 15 jours" is a fortnight, "tous les 8 jours" a week.
        if fields.frequency == "DAILY", [8, 15].contains(fields.interval) { return "un jour sur \(fields.interval)" }
        return unit.0 + (fields.interval == 1 ? "" : "\(fields.interval) ") + unit.1
    }

    /// "premier lundi", "dernier jour", "dernier jour ouvré".
    private func frenchOrdinal(_ fields: RuleFields) -> String? {
        let ranks = [1: "premier", 2: "deuxième", 3: "troisième", 4: "quatrième", 5: "cinquième", -1: "dernier"]
        if fields.monthDays == [-1], fields.month == nil { return "dernier jour" }
        guard !fields.ordinals.isEmpty, let day = fields.weekdays.first else { return nil }
        let names = fields.ordinals.map { ranks[$0] ?? ($0 == -2 ? "avant-dernier" : "\($0)e") }
        return "\(listed(names, " et le ", ", le ")) \(fields.isWorkingDays ? "jour ouvré" : phrases.weekdays[day - 1])"
    }

    /// "1er et le 15".
    private func frenchDays(_ fields: RuleFields) -> String {
        listed(fields.monthDays.map { $0 == 1 ? "1er" : $0 == -1 ? "dernier jour" : "\($0)" }, " et le ", ", le ")
    }

    /// A day of each month or year, or of each n-th.
    private func frenchPeriods(_ fields: RuleFields, _ day: String) -> String {
        let isDate = fields.ordinals.isEmpty && fields.monthDays != [-1]
        guard let month = fields.month.map({ phrases.months[$0 - 1] }) else {
            if fields.interval > 1 { return "tous les \(fields.interval) mois le \(day)" }
            return isDate || fields.ordinals.count > 1 ? "le \(day) de chaque mois" : "chaque \(day) du mois"
        }
        let years = fields.interval > 1 ? "tous les \(fields.interval) ans" : "chaque année"
        return "\(years) le \(day) " + (isDate ? month : elided(month))
    }

    private func elided(_ month: String) -> String {
        (month.first.map("aeioué".contains) ?? false ? "d’" : "de ") + month
    }
}
