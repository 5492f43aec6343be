import Foundation
import Synchronization
import Testing

@testable import LocalModels

@Suite(
    "Instructions that an earlier session read", .serialized,
    .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"), .timeLimit(.minutes(2)))
struct KeptInstructionsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 8)
    private static let instructions = String(repeating: "Answer in one short sentence. ", count: 30)

    /// Answers as a program that has just started, but for the weights.
    private func answer() async throws -> (text: String, read: Int, instructions: Int) {
        let model = SystemLanguageModel(
            file: try ModelFile(url: try #require(TestModels.small)), stateFolder: folder, contextSize: 512)
        let session = LanguageModelSession(model: model, instructions: Self.instructions)
        let isRead = Mutex(false)
        try await session.prepare { _ in isRead.withLock { $0 = true } }
        let text = try await session.respond(to: "What is the capital of France?", options: options).content
        let timings = await session.timings
        let instructions = await session.engine.opening.count
        let read = timings.promptTokens - timings.reusedTokens
        return (text, read + (isRead.withLock { $0 } ? instructions : 0), instructions)
    }

    private func state() throws -> URL {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count == 1)
        return try #require(files.first)
    }

    @Test("are not read again, and the answer is the same")
    func kept() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try await answer()
        #expect(first.instructions > 150)
        #expect(first.read > first.instructions)
        let second = try await answer()
        #expect(second.read == first.read - first.instructions)
        #expect(second.text == first.text)
    }

    @Test("are read again where their state was cut, and kept once more")
    func cut() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try await answer()
        let whole = try Data(contentsOf: try state())
        for length in [0, 7, whole.count / 3, whole.count - 1] {
            try whole.prefix(length).write(to: try state())
            let again = try await answer()
            #expect(again.read == first.read)
            #expect(again.text == first.text)
            #expect(try Data(contentsOf: try state()).count == whole.count)
        }
        #expect(try await answer().read < first.read)
    }
}
