import Foundation
import LocalModels
import Testing

@Suite("Cancelling a request", .serialized, .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"))
struct CancellationTests {
    private static let long = String(repeating: "One more sentence that says nothing new. ", count: 120)
    private let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 4)

    private func model() throws -> SystemLanguageModel {
        SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)))
    }

    /// How long a request that is cancelled after a delay takes to end.
    private func ending(after delay: Duration, _ request: @escaping @Sendable () async throws -> Void) async -> Duration
    {
        let task = Task { try await request() }
        try? await Task.sleep(for: delay)
        let start = ContinuousClock.now
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        return start.duration(to: .now)
    }

    @Test("while the model is loading")
    func loading() async throws {
        let session = LanguageModelSession(model: try model())
        let options = options
        #expect(await ending(after: .zero) { _ = try await session.respond(to: "Hello", options: options) } < Self.soon)
        #expect(!session.isResponding)
        #expect(try await !session.respond(to: "Hello", options: options).content.isEmpty)
    }

    @Test("while the instructions are read: they are read all the same, for the next request")
    func instructions() async throws {
        let model = try model()
        try await model.load()
        let session = LanguageModelSession(model: model, instructions: Self.long)
        let options = options
        let delay = Duration.milliseconds(200)
        #expect(await ending(after: delay) { _ = try await session.respond(to: "Hello", options: options) } < Self.soon)
        try await session.respond(to: "Hello", options: options)
        let timings = await session.timings
        #expect(timings.reusedTokens > 800)
    }

    @Test("while the prompt is read")
    func prompt() async throws {
        let model = try model()
        try await model.load()
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "Hello", options: options)
        let options = options
        let taken = await ending(after: .milliseconds(200)) {
            _ = try await session.respond(to: Self.long, options: options)
        }
        #expect(taken < Self.soon)
        #expect(session.transcript.count == 2)
        #expect(try await !session.respond(to: "Hello again", options: options).content.isEmpty)
    }

    /// Felt as at once; a busy test machine needs the margin.
    private static let soon = Duration.milliseconds(250)
}
