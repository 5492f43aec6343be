import Testing

@testable import LocalModels

@Suite(
    "The judge of the tools that a request needs", .serialized,
    .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"), .timeLimit(.minutes(2)))
struct ToolJudgeTests {
    private struct Bell: Tool {
        let name: String
        let description = "Rings."
        let parameters = Bool.generationSchema
        func call(arguments: GeneratedContent) async throws -> String { "" }
    }

    private func model() throws -> SystemLanguageModel {
        SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)), contextSize: 1024)
    }

    @Test("sessions with the same tools share one, and others have their own")
    func shared() throws {
        let model = try model()
        let first = LanguageModelSession(model: model, tools: [Bell(name: "bell")])
        let second = LanguageModelSession(model: model, tools: [Bell(name: "bell")], instructions: "Be brief.")
        let third = LanguageModelSession(model: model, tools: [Bell(name: "gong")])
        #expect(first.judge === second.judge)
        #expect(first.judge !== third.judge)
        #expect(LanguageModelSession(model: model).judge == nil)
    }

    @Test("requests of several sessions at once are judged as they are one by one")
    func concurrent() async throws {
        let judge = ToolJudge([Bell(name: "bell")], model: try model())
        // Longer than a batch: the context is given up between two of them.
        let requests = (1...3).map { String(repeating: "Ring it \($0) times. ", count: 45) }
        var alone: [[Double]] = []
        for request in requests { alone.append(try await judge.likelihoods(request, after: nil)) }
        let together = try await withThrowingTaskGroup { group in
            for (index, request) in requests.enumerated() {
                group.addTask { (index, try await judge.likelihoods(request, after: nil)) }
            }
            return try await group.reduce(into: [Int: [Double]]()) { $0[$1.0] = $1.1 }
        }
        for (index, values) in alone.enumerated() {
            for (value, other) in zip(values, together[index] ?? []) { #expect(abs(value - other) < 0.3) }
            #expect(together[index]?.count == values.count)
        }
    }

    @Test("a request beyond its room decides nothing, and the next one is judged")
    func long() async throws {
        let judge = ToolJudge([Bell(name: "bell")], model: try model())
        let endless = String(repeating: "Ring it once more. ", count: 400)
        #expect(try await judge.need(of: endless, after: nil) == .unclear)
        #expect(try await judge.likelihoods("Ring it.", after: nil).count == 2)
    }
}
