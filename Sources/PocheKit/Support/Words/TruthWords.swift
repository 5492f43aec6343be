/// What the program says of what was written, and of what a model claims was.
enum TruthWords {
    static let nothingWritten = Localized(
        fr: "Non, je n’ai encore rien enregistré depuis le début de cette conversation.",
        en: "No, I have saved nothing yet in this conversation.")
    static let waiting = Localized(
        fr: "Pas encore\u{202F}: la carte attend que tu choisisses [o] ou [n], et rien n’est écrit avant.",
        en: "Not yet: the card waits for you to choose [y] or [n], and nothing is written before.")
    static let falseClaim = Localized(
        fr:
            "Je n’ai rien écrit\u{202F}: je n’écris que ce que tu confirmes sur une carte. Redis-moi ce qu’il faut noter, ajouter ou te rappeler.",
        en:
            "I have written nothing: I only write what you confirm on a card. Tell me again what to note, add or remind you of."
    )
    static let recital = Localized(
        fr: "Mes consignes restent pour moi. Demande-moi plutôt ce que je peux faire.",
        en: "My instructions stay with me. Ask me what I can do instead.")

    static func yes(_ sentence: String) -> Localized { Localized(fr: "Oui. \(sentence)", en: "Yes. \(sentence)") }
    /// When something else was said meanwhile, which may be what is meant.
    static func last(_ sentence: String) -> Localized {
        Localized(fr: "La dernière chose écrite\u{202F}: \(sentence)", en: "The last thing written: \(sentence)")
    }

    static func no(_ sentence: String) -> Localized { Localized(fr: "Non. \(sentence)", en: "No. \(sentence)") }

    /// What the clocks show, here or in a place ("à Tokyo"), and the day there when it is another.
    static func hour(_ clock: String, _ day: String?, place: String?) -> Localized {
        let more = (place.map { " \($0)" } ?? "") + (day.map { ", \($0)" } ?? "")
        return Localized(fr: "Il est \(clock)\(more).", en: "It is \(clock)\(more).")
    }

    static func unknownHour(_ place: String) -> Localized {
        let place = place.oneLine(limit: 60)
        return Localized(
            fr: "Je ne sais pas quelle heure il est \(place). Donne-moi plutôt une grande ville.",
            en: "I don’t know what time it is \(place). Give me a large city instead.")
    }

    static func wait(_ days: Int, inWeeks: Bool, _ day: String) -> Localized {
        switch days {
        case 0: Localized(fr: "C’est aujourd’hui, \(day).", en: "It is today, \(day).")
        case 1: Localized(fr: "C’est demain, \(day).", en: "It is tomorrow, \(day).")
        case 7... where inWeeks:
            Localized(
                fr: "Dans \(count(days, "semaine", "jour", " et "))\u{202F}: \(day).",
                en: "In \(count(days, "week", "day", " and ")): \(day).")
        default: Localized(fr: "Dans \(days) jours\u{202F}: \(day).", en: "In \(days) days: \(day).")
        }
    }

    /// "3 semaines et 1 jour".
    private static func count(_ days: Int, _ week: String, _ day: String, _ and: String) -> String {
        let parts = [(days / 7, week), (days % 7, day)].filter { $0.0 > 0 }
        return parts.map { "\($0.0) \($0.1)\($0.0 > 1 ? "s" : "")" }.joined(separator: and)
    }
}
