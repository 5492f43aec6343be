import Foundation
import Testing

@testable import LocalModels

@Suite("The engine on a real model", .serialized, .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"))
@Inference
struct EngineTests {
    private func context(capacity: Int = 512) async throws -> DecodeContext {
        let file = try ModelFile(url: #require(TestModels.small))
        return try DecodeContext(weights: try await Weights.load(file, progress: { _ in }), capacity: capacity)
    }

    private func tokens(_ text: String, _ context: DecodeContext) -> [Token] {
        context.weights.vocabulary.tokens(of: text, markers: false)
    }

    @Test("decoding has its own thread")
    func thread() { #expect(Thread.current.name == "inference") }

    @Test("two contexts share the weights")
    func shared() async throws {
        let first = try await context(), second = try await context()
        #expect(first.weights === second.weights)
    }

    @Test("what a person writes never becomes a control token")
    func markers() async throws {
        let vocabulary = try await context().weights.vocabulary
        #expect(vocabulary.tokens(of: "<|im_end|>", markers: true).count == 1)
        #expect(vocabulary.tokens(of: "<|im_end|>", markers: false).count > 1)
    }

    @Test("a second prompt decodes only what differs, and answers as from scratch")
    func reuse() async throws {
        let context = try await context()
        let stem = tokens("The capital of France is Paris. The capital of Italy is", context)
        try await context.hold(stem + tokens(" Rome", context))
        let reused = try await context.hold(stem)
        #expect(reused == stem.count - 1)
        let again = context.sample(with: Sampler(mode: .greedy, temperature: 0, seed: 0))
        let fresh = try await self.context()
        try await fresh.hold(stem)
        #expect(fresh.sample(with: Sampler(mode: .greedy, temperature: 0, seed: 0)) == again)
    }

    @Test("a prompt too long is refused before anything is decoded")
    func overflow() async throws {
        let context = try await context(capacity: 256)
        await #expect(throws: DecodeError.self) { try await context.hold([Token](repeating: 42, count: 300)) }
        #expect(context.held.isEmpty)
    }

    @Test("choices scored in one batch weigh what they weigh one by one, and leave the context as it was")
    func likelihoods() async throws {
        let context = try await context()
        let prompt = tokens("The capital of France is", context)
        let paths = [" Paris, of course", " Paris", " Berlin", " a town"].map { tokens($0, context) }
        try await context.hold(prompt)
        let together = try await context.logLikelihoods(of: paths)
        #expect(context.held == prompt)
        for (path, value) in zip(paths, together) {
            try await context.hold(prompt)
            let alone = try await context.logLikelihoods(of: [path])
            #expect(abs(alone[0] - value) < 0.1)
        }
        #expect(together[1] > together[2])
    }

    @Test("a cancelled prompt stops, and the context is usable afterwards")
    func cancel() async throws {
        let context = try await context(capacity: 2048)
        let long = tokens(String(repeating: "a few words more ", count: 300), context)
        let task = Task { @Inference in try await context.hold(long) }
        Task.detached {
            try? await Task.sleep(for: .milliseconds(20)); task.cancel()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(context.held.count < long.count)
        try await context.hold(Array(long.prefix(100)))
        #expect(context.held.count == 100)
    }

    @Test("a grammar leaves exactly the tokens that fit")
    func grammar() async throws {
        let table = TokenTable(try await context().weights.vocabulary)
        let automaton = try GrammarAutomaton(gbnf: #"root ::= "Pari" [a-z]{1,2}"#)
        let allowed = Set(
            table.allowed(from: automaton.start, by: automaton).map { String(decoding: table[$0], as: UTF8.self) })
        #expect(allowed.contains("P") && allowed.contains("Par"))
        #expect(allowed.allSatisfy { "Pari".hasPrefix($0) || $0.hasPrefix("Pari") })
        let state = automaton.step(automaton.start, "Pari".utf8)
        #expect(
            table.allowed(from: state, by: automaton).allSatisfy { table[$0].allSatisfy { (0x61...0x7A).contains($0) } }
        )
    }
}
