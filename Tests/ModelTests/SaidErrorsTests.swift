import Foundation
import Testing

@testable import LocalModels

@Suite(
    "What a session cannot answer", .serialized, .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"),
    .timeLimit(.minutes(2)))
struct SaidErrorsTests {
    private typealias GenerationError = LanguageModelSession.GenerationError
    private let short = GenerationOptions(sampling: .greedy, maximumResponseTokens: 6)

    private func model() throws -> SystemLanguageModel {
        SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)), contextSize: 512)
    }

    @Test("a prompt in a script that none of the model's languages is written in; the next one is answered")
    func language() async throws {
        let session = LanguageModelSession(model: try model())
        do {
            try await session.respond(to: "Какая погода сегодня в городе?", options: short)
            Issue.record("a model of English answered Russian")
        } catch GenerationError.unsupportedLanguageOrLocale {}
        #expect(session.transcript.isEmpty)
        #expect(try await !session.respond(to: "Hello", options: short).content.isEmpty)
    }

    @Test("a value that the model would rather not begin: it says why when it is asked, and goes on in words")
    func refusal() async throws {
        // It has seen only empty answers, and gives one.
        let silence = ["A bird?", "A tree?", "A river?", "A stone?", "A cloud?"].flatMap { question in
            [
                Transcript.Entry.prompt(.init(segments: [.text(.init(content: question))])),
                .response(.init(assetIDs: [], segments: [.text(.init(content: ""))])),
            ]
        }
        let session = LanguageModelSession(model: try model(), transcript: Transcript(entries: silence))
        do {
            try await session.respond(
                to: "A flower?", generating: Int.self, includeSchemaInPrompt: false, options: short)
            Issue.record("a silent model gave a number")
        } catch GenerationError.refusal(let refusal, let context) {
            #expect(!context.debugDescription.isEmpty)
            let explanation = try await refusal.explanation
            #expect(!explanation.content.isEmpty)
        }
        #expect(session.transcript.count == silence.count)
        #expect(!session.isResponding)
    }

    @Test("a form that no grammar expresses is refused before the model is asked")
    func guide() async throws {
        let node = DynamicGenerationSchema(
            name: "Node", properties: [.init(name: "next", schema: .init(referenceTo: "Node"))])
        let session = LanguageModelSession(model: try model())
        do {
            try await session.respond(
                to: "A node", schema: try GenerationSchema(root: node, dependencies: []), options: short)
            Issue.record("a value without an end was generated")
        } catch GenerationError.unsupportedGuide {}
        #expect(session.transcript.isEmpty)
        #expect(try await !session.respond(to: "Hello", options: short).content.isEmpty)
    }

    @Test("a prompt longer than the window says how long it is")
    func window() async throws {
        let session = LanguageModelSession(model: try model())
        try await session.respond(to: "Hello", options: short)
        do {
            try await session.respond(to: String(repeating: "word after word ", count: 400), options: short)
            Issue.record("more than the window was read")
        } catch GenerationError.exceededContextWindowSize(let context) {
            #expect(context.debugDescription.contains("512"))
        }
        #expect(session.transcript.count == 2)
        #expect(try await !session.respond(to: "Hello again", options: short).content.isEmpty)
    }
}
