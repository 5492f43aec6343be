import Foundation
import Synchronization
import Testing

@testable import LocalModels

@Suite("The outputs of the calls of one step")
struct ToolOutputTests {
    /// No model is asked here: the calls are made.
    private func session(_ tools: any Tool...) throws -> LanguageModelSession {
        let model = SystemLanguageModel(stateFolder: nil, contextSize: 512) { () throws(ModelFileError) in
            throw .missing("none")
        }
        return LanguageModelSession(model: model, tools: tools)
    }

    private func call(_ tool: String, _ number: Int) -> Transcript.ToolCall {
        .init(id: "call-\(number)", toolName: tool, arguments: GeneratedContent(properties: ["number": number]))
    }

    @Test("calls run at the same time, and their outputs come in the order of the calls")
    func together() async throws {
        // Each waits until all have begun: one after the other they would wait for ever.
        let meeting = Meeting(of: 3)
        let session = try session(
            NumberTool(name: "wait") {
                await meeting.join(); return "\($0)"
            })
        let outputs = try await session.outputs(of: (1...3).map { call("wait", $0) })
        #expect(outputs.map(\.id) == ["call-1", "call-2", "call-3"])
        #expect(outputs.map(\.segments.text) == ["1", "2", "3"])
    }

    @Test("of two tools each does its own call")
    func two() async throws {
        let session = try session(NumberTool(name: "double") { "\($0 * 2)" }, NumberTool(name: "next") { "\($0 + 1)" })
        let outputs = try await session.outputs(of: [call("next", 4), call("double", 4)])
        #expect(outputs.map(\.segments.text) == ["5", "8"])
        #expect(outputs.map(\.toolName) == ["next", "double"])
    }

    @Test("a tool that throws is named in the error, and the other calls are cancelled")
    func failing() async throws {
        struct Broken: Error {}
        let isCancelled = Mutex(false)
        let (ended, signal) = AsyncStream<Void>.makeStream()
        let session = try session(
            NumberTool(name: "broken") { _ in throw Broken() },
            NumberTool(name: "slow") { _ in
                defer { signal.finish() }
                do { try await Task.sleep(for: .seconds(60)) } catch { isCancelled.withLock { $0 = true } }
                return ""
            })
        do {
            _ = try await session.outputs(of: [call("broken", 1), call("slow", 2)])
            Issue.record("the failure was hidden")
        } catch let error as LanguageModelSession.ToolCallError {
            #expect(error.tool.name == "broken")
            #expect(error.underlyingError is Broken)
            #expect(error.errorDescription?.hasPrefix("The tool “broken” failed: ") == true)
        }
        for await _ in ended {}
        #expect(isCancelled.withLock { $0 })
    }

    @Test("arguments that the tool's type refuses are the tool's failure")
    func refused() async throws {
        let session = try session(NumberTool(name: "double") { "\($0 * 2)" })
        let call = Transcript.ToolCall(id: "1", toolName: "double", arguments: GeneratedContent("four"))
        await #expect(throws: LanguageModelSession.ToolCallError.self) { try await session.outputs(of: [call]) }
    }

    @Test("a tool that is not there cannot be called")
    func unknown() async throws {
        let session = try session(NumberTool(name: "double") { "\($0 * 2)" })
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.outputs(of: [call("triple", 1)])
        }
    }
}

@Generable
private struct Number {
    let number: Int
}

private struct NumberTool: Tool {
    let name: String
    let description = "Does something with a number."
    let answer: @Sendable (Int) async throws -> String

    init(name: String, _ answer: @escaping @Sendable (Int) async throws -> String) {
        self.name = name
        self.answer = answer
    }

    func call(arguments: Number) async throws -> String { try await answer(arguments.number) }
}

/// Lets nobody go on before all are there.
private actor Meeting {
    private let size: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(of size: Int) { self.size = size }

    func join() async {
        guard waiting.count + 1 < size else {
            waiting.forEach { $0.resume() }
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }
}
