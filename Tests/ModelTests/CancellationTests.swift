import Foundation
import Synchronization
import Testing

@testable import LocalModels

@Suite(
    "Cancelling a request", .serialized, .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"),
    .timeLimit(.minutes(2)))
struct CancellationTests {
    /// Eight tokens.
    private static let sentence = "One more sentence that says nothing new. "
    private let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 4)

    private func model() throws -> SystemLanguageModel {
        SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)))
    }

    @Test("while the model is loading: the request ends first")
    func loading() async throws {
        // A file of its own, which no other test has mapped.
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gguf")
        try FileManager.default.copyItem(at: try #require(TestModels.small), to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let model = SystemLanguageModel(file: try ModelFile(url: url))
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let gate = DispatchSemaphore(value: 0)
        let load = Task {
            defer { signal.finish() }
            try await model.load { _ in
                signal.yield()
                gate.wait()
                gate.signal()
            }
        }
        for await _ in begun { break }
        let session = LanguageModelSession(model: model)
        let request = Task { [options] in try await session.respond(to: "Hello", options: options).content }
        while !session.isResponding { await Task.yield() }
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(!session.isResponding)
        gate.signal()
        try await load.value
        #expect(try await !session.respond(to: "Hello", options: options).content.isEmpty)
    }

    @Test("while the instructions are read: they are read all the same, for the next request")
    func instructions() async throws {
        let model = try model()
        try await model.load()
        let session = LanguageModelSession(
            model: model, instructions: String(repeating: Self.sentence, count: 80))
        let isRead = Mutex(false)
        let request = Task { [options] in try await session.respond(to: "Hello", options: options).content }
        async let reading: Void = {
            _ = try await session.engine.prepare()
            isRead.withLock { $0 = true }
        }()
        try await Task.sleep(for: .milliseconds(50))
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(!isRead.withLock { $0 })
        try await reading
        try await session.respond(to: "Hello", options: options)
        let timings = await session.timings
        #expect(timings.reusedTokens > 600)
    }

    @Test("while the prompt is read: the rest of it is not")
    func prompt() async throws {
        let model = try model()
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "Hello", options: options)
        let context = try await session.engine.prepare()
        let request = Task { [options] in
            try await session.respond(to: String(repeating: Self.sentence, count: 300), options: options).content
        }
        while await context.held.count < 200 { await Task.yield() }
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(await context.held.count < 2_000)
        #expect(session.transcript.count == 2)
        #expect(try await !session.respond(to: "Hello again", options: options).content.isEmpty)
    }

    @Test("while the answer is written: not one token more")
    func decoding() async throws {
        let session = LanguageModelSession(model: try model())
        let context = try await session.engine.prepare()
        let long = GenerationOptions(sampling: .greedy, maximumResponseTokens: 800)
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let request = Task {
            for try await _ in session.streamResponse(to: "Tell a very long story.", options: long) { signal.yield() }
        }
        for await _ in begun { break }
        // Between two tokens, on the thread that decodes.
        let before = await Task { @Inference in
            request.cancel()
            return context.held.count
        }.value
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(await context.held.count - before <= 1)
        #expect(!session.isResponding)
        #expect(try await !session.respond(to: "Hello", options: options).content.isEmpty)
    }
}
