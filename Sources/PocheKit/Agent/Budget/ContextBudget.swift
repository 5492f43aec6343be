import Foundation

/// Keeps a conversation within the model's window: at 70 % it is summed up while nobody waits, and goes on from the
/// summary.
struct ContextBudget: Sendable {
    /// The share of the window at which room is made between two messages.
    static let threshold = 0.7
    /// The share at which room is made before a message is answered: the longest reply fits in the rest.
    static let limit = 0.85
    /// Turns kept as they were said.
    static let keptTurns = 3
    /// Characters of a summary: about 350 tokens.
    static let summaryLimit = 1_200

    private let language: Language
    private var turns: [RecordedTurn] = []
    private var summary = ""

    init(language: Language) { self.language = language }

    mutating func record(_ turn: RecordedTurn) {
        turns.append(turn)
        if turns.count > Self.keptTurns { turns.removeFirst() }
    }

    /// Makes room before a prompt that would pass the limit.
    mutating func makeRoom(in model: any AgentModel, for prompt: String) async throws {
        guard !turns.isEmpty else { return }
        let tokens = try await model.tokenCount(of: prompt)
        try await makeRoom(in: model, for: tokens, from: Self.limit)
    }

    /// Makes room ahead of the next message. Cancelling the task leaves the conversation as it was.
    mutating func makeRoom(in model: any AgentModel) async throws {
        try await makeRoom(in: model, for: 0, from: Self.threshold)
    }

    private mutating func makeRoom(in model: any AgentModel, for tokens: Int, from share: Double) async throws {
        let use = await model.contextUse()
        guard !turns.isEmpty, Double(use.tokens + tokens) >= share * Double(use.size) else { return }
        if let fresh = try? await model.summarize(asking: AgentWords.summarize[language]) {
            summary = fresh.oneLine(limit: Self.summaryLimit)
        }
        try Task.checkCancellation()
        try await recycle(model)
    }

    /// A new session from the instructions, the summary and the last turns; without them when even these are too long.
    mutating func recycle(_ model: any AgentModel) async throws {
        let earlier = RecordedTurn(
            prompt: AgentWords.earlier(summary)[language],
            answer: "\(ActionName.reply.rawValue)\n\(AgentWords.understood[language])")
        let recalled = summary.isEmpty ? [] : [earlier]
        do {
            try await model.restart(recalling: recalled + turns)
        } catch {
            turns = []
            try await model.restart(recalling: recalled)
        }
    }
}
