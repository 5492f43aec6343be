#if !canImport(FoundationModels)
/// How fast tokens are read and written.
struct SpeedMeasure: Sendable {
    /// One round, in tokens a second.
    struct Round: Sendable {
        let barePrefill: Double
        let bareDecode: Double
        let prefill: Double
        let decode: Double
        let schemaDecode: Double
    }

    private let weights: Weights
    private let bare: BareModel
    private let limit: Int
    private let session: LanguageModelSession

    init(model: SystemLanguageModel, weights: Weights, bare: BareModel, limit: Int) {
        self.weights = weights
        self.bare = bare
        self.limit = limit
        session = LanguageModelSession(model: model)
    }

    static let message = """
        Solène marche seule dans les monts de Brumeval. Lundi, elle dort chez un berger qui ne parle que de ses \
        abeilles. Mardi, le pont de bois est emporté. Raconte la suite comme un long roman.
        """

    /// Both sides answer the same message, one that begins as no other round's does.
    func round(_ number: Int) async throws -> Round {
        let message = "\(number + 1). \(Self.message)"
        try await session.engine.prepare()
        let isBareFirst = number.isMultiple(of: 2)
        let first = isBareFirst ? try await aloneSpeed(answering: message) : nil
        let own = try await sessionSpeed(answering: message)
        let schema = try await Self.schemaSpeed(of: session, answering: message, limit: limit)
        let alone: (prefill: Double, decode: Double)
        if let first { alone = first } else { alone = try await aloneSpeed(answering: message) }
        return Round(
            barePrefill: alone.prefill, bareDecode: alone.decode, prefill: own.prefill, decode: own.decode,
            schemaDecode: schema)
    }

    private func aloneSpeed(answering message: String) async throws -> (prefill: Double, decode: Double) {
        let tokens =
            (weights.vocabulary.beginning.map { [$0] } ?? [])
            + weights.vocabulary.tokens(of: [.user(message)], by: weights.template)
            + weights.vocabulary.tokens(of: weights.template.opening(.assistant), markers: true)
        let prefill = try await bare.prefill(tokens)
        let answer = try await bare.generate(limit)
        return (Double(tokens.count) / prefill.seconds, Double(answer.tokens) / answer.time.seconds)
    }

    private func sessionSpeed(answering message: String) async throws -> (prefill: Double, decode: Double) {
        await session.forget()
        let start = ContinuousClock.now
        try await session.respond(
            to: message, options: GenerationOptions(sampling: .greedy, maximumResponseTokens: limit))
        let all = start.duration(to: .now)
        let timings = await session.timings
        // All that is not reading counts as writing, what the session does around the model too.
        return (
            Double(timings.promptTokens - timings.reusedTokens) / timings.prefill.seconds,
            Double(timings.decodedTokens) / (all - timings.prefill).seconds
        )
    }

    /// Decodes one long string: the grammar is asked about every token and imposes none, which would be read in batches.
    ///
    /// - Returns: tokens a second.
    static func schemaSpeed(
        of session: LanguageModelSession, answering message: String, limit: Int
    ) async throws -> Double {
        await session.forget()
        let start = ContinuousClock.now
        do {
            try await session.respond(
                to: message, schema: String.generationSchema, includeSchemaInPrompt: false,
                options: GenerationOptions(sampling: .greedy, maximumResponseTokens: limit))
        } catch LanguageModelSession.GenerationError.decodingFailure {
            // The limit cuts the string, as it should here.
        }
        let all = start.duration(to: .now)
        let timings = await session.timings
        return Double(timings.decodedTokens) / (all - timings.prefill).seconds
    }
}
#endif
