import Testing

@testable import LocalModels

@Suite(
    "The length of a call", .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"), .timeLimit(.minutes(5)))
struct CallLimitTests {
    private struct Listing: Tool {
        let name = "list"
        let description = "Lists numbers."
        let parameters: GenerationSchema
        func call(arguments: GeneratedContent) async throws -> String { "" }
    }

    @Test("a call that does not end is cut and said to be, whatever the limit for words; the session goes on")
    func endless() async throws {
        // Long elements, of which the model chooses only the beginning: they are read in batches.
        let tail = String(repeating: " and so on", count: 40)
        let element = DynamicGenerationSchema(name: "Number", anyOf: ["one" + tail, "two" + tail])
        let numbers = DynamicGenerationSchema(arrayOf: element, minimumElements: 20)
        let tool = Listing(
            parameters: try GenerationSchema(
                root: .init(name: "Numbers", properties: [.init(name: "numbers", schema: numbers)]),
                dependencies: []))
        let model = SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)), contextSize: 1024)
        let session = LanguageModelSession(model: model, tools: [tool])
        let context = try await session.engine.prepare()
        await session.engine.beginTurn()
        var step = EngineStep(messages: [.user("List many numbers.")])
        step.options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 4)
        do {
            _ = try await session.calls(.init(tool: "list", isMarked: true), after: "", step, in: context)
            Issue.record("a call without an end was taken")
        } catch LanguageModelSession.GenerationError.decodingFailure {}
        let timings = await session.engine.timings
        #expect((380...LanguageModelSession.maximumCallTokens).contains(timings.decodedTokens))
        #expect(try await !session.respond(to: "Hello", options: step.options).content.isEmpty)
    }
}
