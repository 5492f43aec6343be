import Foundation
import LocalModels
import Testing

@Suite(
    "Ending the program", .serialized, .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"),
    .timeLimit(.minutes(2)))
struct LeavingTests {
    @Test("while a request is computed ends it well", arguments: [0, 20, 50, 90, 150, 300])
    func amidAnAnswer(milliseconds: Int) async throws {
        await #expect(processExitsWith: .exitCode(7)) { [milliseconds = milliseconds as Int] in
            let model = SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)))
            try await model.load()
            let session = LanguageModelSession(
                model: model, instructions: String(repeating: "Nothing that matters is said here. ", count: 150))
            let request = Task { try await session.respond(to: "Tell me a long story.") }
            try await Task.sleep(for: .milliseconds(milliseconds))
            exit(request.isCancelled ? 0 : 7)
        }
    }
}
