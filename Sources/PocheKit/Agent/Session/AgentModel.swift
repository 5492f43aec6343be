import LocalModels

/// What the agent asks of a language model. ``SessionModel`` asks a real one; unit tests of the agent's logic script it.
///
/// A prompt given twice in a row is prefilled once: first its likelihoods, then its answer.
public protocol AgentModel: Sendable {
    /// How likely each choice is as the beginning of the answer, in nats.
    func likelihoods(of choices: [String], answering prompt: String) async throws -> [Double]

    /// The arguments of a chosen action, decoded under their schema.
    func arguments(
        _ schema: GenerationSchema, answering prompt: String, startingWith prefix: String
    ) async throws -> GeneratedContent

    /// A free answer that keeps clear of some words. Each element is the whole answer so far.
    func text(
        answering prompt: String, startingWith prefix: String, avoiding words: [String]
    ) async -> AsyncThrowingStream<String, any Error>

    /// A free, short answer given without the conversation, which does not keep it: what a small model said before is what
    /// it says again.
    func textAside(
        answering prompt: String, startingWith prefix: String, avoiding words: [String]
    ) async -> AsyncThrowingStream<String, any Error>

    /// Takes an exchange that needed no model into the conversation.
    func remember(_ turn: RecordedTurn) async throws

    /// Reads in the background what the next prompt begins with, as far as it is known.
    func warm(_ beginning: String) async

    /// Exact number of tokens of a text.
    func tokenCount(of text: String) async throws -> Int

    /// Tokens in use and the size of the window.
    func contextUse() async -> ContextUse

    /// Forgets what was said and starts again from the instructions, which are not read anew, and these turns.
    func restart(recalling turns: [RecordedTurn]) async throws

    /// Sums up the conversation so far, within the window.
    func summarize(asking request: String) async throws -> String
}

/// How much of the context window is taken.
public struct ContextUse: Sendable, Equatable {
    public let tokens: Int
    public let size: Int

    public init(tokens: Int, size: Int) {
        self.tokens = tokens
        self.size = size
    }

    /// 0...1
    public var share: Double { size > 0 ? min(1, Double(tokens) / Double(size)) : 0 }
}

/// One exchange as it is replayed to a new session.
public struct RecordedTurn: Sendable, Equatable {
    public let prompt: String
    public let answer: String

    public init(prompt: String, answer: String) {
        self.prompt = prompt
        self.answer = answer
    }
}
