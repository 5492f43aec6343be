/// What the agent says by itself, and what the program tells the model.
enum AgentWords {
    static let empty = Localized(fr: "Écris-moi quelque chose.", en: "Write me something.")
    static let summarize = Localized(
        fr:
            "reply Résume notre conversation en peu de phrases\u{202F}: faits sur moi, décisions, noms, dates, nombres.",
        en: "reply Sum up our conversation in a few sentences: facts about me, decisions, names, dates, numbers.")

    static func tooLong(_ limit: Int) -> Localized {
        Localized(
            fr:
                "Ce message est trop long pour moi (\(limit) caractères au plus). Raccourcis-le ou coupe-le en plusieurs.",
            en: "This message is too long for me (\(limit) characters at most). Shorten it, or cut it in several.")
    }

    /// Told to the model after a message that it answers by itself.
    static let replyHint = Localized(fr: "(Réponds-moi directement.)", en: "(Answer me directly.)")

    static func replyHint(now: String) -> Localized {
        Localized(
            fr: "(Nous sommes le \(now). Réponds-moi directement.)", en: "(It is \(now). Answer me directly.)")
    }

    static func found(_ lines: String) -> Localized {
        Localized(fr: "J'ai montré ceci\u{202F}: \(lines)", en: "I showed this: \(lines)")
    }

    static func earlier(_ summary: String) -> Localized {
        Localized(
            fr: "Plus tôt dans la conversation\u{202F}: \(summary)", en: "Earlier in the conversation: \(summary)")
    }
}
