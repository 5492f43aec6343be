import Foundation

/// Keeps a conversation within the model's window: at 70 % it is summed up, and goes on from the summary.
struct ContextBudget: Sendable {
    /// The share of the window at which room is made.
    static let threshold = 0.7
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

    /// Makes room before a prompt that would pass the threshold.
    mutating func makeRoom(in model: any AgentModel, for prompt: String) async throws {
        guard !turns.isEmpty else { return }
        let use = await model.contextUse()
        let needed = use.tokens + (try await model.tokenCount(of: prompt))
        guard Double(needed) >= Self.threshold * Double(use.size) else { return }
        if let fresh = try? await model.summarize(asking: AgentWords.summarize[language]) {
            summary = fresh.oneLine(limit: Self.summaryLimit)
        }
        try await recycle(model)
    }

    /// A new session from the instructions, the summary and the last turns; without them when even these are too long.
    mutating func recycle(_ model: any AgentModel) async throws {
        let recalled = summary.isEmpty ? "" : AgentWords.earlier(summary)[language]
        do {
            try await model.restart(recalling: recalled, turns: turns)
        } catch {
            turns = []
            try await model.restart(recalling: recalled, turns: [])
        }
    }
}
