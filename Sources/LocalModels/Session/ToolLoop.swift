#if !canImport(FoundationModels)
import Foundation

/// A request's answer.
struct Exchange: Sendable {
    let content: GeneratedContent
    let entries: ArraySlice<Transcript.Entry>
}

extension LanguageModelSession {
    /// How often the model may call tools for one answer. After that it can only answer.
    static let maximumToolRounds = 8

    /// Answers a request: the model speaks, or calls tools and reads what they answer, until it has spoken.
    ///
    /// - Parameters:
    ///   - speaker: speaks in place of the model.
    ///   - snapshot: given the content so far each time it grows.
    func exchange(
        _ request: Request, _ reservation: Reservation, with speaker: (any Speaker)? = nil,
        snapshot: @escaping @Sendable (GeneratedContent) -> Void
    ) async throws -> Exchange {
        let (content, entries) = try await fulfil(reservation) {
            do {
                return try await engine.request {
                    try await answer(request, with: speaker ?? self, snapshot: snapshot)
                }
            } catch {
                throw GenerationError.explaining(error, of: [request.entry], model: model)
            }
        }
        return Exchange(content: content, entries: entries)
    }

    private func answer(
        _ request: Request, with speaker: any Speaker, snapshot: @escaping @Sendable (GeneratedContent) -> Void
    ) async throws -> GeneratedContent {
        try Task.checkCancellation()
        let form = try request.schema?.rules()
        let context = try await engine.prepare()
        guard !WritingSystem.isForeign(request.prompt.description, to: context.weights.languages) else {
            throw GenerationError.unsupportedLanguageOrLocale(
                .init(debugDescription: "The prompt is written in a script of none of the model's languages."))
        }
        var reader = AnswerReader(request: request, id: GenerationID())
        record(request.entry)
        await engine.beginTurn()
        var step = EngineStep(
            messages: [.user(try request.text())], prefix: request.prefix, avoided: request.avoided,
            options: request.options,
            mayDecline: form != nil && request.prefix.isEmpty)
        var made: [Transcript.ToolCall] = []
        for round in 0... {
            let show: @Sendable (String) -> Void = { [reader] text in
                if let content = reader.content(of: text) { snapshot(content) }
            }
            let reply =
                tools.isEmpty || round == Self.maximumToolRounds
                ? try await speaker.words(step, form, in: context, show: show)
                : try await speaker.reply(to: step, form, after: made, in: context, show: show)
            switch reply {
            case .words(let text, let isCut):
                if isCut, form != nil {
                    throw GenerationError.decodingFailure(
                        .init(debugDescription: "The answer was cut by maximumResponseTokens: \(text)"))
                }
                let content = try reader.finished(text)
                snapshot(content)
                await engine.finishTurn()
                record(.response(.init(assetIDs: [model.file?.name ?? ""], segments: [request.segment(of: content)])))
                return content
            case .calls(let calls, let words, let isMarked):
                reader.keep(words)
                made += calls
                record(.toolCalls(.init(calls)))
                let outputs = try await outputs(of: calls)
                outputs.forEach { record(.toolOutput($0)) }
                // A model that does not keep to the marks of calls does not know those of outputs either.
                step.messages = [.outputs(outputs.map(\.segments.text), isExplained: !isMarked)]
                (step.prefix, step.mayDecline) = ("", false)
            }
        }
        preconditionFailure("the last round cannot call")
    }
}

/// Reads the answer, of which the model may have said a part before it called.
private struct AnswerReader: Sendable {
    let request: Request
    let id: GenerationID
    private var preface = ""

    init(request: Request, id: GenerationID) {
        self.request = request
        self.id = id
    }

    mutating func keep(_ words: String) {
        guard request.schema == nil, !words.allSatisfy(\.isWhitespace) else { return }
        preface += words
        while !preface.hasSuffix("\n\n") { preface += "\n" }
    }

    /// What is shown of an unfinished answer.
    func content(of text: String) -> GeneratedContent? {
        text.isEmpty ? nil : try? request.content(of: preface + text, isFinished: false, id: id)
    }

    func finished(_ text: String) throws -> GeneratedContent {
        do {
            if let content = try request.content(of: preface + text, isFinished: true, id: id) { return content }
        } catch {}
        throw LanguageModelSession.GenerationError.decodingFailure(
            .init(debugDescription: "The answer is not the JSON asked for: \(text)"))
    }
}
#endif
