import Synchronization
import Testing

@testable import LocalModels

@Suite(
    "The rounds of a turn", .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"), .timeLimit(.minutes(2)))
struct ToolRoundsTests {
    @Test("a speaker that always calls is heard eight times, and then can only speak; the session goes on")
    func bound() async throws {
        let model = SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)), contextSize: 512)
        let session = LanguageModelSession(model: model, tools: [Counter()])
        let speaker = Caller()
        let request = Request(prompt: Prompt("Count."))
        let exchange = try await session.exchange(request, try session.reserve(), with: speaker) { _ in }
        #expect(speaker.heard == (0..<8).map { "\($0)" } + ["words"])
        #expect(exchange.content.jsonString == "\"enough\"")
        let outputs = exchange.entries.compactMap { entry -> String? in
            if case .toolOutput(let output) = entry { output.segments.text } else { nil }
        }
        #expect(outputs == (1...8).map { "\($0)" })
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 3)
        #expect(try await !session.respond(to: "Hello", options: options).content.isEmpty)
    }
}

/// Adds one.
private struct Counter: Tool {
    let name = "next"
    let description = "The next number."
    let parameters = Int.generationSchema
    func call(arguments: GeneratedContent) async throws -> String { "\(try arguments.value(Int.self) + 1)" }
}

/// Calls with another number each time it may.
private final class Caller: Speaker {
    private let said = Mutex<[String]>([])

    var heard: [String] { said.withLock { $0 } }

    func reply(
        to step: EngineStep, _ form: ByteGrammar?, after made: [Transcript.ToolCall], in context: DecodeContext,
        show: @escaping @Sendable (String) -> Void
    ) async throws -> Reply {
        said.withLock { $0.append("\(made.count)") }
        let call = Transcript.ToolCall(
            id: "\(made.count)", toolName: "next", arguments: GeneratedContent(made.count))
        return .calls([call], words: "", isMarked: true)
    }

    func words(
        _ step: EngineStep, _ form: ByteGrammar?, in context: DecodeContext, show: @escaping @Sendable (String) -> Void
    ) async throws -> Reply {
        guard case .outputs? = step.messages.first else { return .words("nothing was called", isCut: false) }
        said.withLock { $0.append("words") }
        return .words("enough", isCut: false)
    }
}
