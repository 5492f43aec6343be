import Foundation
@testable import LocalModels
import Testing

@Suite("A session on a real model", .serialized, .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"))
struct SessionTests {
    private let short = GenerationOptions(sampling: .greedy, maximumResponseTokens: 12)
    private typealias GenerationError = LanguageModelSession.GenerationError

    private func model(contextSize: Int = 1024) throws -> SystemLanguageModel {
        SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)), contextSize: contextSize)
    }

    private func recipe() throws -> GenerationSchema {
        let name = DynamicGenerationSchema.Property(name: "name", schema: .init(type: String.self))
        let minutes = DynamicGenerationSchema.Property(
            name: "minutes", schema: .init(type: Int.self, guides: [.range(10...99)]))
        let steps = DynamicGenerationSchema.Property(
            name: "steps", schema: .init(arrayOf: .init(type: String.self), minimumElements: 1, maximumElements: 2))
        return try GenerationSchema(
            root: DynamicGenerationSchema(name: "Recipe", properties: [name, minutes, steps]), dependencies: [])
    }

    @Test("the second turn reads only its own tokens")
    func reuse() async throws {
        let model = try model()
        let session = LanguageModelSession(model: model, instructions: "Answer in one short sentence.")
        try await session.respond(to: "What is the capital of France?", options: short)
        let used = session.tokensInUse
        let question = "And of Italy?"
        try await session.respond(to: question, options: short)
        let timings = await session.timings
        // The last token of the answer before was drawn and not yet read, then come the marks around the prompt.
        let fresh = try await model.tokenCount(for: [
            Transcript.Entry.prompt(.init(segments: [.text(.init(content: question))]))
        ])
        #expect(timings.promptTokens - timings.reusedTokens <= fresh + 8)
        #expect(timings.reusedTokens >= used - 4)
    }

    @Test("text streams in growing snapshots, the last one is the answer")
    func textStream() async throws {
        let session = LanguageModelSession(model: try model())
        let stream = session.streamResponse(to: "Count from one to ten.", options: short)
        #expect(session.isResponding)
        var texts: [String] = []
        for try await snapshot in stream { texts.append(snapshot.content) }
        #expect(texts.count > 1)
        for (before, after) in zip(texts, texts.dropFirst()) { #expect(after.hasPrefix(before)) }
        let response = try await stream.collect()
        #expect(response.content == texts.last)
        #expect(!session.isResponding)
        #expect(session.transcript.count == 2)
        #expect(response.transcriptEntries.count == 2)
    }

    @Test("a structure streams in snapshots that are valid and grow, its numbers only whole")
    func structureStream() async throws {
        let session = LanguageModelSession(model: try model())
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 400)
        var raws: [GeneratedContent] = []
        for try await snapshot in session.streamResponse(
            to: "A recipe for soup.", schema: try recipe(), options: options)
        {
            raws.append(snapshot.rawContent)
        }
        #expect(raws.count > 2)
        for raw in raws {
            #expect(try GeneratedContent(json: raw.jsonString).isComplete)
            if let minutes = try raw.value(Int?.self, forProperty: "minutes") { #expect((10...99).contains(minutes)) }
        }
        for (before, after) in zip(raws, raws.dropFirst()) {
            let old = try before.value(String?.self, forProperty: "name") ?? ""
            #expect(try (after.value(String?.self, forProperty: "name") ?? "").hasPrefix(old))
            #expect(before.id == after.id)
        }
        let last = try #require(raws.last)
        #expect(last.isComplete)
        #expect(try (1...2).contains(last.value([String].self, forProperty: "steps").count))
    }

    @Test("a value of a type")
    func generating() async throws {
        let session = LanguageModelSession(model: try model())
        let response = try await session.respond(to: "Is the sky blue?", generating: Bool.self, options: short)
        #expect(response.rawContent.jsonString == "\(response.content)")
        guard case .structure(let segment)? = session.transcript.last?.responseSegments?.first else {
            Issue.record("the response is not a structure")
            return
        }
        #expect(segment.source == "Bool")
    }

    @Test("one request at a time; the first is not disturbed")
    func concurrent() async throws {
        let session = LanguageModelSession(model: try model())
        let stream = session.streamResponse(to: "Count from one to ten.", options: short)
        await #expect(throws: GenerationError.self) { try await session.respond(to: "Hello", options: self.short) }
        do {
            for try await _ in session.streamResponse(to: "Hello", options: short) {}
            Issue.record("a second request was let in")
        } catch GenerationError.concurrentRequests {}
        #expect(try await !stream.collect().content.isEmpty)
    }

    @Test("a stream that is let go stops the model, and the next request is answered")
    func abandoned() async throws {
        let session = LanguageModelSession(model: try model())
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 500)
        for try await _ in session.streamResponse(to: "Tell a long story.", options: options) { break }
        #expect(!session.isResponding)
        #expect(try await !session.respond(to: "Hello", options: short).content.isEmpty)
        #expect(session.transcript.count == 2)
    }

    @Test("a prompt or an answer too long for the window is an error that the session survives")
    func overflow() async throws {
        let session = LanguageModelSession(model: try model(contextSize: 256))
        let long = String(repeating: "word after word ", count: 200)
        await #expect(throws: GenerationError.self) { try await session.respond(to: long) }
        let endless = GenerationOptions(sampling: .greedy)
        do {
            try await session.respond(
                to: "Write numbers.",
                schema: GenerationSchema(
                    root: .init(arrayOf: .init(type: Int.self), minimumElements: 500), dependencies: []),
                options: endless)
            Issue.record("more than the window was answered")
        } catch GenerationError.exceededContextWindowSize {}
        #expect(session.transcript.isEmpty)
        #expect(try await !session.respond(to: "Hello", options: short).content.isEmpty)
    }

    @Test("a structure cut by the limit is a decoding failure")
    func cut() async throws {
        let session = LanguageModelSession(model: try model())
        do {
            try await session.respond(
                to: "A recipe for soup.", schema: try recipe(),
                options: GenerationOptions(sampling: .greedy, maximumResponseTokens: 6))
            Issue.record("half a structure was taken for a whole one")
        } catch GenerationError.decodingFailure {}
    }

    @Test("a missing model is said to be missing")
    func missing() async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gguf")
        try Data("GGUF".utf8).write(to: url)
        let model = SystemLanguageModel(file: try ModelFile(url: url))
        try FileManager.default.removeItem(at: url)
        do {
            try await LanguageModelSession(model: model).respond(to: "Hello")
            Issue.record("a missing model answered")
        } catch GenerationError.assetsUnavailable {}
    }

    @Test("a conversation is taken up again from its transcript")
    func resumed() async throws {
        let model = try model()
        let first = LanguageModelSession(model: model, instructions: "You are a parrot.")
        try await first.respond(to: "Say hello.", options: short)
        let second = LanguageModelSession(model: model, transcript: first.transcript)
        #expect(second.transcript == first.transcript)
        try await second.respond(to: "Again.", options: short)
        #expect(second.transcript.count == first.transcript.count + 2)
        let timings = await second.timings
        #expect(timings.promptTokens > 30)
    }

    @Test("the beginning of a prompt that is announced is read before it comes")
    func prewarm() async throws {
        let session = LanguageModelSession(model: try model(), instructions: "Be brief.")
        let stem = String(repeating: "A fact that counts. ", count: 20)
        try await session.respond(to: "Hello", options: short)
        session.prewarm(promptPrefix: Prompt(stem))
        while session.engine.warming == nil { await Task.yield() }
        await session.engine.warming?.value
        try await session.respond(to: stem + "So?", options: short)
        let timings = await session.timings
        #expect(timings.promptTokens - timings.reusedTokens < 30)
    }

    @Test("tokens are counted in every form")
    func counting() async throws {
        let model = try model()
        let text = try await model.tokenCount(for: "The sky is blue.")
        #expect((4...6).contains(text))
        #expect(try await model.tokenCount(for: Instructions("The sky is blue.")) == text)
        #expect(try await model.tokenCount(for: Int.generationSchema) > 3)
        #expect(try await model.tokenCount(for: [any Tool]()) == 0)
        #expect(model.supportedLanguages == [Locale.Language(identifier: "en")])
        #expect(model.supportsLocale(Locale(identifier: "en_GB")))
        #expect(!model.supportsLocale(Locale(identifier: "fr_FR")))
    }
}

extension Transcript.Entry {
    fileprivate var responseSegments: [Transcript.Segment]? {
        if case .response(let response) = self { response.segments } else { nil }
    }
}
