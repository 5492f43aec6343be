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
    /// - Parameter snapshot: given the content so far each time it grows.
    func exchange(
        _ request: Request, _ reservation: Reservation, snapshot: @escaping @Sendable (GeneratedContent) -> Void
    ) async throws -> Exchange {
        let (content, entries) = try await fulfil(reservation) {
            do {
                return try await answer(request, snapshot: snapshot)
            } catch {
                throw GenerationError.explaining(error, of: [request.entry], model: model)
            }
        }
        return Exchange(content: content, entries: entries)
    }

    private func answer(
        _ request: Request, snapshot: @escaping @Sendable (GeneratedContent) -> Void
    ) async throws -> GeneratedContent {
        try Task.checkCancellation()
        let form = try request.schema?.rules()
        let context = try await engine.prepare()
        guard !WritingSystem.isForeign(request.prompt.description, to: context.weights.languages) else {
            throw GenerationError.unsupportedLanguageOrLocale(
                .init(debugDescription: "The prompt is written in a script of none of the model's languages."))
        }
        let manner = context.weights.template.toolManner
        let id = GenerationID()
        record(request.entry)
        await engine.beginTurn()
        var step = EngineStep(
            messages: [.user(try request.text())], prefix: request.prefix, options: request.options,
            mayDecline: form != nil && request.prefix.isEmpty)
        var preface = ""
        for round in 0... {
            let mayCall = !tools.isEmpty && round < Self.maximumToolRounds
            step.unlimited = mayCall ? manner.trigger : nil
            step.guide = try await guide(form, mayCall: mayCall, in: context)
            let reader = AnswerReader(request: request, manner: mayCall ? manner : nil, preface: preface, id: id)
            let answer = try await engine.step(step, in: context) { text in
                if let content = reader.content(of: text) { snapshot(content) }
            }
            let (words, calls) = try reader.read(answer.text)
            guard !calls.isEmpty else {
                if answer.isCut, form != nil {
                    throw GenerationError.decodingFailure(
                        .init(debugDescription: "The answer was cut by maximumResponseTokens: \(answer.text)"))
                }
                let content = try reader.finished(words)
                snapshot(content)
                await engine.finishTurn()
                record(.response(.init(assetIDs: [model.file?.name ?? ""], segments: [request.segment(of: content)])))
                return content
            }
            preface = words.isEmpty ? preface : preface + words + "\n\n"
            record(.toolCalls(.init(calls)))
            let outputs = try await outputs(of: calls)
            outputs.forEach { record(.toolOutput($0)) }
            step.messages = [.outputs(outputs.map(\.segments.text))]
            (step.prefix, step.mayDecline) = ("", false)
        }
        preconditionFailure("the last round cannot call")
    }

    /// What the next step must satisfy.
    private func guide(_ form: ByteGrammar?, mayCall: Bool, in context: DecodeContext) async throws -> Guide? {
        guard mayCall else {
            guard let form else { return nil }
            return await Guide(form, table: try await context.weights.tokenTable())
        }
        if form == nil, let made = toolGuide.withLock({ $0 }) { return made }
        let calls = try tools.map { (name: $0.name, arguments: try $0.parameters.rules()) }
        let choice = ByteGrammar.choice(
            betweenCalls: calls, manner: context.weights.template.toolManner, andAnswer: form)
        let guide = await Guide(choice, table: try await context.weights.tokenTable())
        if form == nil { toolGuide.withLock { $0 = guide } }
        return guide
    }
}

/// Reads what one step decodes.
private struct AnswerReader: Sendable {
    let request: Request
    /// How calls are written; `nil` when there can be none.
    let manner: ToolManner?
    /// What the model said before it called.
    let preface: String
    let id: GenerationID

    /// What is shown of an unfinished answer.
    func content(of text: String) -> GeneratedContent? {
        guard let manner else { return try? request.content(of: preface + text, isFinished: false, id: id) }
        if request.schema != nil {
            guard !text.hasPrefix(manner.trigger), !manner.trigger.hasPrefix(text) else { return nil }
            return try? request.content(of: text, isFinished: false, id: id)
        }
        let words = manner.words(of: text)
        return words.isEmpty ? nil : try? request.content(of: preface + words, isFinished: false, id: id)
    }

    func read(_ text: String) throws -> (words: String, calls: [Transcript.ToolCall]) {
        guard let manner, request.schema == nil || text.hasPrefix(manner.trigger) else { return (text, []) }
        return try manner.read(text)
    }

    func finished(_ words: String) throws -> GeneratedContent {
        let text = request.schema == nil ? preface + words : words
        do {
            if let content = try request.content(of: text, isFinished: true, id: id) { return content }
        } catch {}
        throw LanguageModelSession.GenerationError.decodingFailure(
            .init(debugDescription: "The answer is not the JSON asked for: \(text)"))
    }
}
#endif
