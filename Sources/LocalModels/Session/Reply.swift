#if !canImport(FoundationModels)
/// What the model answers in one step.
enum Reply {
    case words(String, isCut: Bool)
    /// - Parameters:
    ///   - words: what it said first.
    ///   - isMarked: whether it kept to the marks of its family.
    case calls([Transcript.ToolCall], words: String, isMarked: Bool)
}

/// Replies to the steps of a turn: a session, by its model.
protocol Speaker: Sendable {
    /// Speaks or calls.
    ///
    /// - Parameters:
    ///   - form: what an answer that is no call must satisfy; `nil` is any text.
    ///   - made: the calls of this turn; one of them again is not a reply.
    ///   - show: given the words so far each time they grow.
    func reply(
        to step: EngineStep, _ form: ByteGrammar?, after made: [Transcript.ToolCall], in context: DecodeContext,
        show: @escaping @Sendable (String) -> Void
    ) async throws -> Reply

    /// Only speaks.
    func words(
        _ step: EngineStep, _ form: ByteGrammar?, in context: DecodeContext, show: @escaping @Sendable (String) -> Void
    ) async throws -> Reply
}

extension LanguageModelSession: Speaker {
    /// The most tokens of the calls of one step, unless `maximumResponseTokens` is larger.
    static let maximumCallTokens = 512

    /// Lets the model speak or call, as it likes: it begins freely, and a call goes on under the tool's own grammar, in
    /// the marks of the model's family.
    func reply(
        to step: EngineStep, _ form: ByteGrammar?, after made: [Transcript.ToolCall], in context: DecodeContext,
        show: @escaping @Sendable (String) -> Void
    ) async throws -> Reply {
        switch try await need(of: step, in: context) {
        case .words: return try await words(step, form, in: context, show: show)
        case .call(let tool):
            let calls = try await calls(.init(tool: tool, isMarked: false), after: "", step, in: context)
            return .calls(calls, words: "", isMarked: false)
        case .unclear: break
        }
        let watch = context.weights.template.toolManner.watch(for: tools, onlyAtBeginning: form != nil)
        var listening = step
        listening.watch = watch
        let heard = try await engine.step(listening, in: context) { text in
            if form == nil, case .words(let words) = watch.sighting(in: text) { show(words) }
        }
        var said = ""
        switch watch.sighting(in: heard.text) {
        case .words:
            if form == nil { return .words(heard.text, isCut: heard.isCut) }
        case .call(let beginning, let words):
            await engine.retract()
            let calls = try await calls(beginning, after: words, step, in: context)
            guard calls.allSatisfy({ call in made.contains { $0.isSame(as: call) } }) else {
                return .calls(calls, words: words, isMarked: beginning.isMarked)
            }
            said = words
        case .invented(let words): said = words
        }
        await engine.retract()
        // The model asks for what it cannot have, or has already: it is heard as far as it spoke, or asked for words.
        if form == nil, said.isStatement {
            try await engine.adopt(said, answering: step, in: context)
            return .words(said, isCut: false)
        }
        return try await words(step, form, in: context, show: show)
    }

    /// Lets the model only speak.
    func words(
        _ step: EngineStep, _ form: ByteGrammar?, in context: DecodeContext, show: @escaping @Sendable (String) -> Void
    ) async throws -> Reply {
        var step = step
        if let form { step.guide = try await guide(form, in: context) }
        guard form == nil, !tools.isEmpty else {
            let answer = try await engine.step(step, in: context, snapshot: show)
            return .words(answer.text, isCut: answer.isCut)
        }
        let watch = context.weights.template.toolManner.watch(for: tools)
        step.watch = watch
        step.messages = step.messages.map(\.askingForWords)
        step.guide = try await guide(.words, in: context)
        let answer = try await engine.step(step, in: context) { text in
            if case .words(let words) = watch.sighting(in: text) { show(words) }
        }
        switch watch.sighting(in: answer.text) {
        case .words: return .words(answer.text, isCut: answer.isCut)
        case .call(_, let words), .invented(let words):
            await engine.retract()
            try await engine.adopt(words, answering: step, in: context)
            return .words(words, isCut: false)
        }
    }

    /// Decodes the calls that the model has begun.
    ///
    /// - Throws: ``GenerationError/decodingFailure(_:)`` when they do not end within ``maximumCallTokens``, or within the
    ///   caller's limit where that is larger.
    func calls(
        _ beginning: CallWatch.Beginning, after words: String, _ step: EngineStep, in context: DecodeContext
    ) async throws -> [Transcript.ToolCall] {
        let manner = context.weights.template.toolManner
        let known = callGuides.withLock { $0[beginning] }
        let guide: Guide
        if let known {
            guide = known
        } else {
            let offered = try tools.map { (name: $0.name, arguments: try $0.parameters.rules()) }
            guide = try await self.guide(.calls(of: offered, beginning, manner: manner), in: context)
            callGuides.withLock { $0[beginning] = guide }
        }
        var calling = step
        calling.prefix += words
        calling.guide = guide
        // A call that the caller's limit for words cuts is worth nothing; one that never ends must end all the same.
        calling.options.maximumResponseTokens = max(Self.maximumCallTokens, step.options.maximumResponseTokens ?? 0)
        let answer = try await engine.step(calling, in: context) { _ in }
        guard !answer.isCut else {
            throw GenerationError.decodingFailure(
                .init(debugDescription: "The call of a tool did not end: \(answer.text.prefix(200))…"))
        }
        return try manner.read(answer.text)
    }

    private func guide(_ rules: ByteGrammar, in context: DecodeContext) async throws -> Guide {
        await Guide(rules, table: try await context.weights.tokenTable())
    }
}

extension String {
    /// Whether this says something by itself: what ends with a colon only announces the call that follows it.
    fileprivate var isStatement: Bool {
        guard let last = last(where: { !$0.isWhitespace }) else { return false }
        return last != ":"
    }
}

extension Transcript.ToolCall {
    fileprivate func isSame(as other: Transcript.ToolCall) -> Bool {
        toolName == other.toolName && arguments.jsonString == other.arguments.jsonString
    }
}
#endif
