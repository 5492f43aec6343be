#if !canImport(FoundationModels)
import Foundation
import Synchronization

/// What a session holds in the model: its tokens, and the context that has read them.
@Inference
final class SessionEngine {
    private nonisolated let model: SystemLanguageModel
    private nonisolated let instructions: String
    private nonisolated let preparation = Mutex<Task<DecodeContext, any Error>?>(nil)
    private var opening: [Token] = []
    /// The instructions and every finished turn, as they were read and decoded.
    private var history: [Token] = []
    private(set) var timings = ResponseTimings()

    nonisolated init(model: SystemLanguageModel, instructions: String) {
        self.model = model
        self.instructions = instructions
    }

    /// Tokens of the instructions and the finished turns.
    var tokensInUse: Int { history.count }

    /// Loads the model and reads the instructions, once, whoever asks first. A failure is tried again.
    ///
    /// - Throws: also `CancellationError`, as soon as the task is cancelled: the preparation goes on for the next request.
    @discardableResult
    nonisolated func prepare() async throws -> DecodeContext {
        let task = preparation.withLock { preparation in
            let task = preparation ?? Task { try await self.open() }
            preparation = task
            return task
        }
        do {
            return try await task.valueUnlessCancelled
        } catch {
            if !(error is CancellationError) { preparation.withLock { if $0 == task { $0 = nil } } }
            throw error
        }
    }

    /// Forgets the turns; what the context has read of the instructions stays read.
    func forget() { history = opening }

    /// Reads the instructions, from the saved state when there is one.
    private func open() async throws -> DecodeContext {
        let weights = try await model.loadedWeights()
        let context = try DecodeContext(weights: weights, capacity: model.contextSize)
        let template = weights.template
        var tokens: [Token] = []
        if let beginning = weights.vocabulary.beginning { tokens.append(beginning) }
        if !instructions.isEmpty {
            tokens += message(.system, instructions, template, weights.vocabulary)
        }
        guard tokens.count < model.contextSize else { throw Self.overflow(tokens.count, model.contextSize) }
        let states = model.stateFolder.map { StateStore(folder: $0) }
        if !tokens.isEmpty, states?.restore(tokens, into: context) != true {
            try await context.hold(tokens)
            // A state is a convenience: without room for it the instructions are read again next time.
            _ = states?.save(context)
        }
        opening = tokens
        history = tokens
        return context
    }

    /// How likely each choice is as the beginning of the answer, in nats. Nothing is added to the history.
    nonisolated func logLikelihoods(of choices: [String], answering prompt: String) async throws -> [Double] {
        try await logLikelihoods(of: choices, answering: prompt, in: try await prepare())
    }

    private func logLikelihoods(
        of choices: [String], answering prompt: String, in context: DecodeContext
    ) async throws -> [Double] {
        let vocabulary = context.weights.vocabulary
        try await context.hold(try turn(prompt, in: context))
        return try await context.logLikelihoods(of: choices.map { vocabulary.tokens(of: $0, markers: false) })
    }

    /// Decodes one answer. The turn joins the history when it is finished, and leaves no trace when it is not.
    ///
    /// - Parameters:
    ///   - prefix: what the answer is made to begin with; not part of the text returned.
    ///   - grammar: what the text after the prefix must satisfy; `nil` for free text.
    ///   - snapshot: given the whole text so far each time it grows.
    nonisolated func respond(
        to prompt: String, startingWith prefix: String, grammar: Grammar?, options: GenerationOptions,
        snapshot: @Sendable (String) -> Void
    ) async throws -> String {
        let context = try await prepare()
        let table = grammar == nil ? nil : try await context.weights.tokenTable()
        return try await respond(
            to: prompt, startingWith: prefix, grammar: grammar, table: table, options: options, snapshot: snapshot,
            in: context)
    }

    private func respond(
        to prompt: String, startingWith prefix: String, grammar: Grammar?, table: TokenTable?,
        options: GenerationOptions, snapshot: (String) -> Void, in context: DecodeContext
    ) async throws -> String {
        let vocabulary = context.weights.vocabulary
        let before = try turn(prompt, in: context)
        let forced = vocabulary.tokens(of: prefix, markers: false)
        guard before.count + forced.count < context.capacity else {
            throw Self.overflow(before.count + forced.count, context.capacity)
        }
        let clock = ContinuousClock()
        let start = clock.now
        let reused = try await context.hold(before + forced)
        let read = clock.now
        var decoder = try AnswerDecoder(
            context: context, grammar: grammar, options: options, limit: context.capacity - context.held.count - 1)
        decoder.table = table
        try await decoder.run(snapshot: snapshot)
        timings = ResponseTimings(
            promptTokens: before.count + forced.count, reusedTokens: reused, prefill: start.duration(to: read),
            decodedTokens: decoder.count, decode: read.duration(to: clock.now))
        if decoder.isCut, grammar != nil { throw Self.overflow(context.held.count, context.capacity) }
        history = context.held + vocabulary.tokens(of: context.weights.template.closing(.assistant), markers: true)
        return decoder.text
    }

    /// Adds a finished exchange that was not decoded here, when a conversation is taken up again.
    func recall(prompt: String, answer: String) async throws {
        let context = try await prepare()
        let weights = context.weights
        history =
            try turn(prompt, in: context) + weights.vocabulary.tokens(of: answer, markers: false)
            + weights.vocabulary.tokens(of: weights.template.closing(.assistant), markers: true)
    }

    /// The history, a prompt, and the mark that opens the answer.
    private func turn(_ prompt: String, in context: DecodeContext) throws -> [Token] {
        let weights = context.weights
        let tokens =
            history + message(.user, prompt, weights.template, weights.vocabulary)
            + weights.vocabulary.tokens(of: weights.template.opening(.assistant), markers: true)
        guard tokens.count < context.capacity else { throw Self.overflow(tokens.count, context.capacity) }
        return tokens
    }

    private func message(
        _ role: ChatTemplate.Role, _ text: String, _ template: ChatTemplate, _ vocabulary: Vocabulary
    ) -> [Token] {
        vocabulary.tokens(of: template.opening(role), markers: true) + vocabulary.tokens(of: text, markers: false)
            + vocabulary.tokens(of: template.closing(role), markers: true)
    }

    private nonisolated static func overflow(_ needed: Int, _ size: Int) -> LanguageModelSession.GenerationError {
        .exceededContextWindowSize(
            .init(
                debugDescription:
                    "Content contains \(needed) tokens, which exceeds the maximum allowed context size of \(size)."))
    }
}
#endif
