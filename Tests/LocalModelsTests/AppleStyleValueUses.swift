// Small uses of the values around a session, as an app would write them: only the import differs.
import Foundation
import LocalModels

// 109-116: errors that an app's own tests make.
enum Failures {
    typealias GenerationError = LanguageModelSession.GenerationError

    static let window = GenerationError.exceededContextWindowSize(.init(debugDescription: "4650 tokens"))
    static let refusal = GenerationError.refusal(
        GenerationError.Refusal(transcriptEntries: [TranscriptUses.opening]), .init(debugDescription: "no"))
    static let call = LanguageModelSession.ToolCallError(tool: WeatherTool(), underlyingError: CancellationError())
    static func explained(_ refusal: GenerationError.Refusal) async throws -> String {
        var latest = ""
        for try await snapshot in refusal.explanationStream { latest = snapshot.content }
        return latest
    }
    static func isTransient(_ error: any Error) -> Bool {
        switch error as? GenerationError {
        case .rateLimited, .concurrentRequests: true
        default: false
        }
    }
    static func localized(_ error: any LocalizedError) -> String? { error.errorDescription }
    static func asOptionSet(_ context: GenerationError.Context) -> String { context.debugDescription }
    static let schema = GenerationSchema.SchemaError.undefinedReferences(
        schema: "Town", references: ["River"], context: .init(debugDescription: "River"))
}

// 117-124: schemas of every kind of value.
enum Values {
    @Generable struct Every {
        var isOpen: Bool
        var count: Int
        var share: Float
        var length: Double
        var price: Decimal
        var name: String
        var tags: [String]?
        var anything: GeneratedContent
    }

    static let union = GenerationSchema(type: Every.self, description: "One of them", anyOf: [Walk.self, Effort.self])
    static let described = GenerationSchema(
        type: Every.self,
        properties: [
            .init(name: "code", type: String?.self, guides: [/\d+/]), .init(name: "length", type: Double?.self),
        ])
    static let nothing = DynamicGenerationSchema.null
    static let never = Never.generationSchema
    static func json(_ value: some ConvertibleToGeneratedContent) -> String { value.generatedContent.jsonString }
    static func read<Value: ConvertibleFromGeneratedContent>(_ json: String) throws -> Value {
        try Value(GeneratedContent(json: json))
    }
    static func shown<Value: Generable>(_ value: Value) -> Value.PartiallyGenerated { value.asPartiallyGenerated() }
    static let price: GenerationGuide<Decimal> = .range(0...99)
}

// 125-132: transcripts taken apart and put together.
enum Parts {
    static let format = Transcript.ResponseFormat(type: Walk.self)
    static let dynamicFormat = Transcript.ResponseFormat(schema: Effort.generationSchema)
    static let prompt = Transcript.Prompt(
        id: "p", segments: [.structure(.init(id: "s", source: "Walk", content: ContentUses.structure))],
        options: .init(temperature: 0.2), responseFormat: format)
    static func names(_ calls: Transcript.ToolCalls) -> [String] { calls.map(\.toolName).sorted() }
    static func title(_ entry: Transcript.Entry) -> String {
        switch entry {
        case .instructions(let instructions): instructions.toolDefinitions.map(\.name).joined()
        case .prompt(let prompt): prompt.responseFormat?.name ?? "prompt"
        case .toolCalls(let calls): names(calls).joined()
        case .toolOutput(let output): output.toolName
        case .response(let response): response.assetIDs.joined()
        @unknown default: entry.id
        }
    }
    static func words(_ segment: Transcript.Segment) -> String {
        switch segment {
        case .text(let text): text.content
        case .structure(let structure): "\(structure.source) \(structure.content.jsonString)"
        @unknown default: segment.id
        }
    }
    static func tail(_ transcript: Transcript) -> Transcript { Transcript(entries: transcript.suffix(2)) }
    static func printed(_ transcript: Transcript) -> String { "\(transcript)" }
}

// 133-139: what else a session and its model are asked for.
struct Rest {
    let session: LanguageModelSession

    static let lenient = SystemLanguageModel(useCase: .general, guardrails: .permissiveContentTransformations)
    static let categories = LanguageModelFeedback.Issue.Category.allCases
    static let sentiments = LanguageModelFeedback.Sentiment.allCases

    func praise() -> Data { session.logFeedbackAttachment(sentiment: .positive) }
    func correct() -> Data {
        session.logFeedbackAttachment(
            sentiment: .negative, issues: [.init(category: .incorrect)], desiredResponseContent: Effort.gentle)
    }
    func reword() -> Data { session.logFeedbackAttachment(sentiment: .neutral, desiredResponseText: "Three fords.") }
    @PromptBuilder func seasonal() -> Prompt {
        PromptUses.Season()
        if #available(macOS 26, iOS 26, *) { "It is new." }
        ContentUses.structure
    }
}
