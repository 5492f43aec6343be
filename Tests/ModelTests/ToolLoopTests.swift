import Foundation
import LocalModels
import Synchronization
import Testing

@Suite(
    "Tools, called by the default model", .serialized,
    .enabled(if: TestModels.chat != nil, "Qwen2.5 1.5B is not there"),
    .timeLimit(.minutes(5)))
struct ToolLoopTests {
    private let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 60)
    private static let question = "What is the weather in Brissac?"

    private func session(_ tool: any Tool) throws -> LanguageModelSession {
        LanguageModelSession(
            model: try #require(TestModels.chat), tools: [tool],
            instructions: "You are a helpful assistant. Answer in words; use a tool only for what you cannot know.")
    }

    @Test("a question that needs a tool calls it, and the answer says what it found, in words that stream")
    func called() async throws {
        let tool = WeatherTool { "Hail, 37 degrees in \($0)." }
        let session = try session(tool)
        var texts: [String] = []
        for try await snapshot in session.streamResponse(to: Self.question, options: options) {
            texts.append(snapshot.content)
        }
        #expect(tool.towns == ["Brissac"])
        #expect(texts.last?.contains("37") == true)
        for (before, after) in zip(texts, texts.dropFirst()) { #expect(after.hasPrefix(before)) }
        #expect(texts.allSatisfy { !$0.contains("{") && !$0.contains("```") })
        #expect(session.transcript.map(\.kind) == ["instructions", "prompt", "calls", "output", "response"])
        guard case .toolCalls(let calls) = session.transcript[2], case .toolOutput(let output) = session.transcript[3]
        else { return }
        #expect(calls.first?.id == output.id)
        #expect(output.toolName == "get_weather")
        let timings = await session.timings
        // The last step read only what the tool answered.
        #expect(timings.promptTokens - timings.reusedTokens < 50)
    }

    @Test("a question whose answer only depends on the tool calls it, and so does one that goes on from it")
    func implied() async throws {
        let tool = WeatherTool { "Hail, 37 degrees in \($0)." }
        let session = try session(tool)
        try await session.respond(to: "Do I need an umbrella in Gennes?", options: options)
        #expect(tool.towns == ["Gennes"])
        try await session.respond(to: "And in Chinon?", options: options)
        #expect(tool.towns == ["Gennes", "Chinon"])
    }

    @Test("a question that needs none is answered in words, though the model would call what is not there")
    func notCalled() async throws {
        let tool = WeatherTool { _ in "Hail." }
        let response = try await session(tool).respond(to: "Say hello in French.", options: options)
        #expect(tool.towns.isEmpty)
        #expect(response.content.lowercased().contains("bonjour"))
    }

    @Test("an answer with a form may call first")
    func structured() async throws {
        let tool = WeatherTool { _ in "Hail, 37 degrees." }
        let response = try await session(tool).respond(
            to: "How many degrees is it in Brissac now?", generating: Int.self, includeSchemaInPrompt: false,
            options: options)
        #expect(tool.towns == ["Brissac"])
        #expect(response.content == 37)
    }

    @Test("a tool's error reaches the caller with the tool, and the session goes on")
    func failed() async throws {
        struct NoNetwork: Error {}
        let session = try session(WeatherTool { _ in throw NoNetwork() })
        do {
            try await session.respond(to: Self.question, options: options)
            Issue.record("the failure was hidden")
        } catch let error as LanguageModelSession.ToolCallError {
            #expect(error.underlyingError is NoNetwork)
            #expect(error.tool.name == "get_weather")
        }
        #expect(session.transcript.count == 1)
        #expect(try await !session.respond(to: "Say hello.", options: options).content.isEmpty)
    }

    @Test("a request cancelled while a tool waits ends at once, and other sessions decode meanwhile")
    func cancelled() async throws {
        let (called, signal) = AsyncStream<Void>.makeStream()
        let session = try session(
            WeatherTool { _ in
                signal.yield()
                // A tool that does not heed cancellation: only a request that does not wait for it ends.
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
                return ""
            })
        let options = options
        let request = Task {
            defer { signal.finish() }
            return try await session.respond(to: Self.question, options: options).content
        }
        for await _ in called { break }
        let other = LanguageModelSession(model: try #require(TestModels.chat))
        #expect(try await !other.respond(to: "Hi", options: .init(maximumResponseTokens: 3)).content.isEmpty)
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(!session.isResponding)
        #expect(session.transcript.count == 1)
        #expect(try await !session.respond(to: "Say hello.", options: options).content.isEmpty)
    }
}

private final class WeatherTool: Tool {
    let name = "get_weather"
    let description = "Says the weather in a town now."
    let parameters: GenerationSchema
    private let answer: @Sendable (String) async throws -> String
    private let asked = Mutex<[String]>([])

    init(_ answer: @escaping @Sendable (String) async throws -> String) {
        let town = DynamicGenerationSchema.Property(
            name: "town", description: "the town's name", schema: .init(type: String.self))
        guard let schema = try? GenerationSchema(root: .init(name: "Place", properties: [town]), dependencies: [])
        else {
            preconditionFailure("one property is a schema")
        }
        parameters = schema
        self.answer = answer
    }

    var towns: [String] { asked.withLock { $0 } }

    func call(arguments: GeneratedContent) async throws -> String {
        let town = try arguments.value(String.self, forProperty: "town")
        asked.withLock { $0.append(town) }
        return try await answer(town)
    }
}

extension Transcript.Entry {
    fileprivate var kind: String {
        switch self {
        case .instructions: "instructions"
        case .prompt: "prompt"
        case .toolCalls: "calls"
        case .toolOutput: "output"
        case .response: "response"
        }
    }
}
