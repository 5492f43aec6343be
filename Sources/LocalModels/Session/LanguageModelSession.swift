#if !canImport(FoundationModels)
import Foundation
import Synchronization

/// A conversation with a model: it remembers what was said, and answers one request at a time.
public final class LanguageModelSession: Sendable {
    /// The model that answers.
    let model: SystemLanguageModel
    let engine: SessionEngine
    private let state: Mutex<State>

    private struct State {
        var transcript: Transcript
        var isResponding = false
    }

    /// Makes a session.
    public convenience init(
        model: SystemLanguageModel = .default, @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, instructions: try instructions())
    }

    /// Makes a session.
    public convenience init(model: SystemLanguageModel = .default, instructions: String) {
        self.init(model: model, instructions: Instructions(instructions))
    }

    /// Makes a session.
    public init(model: SystemLanguageModel = .default, instructions: Instructions? = nil) {
        self.model = model
        engine = SessionEngine(model: model, instructions: instructions?.description ?? "")
        let entry = instructions.map { instructions in
            Transcript.Entry.instructions(.init(segments: instructions.parts.segments, toolDefinitions: []))
        }
        state = Mutex(State(transcript: Transcript(entries: entry.map { [$0] } ?? [])))
    }

    /// What was said so far.
    public var transcript: Transcript { state.withLock { $0.transcript } }

    /// Whether a request is being answered.
    public var isResponding: Bool { state.withLock { $0.isResponding } }

    /// Loads the model and reads the instructions, in the background.
    public func prewarm(promptPrefix: Prompt? = nil) {
        Task { try? await engine.prepare() }
    }

    /// An answer and where it came from.
    public struct Response<Content: Sendable>: Sendable {
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    /// Answers in free text.
    ///
    /// - Throws: ``GenerationError``; `CancellationError` when the task was cancelled, the session staying usable.
    @discardableResult
    public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        try await exchange(prompt, startingWith: "", grammar: nil, options: options, snapshot: { _ in }) { text in
            (text, GeneratedContent(text), .text(.init(content: text)))
        }
    }

    /// Answers in free text.
    @discardableResult
    public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        try await respond(to: Prompt(prompt), options: options)
    }

    /// Answers with a value of a form known at run time.
    @discardableResult
    public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        let asked = includeSchemaInPrompt ? Prompt("\(prompt)\n\(try schema.promptText())") : prompt
        return try await respond(to: asked, startingWith: "", schema: schema, options: options)
    }

    /// Answers with a value.
    @discardableResult
    public func respond<Content: Generable & Sendable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        let response = try await respond(
            to: prompt, schema: Content.generationSchema, includeSchemaInPrompt: includeSchemaInPrompt, options: options
        )
        return Response(
            content: try Content(response.content), rawContent: response.content,
            transcriptEntries: response.transcriptEntries)
    }

    /// One request: refused while another runs, recorded when it is answered, forgotten when it fails.
    func exchange<Content>(
        _ prompt: Prompt, startingWith prefix: String, grammar: Grammar?, options: GenerationOptions,
        snapshot: @escaping @Sendable (String) -> Void,
        read: @Sendable (String) throws -> (Content, GeneratedContent, Transcript.Segment)
    ) async throws -> Response<Content> {
        let isFree = state.withLock { state in
            defer { state.isResponding = true }
            return !state.isResponding
        }
        guard isFree else {
            throw GenerationError.concurrentRequests(
                .init(debugDescription: "The session is answering another request."))
        }
        defer { state.withLock { $0.isResponding = false } }
        let text = try await engine.respond(
            to: prompt.description, startingWith: prefix, grammar: grammar, options: options, snapshot: snapshot)
        let (content, raw, segment) = try read(text)
        let entries: [Transcript.Entry] = [
            .prompt(.init(segments: prompt.parts.segments, options: options)),
            .response(.init(assetIDs: [model.file?.name ?? ""], segments: [segment])),
        ]
        let transcript = state.withLock { state in
            state.transcript = Transcript(entries: Array(state.transcript) + entries)
            return state.transcript
        }
        return Response(content: content, rawContent: raw, transcriptEntries: Array(transcript).suffix(entries.count))
    }
}
#endif
