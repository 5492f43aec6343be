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

    static func yes(_ sentence: String) -> Localized { Localized(fr: "Oui. \(sentence)", en: "Yes. \(sentence)") }
    /// When something else was said meanwhile, which may be what is meant.
    static func last(_ sentence: String) -> Localized {
        Localized(fr: "La dernière chose écrite\u{202F}: \(sentence)", en: "The last thing written: \(sentence)")
    }

    static func no(_ sentence: String) -> Localized { Localized(fr: "Non. \(sentence)", en: "No. \(sentence)") }
}
