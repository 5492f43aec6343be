import Foundation
import LocalModels

/// The agent's model, for real: a session of LocalModels that is replaced when its window fills.
public actor SessionModel: AgentModel {
    private let model: SystemLanguageModel
    private let session: LanguageModelSession
    /// For what is answered without the conversation.
    private let aside: LanguageModelSession

    public init(model: SystemLanguageModel, instructions: String) {
        self.model = model
        session = LanguageModelSession(model: model, instructions: instructions)
        aside = LanguageModelSession(model: model, instructions: instructions, room: Self.asideTokens)
    }

    /// Loads the model and reads the instructions ahead of the first message.
    ///
    /// - Parameter progress: called with 0...1 where the instructions have to be read anew.
    public func prepare(progress: @escaping @Sendable (Double) -> Void) async throws {
        try await session.prepare(progress: progress)
    }

    public func likelihoods(of choices: [String], answering prompt: String) async throws -> [Double] {
        try await session.logLikelihoods(of: choices, answering: Prompt(prompt))
    }

    public func arguments(
        _ schema: GenerationSchema, answering prompt: String, startingWith prefix: String
    ) async throws -> GeneratedContent {
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: Self.argumentTokens)
        return try await session.respond(to: Prompt(prompt), startingWith: prefix, schema: schema, options: options)
            .content
    }

    public func text(
        answering prompt: String, startingWith prefix: String, avoiding words: [String]
    ) -> AsyncThrowingStream<String, any Error> {
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: Self.replyTokens)
        return session.textSnapshots(answering: Prompt(prompt), startingWith: prefix, avoiding: words, options: options)
    }

    public func textAside(
        answering prompt: String, startingWith prefix: String, avoiding words: [String]
    ) async -> AsyncThrowingStream<String, any Error> {
        await aside.forget()
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: Self.asideTokens / 2)
        return aside.textSnapshots(answering: Prompt(prompt), startingWith: prefix, avoiding: words, options: options)
    }

    public func remember(_ turn: RecordedTurn) async throws {
        try await session.recall(prompt: turn.prompt, answer: turn.answer)
    }

    public func warm(_ beginning: String) { session.prewarm(promptPrefix: Prompt(beginning)) }

    public func tokenCount(of text: String) async throws -> Int { try await model.tokenCount(for: text) }

    public func contextUse() async -> ContextUse {
        ContextUse(tokens: session.tokensInUse, size: model.contextSize)
    }

    public func restart(recalling turns: [RecordedTurn]) async throws {
        await session.forget()
        for turn in turns { try await session.recall(prompt: turn.prompt, answer: turn.answer) }
    }

    public func summarize(asking request: String) async throws -> String {
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: Self.summaryTokens)
        return try await session.respond(to: Prompt(request), options: options).content
    }

    /// A guard against an answer that does not end: arguments are short, a reply is a page at most.
    private static let argumentTokens = 400
    /// A message of ``SaidFacts/longest`` characters, what it is told with, and a short answer.
    private static let asideTokens = 512
    private static let replyTokens = 600
    private static let summaryTokens = 300
}
