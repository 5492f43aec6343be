/// Requests that Poche cannot carry out from the conversation yet. It says so: a model would say that it is done.
enum UnsupportedRequest {
    /// The sentence that answers such a request; `nil` when the message is none.
    static func sentence(for turn: TurnContext) -> Localized? {
        let words = RequestWord.words(of: turn.message)
        if asksToAct(words, turn) { return ToolWords.cannotSend }
        if turn.request.opening == nil, asksForNews(words, turn) { return ToolWords.cannotKnow }
        switch turn.request.opening {
        case .prohibition: return ToolWords.nothingAdded
        case .change: return isAboutTask(turn) ? nil : ToolWords.cannotChange
        case .addressed where isEmpty(turn): return ToolWords.whatToRemind
        case _ where isEmptyNote(words, turn): return ToolWords.whatToNote
        default: return isCorrection(turn) ? ToolWords.cannotChange : nil
        }
    }

    /// "tu peux envoyer un mail à Lucie ?", "commande une pizza".
    private static func asksToAct(_ words: [RequestWord], _ turn: TurnContext) -> Bool {
        let phrases = RequestPhrases.of(turn.language)
        var next = 0
        while case let count = phrases.leads.length(at: next, in: words), count > 0 { next += count }
        let isForMe = phrases.inMyPlace.length(before: words.count, in: words) > 0 && turn.message.hasSuffix("?")
        return phrases.sendings.length(at: next, in: words) > 0 || isForMe
    }

    /// "quel temps fera-t-il demain ?": what only the internet tells, and a model invents.
    private static func asksForNews(_ words: [RequestWord], _ turn: TurnContext) -> Bool {
        words.count <= longestQuestion && RequestPhrases.of(turn.language).news.isIn(words)
            && !ReplyVoice.asksForText(turn)
    }

    /// Words of a question about the world of today.
    private static let longestQuestion = 14

    /// "rappelle-moi demain": of what?
    private static func isEmpty(_ turn: TurnContext) -> Bool {
        let phrases = RequestPhrases.of(turn.language)
        let words = turn.request(without: turn.times).matter.foldedWords
        return turn.times.count <= 1 && !turn.message.foldedWords.contains(where: phrases.alarms.contains)
            && (words.isEmpty || phrases.somethings.contains(words.joined(separator: " ")))
    }

    /// "non, plutôt dimanche": it changes what was said before.
    private static func isCorrection(_ turn: TurnContext) -> Bool {
        guard !turn.times.isEmpty, turn.request.opening == nil else { return false }
        let words = RequestWord.words(of: turn.message(without: turn.times))
        return RequestPhrases.of(turn.language).corrections.isWhole(words)
    }

    /// "note que", "ok note-le": of what?
    private static func isEmptyNote(_ words: [RequestWord], _ turn: TurnContext) -> Bool {
        let phrases = RequestPhrases.of(turn.language)
        if turn.request.opensNote, turn.request.matter.isEmpty { return true }
        var next = 0
        while case let count = phrases.leads.length(at: next, in: words), count > 0 { next += count }
        return phrases.noteTails.isWhole(Array(words.dropFirst(next)))
    }

    private static func isAboutTask(_ turn: TurnContext) -> Bool {
        !turn.namedTasks.isEmpty || turn.message.foldedWords.contains(where: taskWords.contains)
    }

    private static let taskWords: Set<String> = [
        "liste", "tache", "taches", "courses", "list", "task", "tasks", "todo", "item", "shopping",
    ]
}
