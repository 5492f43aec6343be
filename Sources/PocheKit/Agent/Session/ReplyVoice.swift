/// How a free reply sounds: what the model is told with the message, and the words it is steered away from.
enum ReplyVoice {
    /// The answer in what a model wrote: where it begins another one ("reply" on a line of its own), this one is over.
    static func answer(in text: String) -> (answer: String, isOver: Bool) {
        guard let next = text.firstRange(of: /\n\s*reply\s*(\n|$)/) else { return (text, false) }
        return (text[..<next.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines), true)
    }

    /// Follows the message: the present moment, which changes, comes last and breaks no prefix. It is told when the
    /// message speaks of time: it costs a third of a second.
    static func hint(for context: TurnContext) -> String {
        let words = context.message.foldedWords
        let hint =
            asksForText(context)
            ? AgentWords.textHint : tellsSomething(context) ? AgentWords.friendHint : AgentWords.replyHint
        var lines = [hint[context.language]]
        if !context.told.isEmpty { lines.insert(AgentWords.toldBefore(context.told)[context.language], at: 0) }
        if !context.times.isEmpty || words.contains(where: timeWords.contains) {
            let now = context.phrases.card(TimeExpression(kind: .instant, start: context.now, grain: .minute))
            lines.insert(AgentWords.presentMoment(now)[context.language], at: 0)
        }
        return lines.joined(separator: "\n")
    }

    /// Small models say « vous » to everybody, and repeat « ma chienne » as if it were theirs. Left free when the message
    /// says « vous », or asks for a text to someone else.
    static func avoidedWords(answering context: TurnContext) -> [String] {
        guard !asksForText(context) else { return [] }
        let isFormal = context.message.foldedWords.contains(where: formal.contains)
        let repeated = context.told.isEmpty ? [] : context.language == .french ? ["mon", "ma", "mes"] : ["my"]
        return repeated + (context.language == .french && !isFormal ? formalWords : [])
    }

    /// Whether the message wants a text that is not a reply: what it says is said by somebody else.
    static func asksForText(_ context: TurnContext) -> Bool {
        context.message.foldedWords.contains {
            textWords.contains($0) || $0.hasPrefix("tradui") || $0.hasPrefix("translat")
        }
    }

    /// Whether the message tells something of the person and asks for nothing: a small model repeats it, or refuses.
    static func tellsSomething(_ context: TurnContext) -> Bool {
        let said = RequestWord.words(of: context.message)
        let leads = RequestPhrases.of(context.language).leads
        var next = 0
        while case let count = leads.length(at: next, in: said), count > 0 { next += count }
        guard next < said.count, !ConversationMemory.isQuestion(context.message) else { return false }
        let words = said.map(\.folded)
        return (tellers.contains(words[next]) || context.tellsOfPast) && !words.contains(where: askers.contains)
    }

    private static let tellers: Set<String> = [
        "je", "j", "jai", "on", "nous", "il", "elle", "ils", "elles", "c", "ca", "mon", "ma", "mes", "notre", "nos",
        "i",
        "we", "he", "she", "they", "it", "my", "our",
    ]
    private static let askers: Set<String> = [
        "comment", "combien", "pourquoi", "quoi", "quel", "quelle", "quels", "quelles", "ou", "qui", "quand",
        "veux", "voudrais", "aimerais", "savoir", "besoin", "dois", "faut", "tu", "toi", "vous", "how", "why", "what",
        "which", "where", "who", "when", "want", "would", "like", "know", "need", "you", "your",
    ]
    private static let timeWords: Set<String> = [
        "jour", "heure", "date", "mois", "annee", "aujourdhui", "maintenant", "semaine", "day", "time",
        "month", "year", "today", "now", "week",
    ]
    private static let formal: Set<String> = ["vous", "votre", "vos"]
    private static let formalWords = ["vous", "votre", "vos", "allez", "avez", "pouvez", "voulez", "êtes"]
    private static let textWords: Set<String> = [
        "ecris", "ecrire", "redige", "rediger", "mail", "lettre", "courrier", "message", "corrige", "reformule",
        "texte", "write", "letter", "email", "rewrite",
    ]
}
