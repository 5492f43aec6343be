#if !canImport(FoundationModels)
/// Decodes one answer, token by token, under a grammar or free.
@Inference
struct AnswerDecoder {
    private let context: DecodeContext
    private let automaton: GrammarAutomaton?
    private let mode: Sampler.Mode
    private let temperature: Double
    private let seed: UInt64
    private let limit: Int
    private var assembler = UTF8Assembler()
    var table: TokenTable?
    /// Tokens decoded or appended.
    private(set) var count = 0
    /// Whether the answer met its limit before its end.
    private(set) var isCut = false

    var text: String { assembler.text }

    init(context: DecodeContext, grammar: Grammar?, options: GenerationOptions, limit: Int) throws {
        self.context = context
        self.limit = min(limit, options.maximumResponseTokens ?? .max)
        temperature = options.temperature ?? 0.7
        let kind =
            options.sampling?.kind ?? (options.temperature == nil ? .greedy : .nucleus(threshold: 0.95, seed: nil))
        switch kind {
        case .greedy: (mode, seed) = (.greedy, 0)
        case .top(let count, let chosen): (mode, seed) = (.topK(count), chosen ?? .random(in: .min ... .max))
        case .nucleus(let threshold, let chosen):
            (mode, seed) = (.topP(threshold), chosen ?? .random(in: .min ... .max))
        }
        do {
            automaton = try grammar.map { try GrammarAutomaton(gbnf: $0.gbnf) }
        } catch {
            throw LanguageModelSession.GenerationError.unsupportedGuide(
                .init(debugDescription: "The grammar cannot be read at \(error)."))
        }
    }

    mutating func run(snapshot: (String) -> Void) async throws {
        let sampler = Sampler(mode: mode, temperature: temperature, seed: seed)
        var state = automaton?.start ?? 0
        while true {
            try Task.checkCancellation()
            if let automaton {
                state = try await appendForced(from: state, by: automaton, snapshot: snapshot)
                if automaton.isFinished(state) { return }
            }
            guard count < limit else {
                isCut = true
                return
            }
            guard let token = next(sampler, &state) else { return }
            try await context.append([token])
            count += 1
            if !assembler.append(context.weights.vocabulary.bytes(of: token)).isEmpty { snapshot(assembler.text) }
            await Task.yield()
        }
    }

    /// The next token, or `nil` at the end of the answer: drawn freely first, and among what the grammar allows only
    /// when it refuses that one.
    private func next(_ sampler: borrowing Sampler, _ state: inout GrammarAutomaton.State) -> Token? {
        let vocabulary = context.weights.vocabulary
        let token = context.sample(with: sampler)
        guard let automaton, let table else { return vocabulary.endsAnswer(token) ? nil : token }
        if vocabulary.endsAnswer(token) {
            if automaton.isComplete(state) { return nil }
        } else {
            let bytes = table[token]
            let after = automaton.step(state, bytes)
            if after != GrammarAutomaton.dead, !bytes.isEmpty {
                state = after
                return token
            }
        }
        guard let allowed = context.sample(with: sampler, among: table.allowed(from: state, by: automaton)) else {
            return nil
        }
        state = automaton.step(state, table[allowed])
        return allowed
    }

    /// Appends in one batch what the grammar leaves no choice about.
    private mutating func appendForced(
        from state: GrammarAutomaton.State, by automaton: GrammarAutomaton, snapshot: (String) -> Void
    ) async throws -> GrammarAutomaton.State {
        let forced = automaton.forced(from: state)
        // A stretch that ends within a character is left to the tokens, which know how to go on.
        guard !forced.bytes.isEmpty, let text = String(validating: forced.bytes, as: UTF8.self) else { return state }
        let tokens = context.weights.vocabulary.tokens(of: text, markers: false)
        guard count + tokens.count <= limit else { return state }
        try await context.append(tokens)
        count += tokens.count
        assembler.append(forced.bytes)
        snapshot(assembler.text)
        return forced.end
    }
}
#endif
