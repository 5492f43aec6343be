/// What became of the last thing that was to be written: the only ground for saying that it was.
public struct WriteLog: Sendable {
    public enum Outcome: Sendable, Equatable {
        case nothing
        /// A card waits for an answer.
        case waiting
        case written(String)
        case declined(String)
    }

    var last = Outcome.nothing {
        didSet { isFresh = true }
    }
    /// Whether nothing else was said since.
    var isFresh = true

    /// The answer to "c'est bien enregistré ?"; `nil` when the message does not ask that.
    func answer(to turn: TurnContext) -> Localized? {
        if last == .waiting, Self.answersCard(turn) { return TruthWords.waiting }
        guard asksWhetherWritten(turn) else { return nil }
        return switch last {
        case .nothing: TruthWords.nothingWritten
        case .waiting: TruthWords.waiting
        case .written(let sentence): isFresh ? TruthWords.yes(sentence) : TruthWords.last(sentence)
        case .declined(let sentence): TruthWords.no(sentence)
        }
    }

    /// "tu m'as mis le rappel pour le dentiste ?": asks what is kept, and for nothing new.
    static func asksWhatIsKept(_ turn: TurnContext) -> Bool {
        let words = RequestWord.words(of: turn.message)
        let phrases = RequestPhrases.of(turn.language)
        return turn.message.hasSuffix("?") && words.contains { phrases.writings.contains($0.folded) }
            && phrases.pastQuestions.length(at: 0, in: words) > 0
    }

    /// What such a question is about, beside the asking itself: "médecin"; `nil` when it names nothing.
    static func matter(of turn: TurnContext) -> String? {
        let phrases = RequestPhrases.of(turn.language)
        let asking = phrases.writings.union(phrases.aroundWritings).union(phrases.agendaWords)
        let words = RequestWord.words(of: turn.message(without: turn.times))
        let named = words.filter { word in
            !asking.contains(word.folded) && !phrases.attachments.isWhole([word])
                && !SearchWords.stopWords.contains(word.folded) && word.folded.count > 1
        }
        let text = turn.message(without: turn.times)
        return named.isEmpty ? nil : named.map { String(text[$0.range]) }.joined(separator: " ")
    }

    /// "oui vas-y": a card is answered by its keys, so that nothing is written by mistake.
    private static func answersCard(_ turn: TurnContext) -> Bool {
        let words = RequestWord.words(of: turn.message).map(\.folded)
        return (1...6).contains(words.count) && words.allSatisfy(RequestPhrases.of(turn.language).answers.contains)
    }

    /// A short question made of the writing itself and of words of what was written: "tu as noté le code ?" may ask for
    /// another code.
    private func asksWhetherWritten(_ turn: TurnContext) -> Bool {
        let words = turn.message.foldedWords
        guard words.count <= 9, turn.times.isEmpty else { return false }
        let phrases = RequestPhrases.of(turn.language)
        var around = phrases.aroundWritings
        if case .written(let sentence) = last { around.formUnion(sentence.foldedWords) }
        return words.contains(where: phrases.writings.contains)
            && words.allSatisfy { phrases.writings.contains($0) || around.contains($0) }
            && (turn.message.contains("?") || turn.request.opening == nil)
    }
}
