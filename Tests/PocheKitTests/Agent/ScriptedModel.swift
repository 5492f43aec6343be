import Foundation
import LocalModels

@testable import PocheKit

/// A model that says what a test tells it to, and remembers what it was asked.
actor ScriptedModel: AgentModel {
    struct Turn: Sendable {
        let action: ActionName
        var arguments = "{}"
        var words: [String] = []
    }

    private var turns: [Turn] = []
    private(set) var prompts: [String] = []
    /// Those of the prompts that were answered without the conversation.
    private(set) var asides: [String] = []
    /// The schemas that arguments were decoded under, as JSON.
    private(set) var schemas: [String] = []
    private(set) var restarts = 0
    private(set) var recalled: [RecordedTurn] = []
    /// Tokens in use, of 4096.
    var tokens = 100
    private(set) var warmed: [String] = []

    func say(_ turn: Turn) { turns.append(turn) }

    func likelihoods(of choices: [String], answering prompt: String) -> [Double] {
        choices.map { $0 == turns.first?.action.rawValue ? 0 : -20 }
    }

    func arguments(
        _ schema: GenerationSchema, answering prompt: String, startingWith prefix: String
    ) throws -> GeneratedContent {
        prompts.append(prompt)
        schemas.append(String(decoding: try JSONEncoder().encode(schema), as: UTF8.self))
        return try GeneratedContent(json: turns.removeFirst().arguments)
    }

    func text(
        answering prompt: String, startingWith prefix: String, avoiding words: [String]
    ) -> AsyncThrowingStream<String, any Error> {
        prompts.append(prompt)
        let answer = turns.removeFirst().words
        return AsyncThrowingStream { stream in
            for count in answer.indices { stream.yield(answer[...count].joined(separator: " ")) }
            stream.finish()
        }
    }

    func textAside(
        answering prompt: String, startingWith prefix: String, avoiding words: [String]
    ) -> AsyncThrowingStream<String, any Error> {
        asides.append(prompt)
        return text(answering: prompt, startingWith: prefix, avoiding: words)
    }

    /// What was decided needs no answer: the scripted one is dropped.
    func remember(_ turn: RecordedTurn) {
        prompts.append(turn.prompt)
        if !turns.isEmpty { turns.removeFirst() }
    }

    func warm(_ beginning: String) { warmed.append(beginning) }

    func tokenCount(of text: String) -> Int { text.count / 4 }
    func contextUse() -> ContextUse { ContextUse(tokens: tokens, size: 4096) }
    func restart(recalling turns: [RecordedTurn]) { (restarts, recalled) = (restarts + 1, turns) }
    func summarize(asking request: String) throws -> String {
        try Task.checkCancellation()
        return "Maud aime le thé."
    }

    func fill(_ tokens: Int) { self.tokens = tokens }
}
