// Small uses of a session, as an app would write them: only the import differs. They are compiled; what a model answers
// is tested where there is one.
import Foundation
import LocalModels
import Observation

// 63-69: sessions made in every way.
enum Sessions {
    static func plain() -> LanguageModelSession { LanguageModelSession() }
    static func instructed() -> LanguageModelSession { LanguageModelSession(instructions: "You know the hills.") }
    static func prepared() -> LanguageModelSession { LanguageModelSession(instructions: PromptUses.instructions) }
    static func built(speaks language: String?) -> LanguageModelSession {
        LanguageModelSession(model: .default, tools: [WeatherTool(), FindWalks()]) {
            "You know the hills."
            if let language { "Answer in \(language)." }
        }
    }
    static func equipped() -> LanguageModelSession {
        LanguageModelSession(tools: [WeatherTool()], instructions: "Look before you answer.")
    }
    static func resumed(_ transcript: Transcript) -> LanguageModelSession {
        LanguageModelSession(tools: [WeatherTool()], transcript: transcript)
    }
    static func forTags() -> LanguageModelSession {
        LanguageModelSession(model: SystemLanguageModel(useCase: .contentTagging, guardrails: .default))
    }
}

// 70-82: requests in every form.
struct Requests {
    let session: LanguageModelSession

    func text() async throws -> String { try await session.respond(to: "Where shall we walk?").content }
    func prompted() async throws -> String { try await session.respond(to: PromptUses.plain).content }
    func withOptions() async throws -> LanguageModelSession.Response<String> {
        try await session.respond(to: "Where shall we walk?", options: PromptUses.careful)
    }
    func builder(place: String) async throws -> String {
        let response = try await session.respond(options: PromptUses.lively) {
            "Suggest a walk."
            "Near \(place)."
        }
        return response.content
    }
    func ignored() async throws { try await session.respond(to: "Remember that I like rivers.") }
    func structure() async throws -> Walk { try await session.respond(to: "A walk", generating: Walk.self).content }
    func inferred() async throws -> Outing {
        let response: LanguageModelSession.Response<Outing> = try await session.respond(to: PromptUses.plain)
        return response.content
    }
    func list() async throws -> [Walk.Stop] {
        try await session.respond(to: "The fords", generating: [Walk.Stop].self, includeSchemaInPrompt: false).content
    }
    func number() async throws -> Int { try await session.respond(to: "How far?", generating: Int.self).content }
    func structureBuilder() async throws -> Effort {
        try await session.respond(generating: Effort.self) { "How hard is it?" }.content
    }
    func dynamic() async throws -> String {
        let schema = try SchemaUses.placeSchema()
        return try await session.respond(to: "A place", schema: schema).content.value(forProperty: "name")
    }
    func dynamicBuilder() async throws -> GeneratedContent {
        let schema = try SchemaUses.placeSchema()
        return try await session.respond(schema: schema, includeSchemaInPrompt: false) { "A place" }.content
    }
    func entries() async throws -> [String] {
        try await session.respond(to: "Where?").transcriptEntries.map(\.id)
    }
}

// 83-91: streams in every form.
struct Streams {
    let session: LanguageModelSession

    func text() async throws -> String {
        var latest = ""
        for try await snapshot in session.streamResponse(to: "Where shall we walk?") { latest = snapshot.content }
        return latest
    }
    func prompted() async throws -> Int {
        var count = 0
        for try await _ in session.streamResponse(to: PromptUses.plain, options: PromptUses.careful) { count += 1 }
        return count
    }
    func builder() async throws -> String {
        try await session.streamResponse { "Where shall we walk?" }.collect().content
    }
    @MainActor
    func structure(show: (Walk.PartiallyGenerated) -> Void) async throws {
        for try await snapshot in session.streamResponse(to: "A walk", generating: Walk.self) { show(snapshot.content) }
    }
    func titles() async throws -> [String] {
        let stream = session.streamResponse(to: "Three walks", generating: [Walk].self)
        return try await stream.collect().content.map(\.title)
    }
    func structureBuilder() async throws -> Double? {
        var length: Double?
        let stream = session.streamResponse(generating: Walk.self, options: PromptUses.open) { "A walk" }
        for try await partial in stream { length = partial.content.length }
        return length
    }
    func raw() async throws -> String {
        var json = ""
        let schema = try SchemaUses.placeSchema()
        for try await snapshot in session.streamResponse(to: "A place", schema: schema) {
            json = snapshot.rawContent.jsonString
        }
        return json
    }
    func dynamicBuilder() async throws -> GeneratedContent {
        let schema = try SchemaUses.placeSchema()
        return try await session.streamResponse(schema: schema) { "A place" }.collect().content
    }
    func byHand() async throws -> String? {
        var iterator = session.streamResponse(to: "Where?").makeAsyncIterator()
        return try await iterator.next()?.content
    }
}

// 92-99: what goes wrong, and what a session says of itself.
struct Circumstances {
    let session: LanguageModelSession

    func outcome(of prompt: String) async -> String {
        do {
            return try await session.respond(to: prompt).content
        } catch let error as LanguageModelSession.ToolCallError {
            return "\(error.tool.name): \(error.underlyingError)"
        } catch LanguageModelSession.GenerationError.exceededContextWindowSize(let context) {
            return context.debugDescription
        } catch LanguageModelSession.GenerationError.refusal(let refusal, _) {
            return (try? await refusal.explanation.content) ?? "no"
        } catch let error as LanguageModelSession.GenerationError {
            return [error.errorDescription, error.failureReason, error.recoverySuggestion].compactMap(\.self).joined()
        } catch {
            return error.localizedDescription
        }
    }
    func name(of error: LanguageModelSession.GenerationError) -> String {
        switch error {
        case .exceededContextWindowSize: "window"
        case .assetsUnavailable: "assets"
        case .guardrailViolation: "guardrail"
        case .unsupportedGuide: "guide"
        case .unsupportedLanguageOrLocale: "language"
        case .decodingFailure: "decoding"
        case .rateLimited: "rate"
        case .concurrentRequests: "concurrent"
        case .refusal: "refusal"
        @unknown default: "other"
        }
    }
    func warm() { session.prewarm(promptPrefix: Prompt("Where shall we")) }
    func isFree() -> Bool { !session.isResponding }
    func follow(_ changed: @escaping @Sendable () -> Void) -> Int {
        withObservationTracking {
            session.transcript.count
        } onChange: {
            changed()
        }
    }
    func shortened() -> LanguageModelSession {
        let kept = [session.transcript.first, session.transcript.last].compactMap(\.self)
        return LanguageModelSession(transcript: Transcript(entries: kept))
    }
    func cancelled() async -> Bool {
        let task = Task { try await session.respond(to: "Where?").content }
        task.cancel()
        return (try? await task.value) == nil
    }
    func feedback() -> Data {
        session.logFeedbackAttachment(
            sentiment: .negative,
            issues: [LanguageModelFeedback.Issue(category: .tooVerbose, explanation: "Three words would do")],
            desiredOutput: session.transcript.last)
    }
}

// 100-104: what a model can take.
enum Limits {
    static func tokens(_ session: LanguageModelSession) async throws -> Int {
        let model = SystemLanguageModel.default
        return try await model.tokenCount(for: PromptUses.plain) + model.tokenCount(for: PromptUses.instructions)
            + model.tokenCount(for: [WeatherTool()]) + model.tokenCount(for: Walk.generationSchema)
            + model.tokenCount(for: session.transcript)
    }
    static func speaksFrench() -> Bool { SystemLanguageModel.default.supportsLocale(Locale(identifier: "fr_FR")) }
    static func speaksHere() -> Bool { SystemLanguageModel.default.supportsLocale() }
    static func languages() -> [String] {
        SystemLanguageModel.default.supportedLanguages.compactMap { $0.languageCode?.identifier }.sorted()
    }
    static func isReady() -> Bool { SystemLanguageModel.default.isAvailable }
}

// 105-108: adapters, of which there is none here.
enum Adapters {
    static func adapted(_ file: URL) -> SystemLanguageModel? {
        guard let adapter = try? SystemLanguageModel.Adapter(fileURL: file) else { return nil }
        return SystemLanguageModel(adapter: adapter)
    }
    static func compiled(_ name: String) async throws -> [String] {
        let adapter = try SystemLanguageModel.Adapter(name: name)
        try await adapter.compile()
        return adapter.creatorDefinedMetadata.keys.sorted()
    }
    static func reason(_ error: SystemLanguageModel.Adapter.AssetError) -> String {
        switch error {
        case .invalidAsset(let context), .invalidAdapterName(let context): context.debugDescription
        case .compatibleAdapterNotFound: error.localizedDescription
        }
    }
    static func tidied(_ name: String) throws -> [String] {
        try SystemLanguageModel.Adapter.removeObsoleteAdapters()
        return SystemLanguageModel.Adapter.compatibleAdapterIdentifiers(name: name)
    }
}
