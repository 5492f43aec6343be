#if !canImport(FoundationModels)
import Foundation

/// What a session holds in the model: its tokens, and the context that has read them.
@Inference
final class SessionEngine {
    private nonisolated let model: SystemLanguageModel
    private nonisolated let beginning: [ChatMessage]
    private nonisolated let earlier: [ChatMessage]
    private nonisolated let room: Int?
    private nonisolated let preparation = SharedTask<DecodeContext>()
    /// The instructions, once they are read.
    private(set) var opening: [Token] = []
    /// The instructions and every finished turn, as they were read and decoded.
    private var history: [Token] = [] {
        didSet { counted.withLock { $0 = history.count } }
    }
    private nonisolated let counted = Guarded(0)
    /// The history and the unfinished turn.
    private var draft: [Token] = []
    /// The draft before the last step.
    private var base: [Token] = []
    private nonisolated let announcement = Announcement()
    private(set) var timings = ResponseTimings()

    /// - Parameters:
    ///   - beginning: the instructions, whose state is kept on disk.
    ///   - earlier: the turns of a conversation that is taken up again.
    ///   - room: tokens after the instructions; `nil` is all of the window.
    nonisolated init(
        model: SystemLanguageModel, beginning: [ChatMessage], earlier: [ChatMessage] = [], room: Int? = nil
    ) {
        self.model = model
        self.beginning = beginning
        self.earlier = earlier
        self.room = room
    }

    /// In bytes: stacks and heaps of the threads.
    private static let roomForThreads: UInt64 = 128 << 20

    /// Tokens of the instructions and the finished turns.
    nonisolated var tokensInUse: Int { counted.withLock { $0 } }

    /// The reading of an announced prompt.
    nonisolated var warming: Task<Void, Never>? { announcement.reading }

    /// Makes the reading of an announced prompt give way, at once, to a request.
    nonisolated func request<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        try await announcement.giveWay(to: body)
    }

    /// Forgets the turns; what the context has read of the instructions stays read.
    func forget() { history = opening }

    /// Loads the model and reads the instructions, once, whoever asks first. A failure is tried again.
    ///
    /// - Parameter progress: how much of the instructions is read, 0...1, when their state was not kept.
    /// - Throws: also `CancellationError`, as soon as the task is cancelled: the preparation goes on for the next request.
    @discardableResult
    nonisolated func prepare(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws -> DecodeContext {
        try await preparation.value { try await self.open(progress) }
    }

    /// Why there is no context when the system gave no memory for it.
    nonisolated var lackOfMemory: ModelFileError {
        .tooLargeForMemory(needed: model.file?.memoryNeeded ?? 0, available: MemoryProbe.availableBytes ?? 0)
    }

    /// Reads the instructions, from the saved state when there is one.
    private func open(_ progress: @Sendable (Double) -> Void) async throws -> DecodeContext {
        let weights = try await model.loadedWeights()
        let vocabulary = weights.vocabulary
        let first = vocabulary.beginning.map { [$0] } ?? []
        let tokens = first + vocabulary.tokens(of: weights.template.beginning(beginning), by: weights.template)
        let rest = vocabulary.tokens(of: earlier, by: weights.template, after: beginning.last)
        let capacity = room.map { min(tokens.count + $0, model.contextSize) } ?? model.contextSize
        let context = try DecodeContext(weights: weights, capacity: capacity)
        // OpenMP ends the process when it cannot make its threads.
        if let left = MemoryProbe.availableBytes, left < Self.roomForThreads { throw DecodeError.noMemory }
        try Self.check(tokens.count + rest.count, in: context)
        let states = model.stateFolder.map { StateStore(folder: $0) }
        if !tokens.isEmpty, states?.restore(tokens, into: context) != true {
            progress(0)
            try await context.hold(tokens) { progress(Double($0) / Double(tokens.count)) }
            // A state is a convenience: without room for it the instructions are read again next time.
            _ = states?.save(context)
        }
        opening = tokens
        history = tokens + rest
        return context
    }

    /// Reads what the next prompt begins with, until a request comes.
    func warm(_ prefix: String, in context: DecodeContext) {
        let vocabulary = context.weights.vocabulary
        // A message as it will be read, without what follows its words.
        let pieces = context.weights.template.pieces(of: [.user("")], after: spoken(before: history))
        let marks = pieces.dropLast(2).flatMap { piece -> [Token] in
            if case .mark(let mark) = piece { vocabulary.tokens(of: mark, markers: true) } else { [] }
        }
        announcement.read(history + marks + vocabulary.tokens(of: prefix, markers: false), in: context)
    }

    /// How likely each choice is as the beginning of the answer, in nats. Nothing is added to the history.
    ///
    /// - Parameter earlier: exchanges before the prompt that are forgotten with it.
    nonisolated func logLikelihoods(
        of choices: [String], answering prompt: String, after earlier: [ChatMessage] = []
    ) async throws -> [Double] {
        try await request {
            try await logLikelihoods(of: choices, to: earlier + [.user(prompt)], in: try await prepare())
        }
    }

    private func logLikelihoods(
        of choices: [String], to messages: [ChatMessage], in context: DecodeContext
    ) async throws -> [Double] {
        await announcement.stop()
        let vocabulary = context.weights.vocabulary
        try await context.hold(try tokens(after: history, reading: messages, in: context))
        return try await context.logLikelihoods(of: choices.map { vocabulary.tokens(of: $0, markers: false) })
    }

    /// Counts time that was spent on reading for the turn elsewhere.
    func add(reading time: Duration) { timings.prefill += time }

    /// Whether the answer to a step most likely begins with a mark that is one token of the model.
    func isLikely(_ mark: String, answering step: EngineStep, in context: DecodeContext) async throws -> Bool {
        let tokens = context.weights.vocabulary.tokens(of: mark, markers: true)
        guard tokens.count == 1 else { return false }
        try await context.hold(try self.tokens(after: draft, reading: step.messages, in: context))
        return context.probability(of: tokens) > 0.5
    }

    /// Begins a turn; one that was not finished leaves no trace.
    func beginTurn() async {
        await announcement.stop()
        draft = history
        timings = ResponseTimings()
    }

    /// Takes the last step back: what was decoded is as if it had not been.
    func retract() { draft = base }

    /// Takes words for the answer to a step, of which more was decoded.
    func adopt(_ words: String, answering step: EngineStep, in context: DecodeContext) throws {
        let weights = context.weights
        draft =
            try tokens(after: base, reading: step.messages, in: context)
            + weights.vocabulary.tokens(of: step.prefix + words, markers: false)
            + weights.vocabulary.tokens(of: weights.template.closing(.assistant), markers: true)
    }

    /// Keeps the turn: the next one goes on from it.
    func finishTurn() { history = draft }

    /// Reads messages, then decodes what the model says to them.
    ///
    /// - Parameter snapshot: given the whole text so far each time it grows.
    /// - Throws: ``LanguageModelSession/GenerationError``, `CancellationError`.
    func step(_ step: EngineStep, in context: DecodeContext, snapshot: (String) -> Void) async throws -> EngineAnswer {
        base = draft
        let weights = context.weights
        let clock = ContinuousClock()
        let start = clock.now
        // What the grammar imposes at the beginning is read with the prompt, unless the model may decline to begin.
        let opening = step.mayDecline ? nil : step.guide?.opening(weights.vocabulary)
        let prompt =
            try tokens(after: draft, reading: step.messages, in: context)
            + weights.vocabulary.tokens(of: step.prefix, markers: false) + (opening?.tokens ?? [])
        try Self.check(prompt.count, in: context)
        timings.promptTokens = prompt.count
        timings.reusedTokens = try await context.hold(prompt)
        let read = clock.now
        if step.mayDecline, let endings = step.guide?.table.endings, context.probability(of: endings) > 0.5 {
            throw LanguageModelSession.GenerationError.refusal(
                .init(transcriptEntries: []), .init(debugDescription: "The model ended its answer before beginning it.")
            )
        }
        var decoder = AnswerDecoder(
            context: context, guide: step.guide, opening: opening, options: step.options, avoided: step.avoided,
            watch: step.watch)
        try await decoder.run(snapshot: snapshot)
        timings.prefill += start.duration(to: read)
        timings.decode += read.duration(to: clock.now)
        timings.decodedTokens += decoder.count
        if decoder.cut == .window {
            throw LanguageModelSession.GenerationError.overflow(context.held.count + 1, context.capacity)
        }
        draft =
            context.held + decoder.unread
            + weights.vocabulary.tokens(of: weights.template.closing(.assistant), markers: true)
        return EngineAnswer(text: decoder.text, isCut: decoder.cut == .limit)
    }

    /// Adds a finished exchange that was not decoded here, when a conversation is taken up again.
    ///
    /// It is read with the next prompt, or when one is announced.
    nonisolated func recall(_ messages: [ChatMessage]) async throws {
        try await request { try await recall(messages, in: try await prepare()) }
    }

    private func recall(_ messages: [ChatMessage], in context: DecodeContext) throws {
        let weights = context.weights
        let tokens =
            history + weights.vocabulary.tokens(of: messages, by: weights.template, after: spoken(before: history))
        try Self.check(tokens.count, in: context)
        history = tokens
    }

    /// What was read, messages, and the mark that opens the answer.
    private func tokens(
        after base: [Token], reading messages: [ChatMessage], in context: DecodeContext
    ) throws -> [Token] {
        let weights = context.weights
        let tokens =
            base + weights.vocabulary.tokens(of: messages, by: weights.template, after: spoken(before: base))
            + weights.vocabulary.tokens(of: weights.template.opening(.assistant), markers: true)
        try Self.check(tokens.count, in: context)
        return tokens
    }

    /// The instructions where nothing else was said, which the first message of some families continues.
    private func spoken(before next: [Token]) -> ChatMessage? { next.count == opening.count ? beginning.last : nil }

    /// One place stays free for the answer.
    private static func check(_ count: Int, in context: DecodeContext) throws {
        guard count < context.capacity else {
            throw LanguageModelSession.GenerationError.overflow(count, context.capacity)
        }
    }
}
#endif
