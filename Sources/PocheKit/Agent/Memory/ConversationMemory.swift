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

    /// Keeps a message that tells something.
    mutating func learn(_ turn: TurnContext) async {
        guard Self.tells(turn) else { return }
        facts.add(await fact(turn.message))
    }

    func recall(for turn: TurnContext) async -> Recollection {
        guard !facts.isEmpty, !Self.tells(turn) else { return .nothing }
        let phrases = RequestPhrases.of(turn.language)
        let words = RequestWord.words(of: turn.message).map(\.folded)
        let isOwn = words.contains(where: phrases.firstPersons.contains)
        let threshold = isOwn ? SaidFacts.possible : SaidFacts.clear
        guard let found = facts.about(await fact(turn.message), atLeast: threshold) else { return .nothing }
        if !isOwn { return .spokenOf(found.sentences) }
        if found.isClear { return .said(found.sentences) }
        return words.contains(where: phrases.propertyQuestions.contains) ? .saidPerhaps(found.sentences) : .nothing
    }

    /// Whether a message may hold something to be asked about later: neither a question nor an order.
    static func tells(_ turn: TurnContext) -> Bool {
        guard !turn.message.contains("?"), turn.message.count <= SaidFacts.longest else { return false }
        guard turn.request.opening == nil || turn.request.opening == .statement else { return false }
        return turn.message.foldedWords.count >= 3
    }

    private func fact(_ text: String) async -> SaidFacts.Fact {
        SaidFacts.Fact(text, vector: try? await witness?.vector(of: text))
    }
}
