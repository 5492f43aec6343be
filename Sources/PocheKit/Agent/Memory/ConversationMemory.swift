/// Keeps what a person tells, and finds it again when they ask.
struct ConversationMemory: Sendable {
    private var facts = SaidFacts()
    private let witness: SentenceWitness?

    init(witness: SentenceWitness?) { self.witness = witness }

    /// What of the past serves a message.
    enum Recollection: Sendable, Equatable {
        case nothing
        /// The person asks about themselves and said it: their own words are the answer.
        case said([String])
        /// The same, where these words are only the nearest.
        case saidPerhaps([String])
        /// They ask about something they spoke of.
        case spokenOf([String])
    }

    /// Keeps what was told now.
    mutating func keep(_ fact: SaidFacts.Fact) { facts.add(fact) }

    /// Keeps what was told before all that is known, oldest first.
    mutating func keep(earlier: [SaidFacts.Fact]) { facts.add(earlier: earlier) }

    /// What a message tells; `nil` when it tells nothing.
    func fact(toldBy turn: TurnContext) async -> SaidFacts.Fact? {
        Self.tells(turn) ? await fact(turn.message) : nil
    }

    func recall(for turn: TurnContext) async -> Recollection {
        let phrases = RequestPhrases.of(turn.language)
        let words = RequestWord.words(of: turn.message).map(\.folded)
        let asks =
            turn.message.contains("?")
            ? Self.isQuestion(turn.message) : words.prefix(3).contains(where: phrases.propertyQuestions.contains)
        guard !facts.isEmpty, asks else { return .nothing }
        let isOwn = words.contains(where: phrases.firstPersons.contains)
        let threshold = isOwn ? SaidFacts.possible : SaidFacts.clear
        guard let found = facts.about(await fact(turn.message), atLeast: threshold) else { return .nothing }
        if !isOwn { return .spokenOf(found.sentences) }
        if found.isClear { return .said(found.sentences) }
        return words.contains(where: phrases.propertyQuestions.contains) ? .saidPerhaps(found.sentences) : .nothing
    }

    /// Whether a message may hold something to be asked about later: neither a question nor an order.
    static func tells(_ turn: TurnContext) -> Bool {
        guard !isQuestion(turn.message), turn.message.count <= SaidFacts.longest else { return false }
        guard turn.request.opening == nil || turn.request.opening == .statement else { return false }
        return turn.message.foldedWords.count >= 3
    }

    /// Whether a message ends by asking.
    static func isQuestion(_ message: String) -> Bool { message.last { !$0.isWhitespace && $0 != "!" } == "?" }

    private func fact(_ text: String) async -> SaidFacts.Fact {
        SaidFacts.Fact(text, vector: try? await witness?.vector(of: text))
    }
}
