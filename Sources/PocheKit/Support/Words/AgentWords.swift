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

    static let privacy = Localized(
        fr:
            "Non, rien ne part\u{202F}: tout reste sur cet appareil, et je réponds sans internet. Tes données sont dans un fichier chiffré et ton calendrier dans des fichiers à toi.",
        en:
            "No, nothing leaves: everything stays on this device, and I answer without the internet. Your data is in an encrypted file, and your calendar in files of your own."
    )
    static let abilities = Localized(
        fr:
            "Je peux te rappeler quelque chose, mettre un rendez-vous au calendrier et te dire ce qui est prévu, noter et retrouver ce que tu me confies, tenir ta liste de tâches, et bavarder un peu. Rien n’est écrit sans que tu le confirmes.",
        en:
            "I can remind you of things, put appointments in your calendar and tell you what is planned, keep and find what you tell me, hold your list of tasks, and chat a little. Nothing is written before you confirm it."
    )

    /// Told to the model after a message that it answers by itself. Without "phrases" it answers in one word, and errs
    /// more often.
    static let replyHint = Localized(
        fr: "(En une phrase complète.)",
        en: "(In one full sentence.)")

    /// After a message that tells something: with a word to begin with, the model speaks to the person instead of repeating
    /// what they said.
    static let friendHint = Localized(
        fr: "(Réponds-moi comme un ami, en une phrase qui commence par « Tu » ou « Ah ».)",
        en: "(Answer me as a friend, in one sentence that begins with “You” or “Oh”.)")

    /// What the person said earlier and may be asking about.
    static func toldBefore(_ sentences: [String]) -> Localized {
        let quoted = sentences.map { $0.oneLine(limit: 200) }
        return Localized(
            fr: "(Je t’ai dit plus tôt : " + quoted.map { "« \($0) »" }.joined(separator: ", puis ") + ".)",
            en: "(I told you earlier: " + quoted.map { "“\($0)”" }.joined(separator: ", then ") + ".)")
    }

    /// After a message that asks for a text, which is as long as it must be.
    static let textHint = Localized(fr: "(Réponds-moi directement.)", en: "(Answer me directly.)")

    /// Said before the hint where the message speaks of time.
    static func presentMoment(_ now: String) -> Localized {
        Localized(fr: "(Nous sommes le \(now).)", en: "(It is \(now).)")
    }

    static func found(_ lines: String) -> Localized {
        Localized(fr: "J'ai montré ceci\u{202F}: \(lines)", en: "I showed this: \(lines)")
    }

    /// What the model is made to have answered to the summary.
    static let understood = Localized(fr: "D’accord.", en: "All right.")

    static func earlier(_ summary: String) -> Localized {
        Localized(
            fr: "Plus tôt dans la conversation\u{202F}: \(summary)", en: "Earlier in the conversation: \(summary)")
    }
}
