import Foundation
import Testing

@testable import LocalModels

/// Each in a process of its own: other tests load models meanwhile.
@Suite("Memory", .serialized, .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"))
struct MemoryTests {
    /// A figure of /proc/self/status, in MiB.
    private static func mebibytes(_ field: String) -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(field + ":") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
    }

    @Test("200 turns, in text and under a schema, leave the memory as the first ones did", .timeLimit(.minutes(10)))
    func flat() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let model = SystemLanguageModel(
                file: try ModelFile(url: try #require(TestModels.small)), stateFolder: folder, contextSize: 512)
            let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 6)
            let session = LanguageModelSession(model: model, instructions: "Be brief.")
            var settled = 0
            for turn in 1...200 {
                // The window ends after about fifteen turns.
                if session.tokensInUse > 400 { await session.forget() }
                if turn.isMultiple(of: 4) {
                    try await session.respond(to: "Is \(turn) even?", generating: Bool.self, options: options)
                } else {
                    try await session.respond(to: "What comes after \(turn)?", options: options)
                }
                if turn == 50 { settled = MemoryTests.mebibytes("RssAnon") }
            }
            #expect(settled > 10)
            #expect(MemoryTests.mebibytes("RssAnon") - settled <= 4)
        }
    }

    @Test("sessions that end give back what they held", .timeLimit(.minutes(5)))
    func sessions() async {
        await #expect(processExitsWith: .success) {
            // A context of this size holds 11 MiB. The allocator keeps two or three of them.
            let model = SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)), contextSize: 512)
            var settled = 0
            for number in 1...16 {
                let session = LanguageModelSession(model: model)
                try await session.respond(
                    to: "Hello", options: GenerationOptions(sampling: .greedy, maximumResponseTokens: 2))
                if number == 4 { settled = MemoryTests.mebibytes("RssAnon") }
            }
            #expect(settled > 10)
            #expect(MemoryTests.mebibytes("RssAnon") - settled <= 40)
        }
    }

    @Test("of a model's file that was copied for the processor, little stays in memory besides")
    func released() async {
        await #expect(processExitsWith: .success) {
            let file = try ModelFile(url: try #require(TestModels.small))
            let model = SystemLanguageModel(file: file)
            try await model.load()
            #expect(MemoryTests.mebibytes("RssFile") < 60)
            let answer = try await LanguageModelSession(model: model).respond(
                to: "Hello", options: GenerationOptions(sampling: .greedy, maximumResponseTokens: 3))
            #expect(!answer.content.isEmpty)
        }
    }
}
