/// How a free reply sounds: what the model is told with the message, and the words it is steered away from.
enum ReplyVoice {
    /// Follows the message: the present moment, which changes, comes last and breaks no prefix. It is told when the
    /// message speaks of time: it costs a third of a second.
    static func hint(for context: TurnContext) -> String {
        let speaksOfTime = !context.times.isEmpty || context.message.foldedWords.contains(where: timeWords.contains)
        guard speaksOfTime else { return AgentWords.replyHint[context.language] }
        let phrases = context.phrases
        let now = phrases.card(TimeExpression(kind: .instant, start: context.now, grain: .minute))
        return AgentWords.replyHint(now: now)[context.language]
    }

    /// Small models say « vous » to everybody. Left free when the message says it, or asks for a text to someone else.
    static func avoidedWords(answering context: TurnContext) -> [String] {
        guard context.language == .french else { return [] }
        let words = context.message.foldedWords
        let isForOthers = words.contains { word in
            textsForOthers.contains(word) || formal.contains(word) || word.hasPrefix("tradui")
        }
        return isForOthers ? [] : ["vous", "votre", "vos"]
    }

    private static let timeWords: Set<String> = [
        "jour", "heure", "date", "mois", "annee", "aujourdhui", "maintenant", "semaine", "day", "time",
        "month", "year", "today", "now", "week",
    ]
    private static let formal: Set<String> = ["vous", "votre", "vos"]
    private static let textsForOthers: Set<String> = [
        "ecris", "ecrire", "redige", "rediger", "mail", "lettre", "courrier", "message", "corrige", "reformule",
        "texte",
    ]
}
