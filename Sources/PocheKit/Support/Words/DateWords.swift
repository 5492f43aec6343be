import Foundation

/// What is said of dates: why there is none, what the clocks do, places whose hour can be asked.
enum DateWords {
    static func sentence(for error: DateError) -> Localized {
        switch error {
        case .none: Localized(fr: "Je n’y trouve pas de date.", en: "I find no date in it.")
        case .impossible(let reason): sentence(for: reason)
        }
    }

    private static func sentence(for reason: DateError.Reason) -> Localized {
        switch reason {
        case .noSuchDay:
            Localized(fr: "Ce jour n’existe pas dans le calendrier.", en: "There is no such day in the calendar.")
        case .noSuchHour: Localized(fr: "Cette heure n’existe pas.", en: "There is no such time of day.")
        case .weekdayMismatch:
            Localized(
                fr: "Le jour de la semaine et la date ne vont pas ensemble.",
                en: "The weekday and the date do not go together.")
        case .reversed: Localized(fr: "La fin vient avant le début.", en: "The end comes before the beginning.")
        case .outOfRange:
            Localized(fr: "Cette année est hors du calendrier.", en: "That year is outside the calendar.")
        case .unclear:
            Localized(
                fr: "Ces mots peuvent désigner plusieurs moments : dis-le autrement.",
                en: "These words can mean several times: say it another way.")
        case .halfRead:
            Localized(
                fr: "Je ne comprends qu’une partie de ces mots : dis-le autrement.",
                en: "I understand only a part of these words: say it another way.")
        case .empty: Localized(fr: "Zéro fois, c’est jamais.", en: "No times at all is never.")
        }
    }

    static func clockChange(_ change: TimeExpression.ClockChange) -> Localized {
        switch change {
        case .skipped:
            Localized(
                fr: "l’heure dite n’existe pas ce jour-là, les horloges avancent",
                en: "the time that was said does not exist that day, the clocks go forward")
        case .repeated:
            Localized(
                fr: "cette heure vient deux fois ce jour-là, c’est la première",
                en: "this time comes twice that day, it is the first one")
        }
    }

    /// "10 h à Montréal": the hour of another place, by its name in the zone database; "10 h UTC−5" for a zone of no place.
    static func elsewhere(_ clock: String, zone: TimeZone) -> Localized {
        let parts = zone.identifier.split(separator: "/")
        guard parts.count > 1, parts[0] != "Etc", let name = parts.last else {
            let text = "\(clock) \(universal(zone.secondsFromGMT()))"
            return Localized(fr: text, en: text)
        }
        let city = String(name).replacing("_", with: " ")
        return Localized(fr: "\(clock) à \(frenchCities[city] ?? city)", en: "\(clock) in \(city)")
    }

    /// "UTC−5", "UTC+5:30".
    private static func universal(_ seconds: Int) -> String {
        let (hours, minutes) = (abs(seconds) / 3600, abs(seconds) / 60 % 60)
        guard seconds != 0 else { return "UTC" }
        let text = "UTC" + (seconds < 0 ? "−" : "+") + "\(hours)"
        return minutes == 0 ? text : text + (minutes < 10 ? ":0" : ":") + "\(minutes)"
    }

    private static let frenchCities = [
        "Montreal": "Montréal", "London": "Londres", "Brussels": "Bruxelles", "Lisbon": "Lisbonne", "Rome": "Rome",
        "Athens": "Athènes", "Moscow": "Moscou", "Algiers": "Alger", "Cairo": "Le Caire", "Mexico City": "Mexico",
        "Reunion": "La Réunion", "Noumea": "Nouméa", "Beirut": "Beyrouth", "Dubai": "Dubaï", "Kolkata": "Calcutta",
        "Singapore": "Singapour",
    ]
}
