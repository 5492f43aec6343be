#if !canImport(FoundationModels)
/// Decodes one answer, token by token, under a grammar or free.
@Inference
struct AnswerDecoder {
    /// Why an answer stopped before its end.
    enum Cut { case limit, window }

    private let context: DecodeContext
    private let guide: Guide?
    private let sampling: (mode: Sampler.Mode, temperature: Double, seed: UInt64)
    private let options: GenerationOptions
    /// What exempts an answer from the caller's limit, once it is written: a call must not be cut.
    private let unlimited: String?
    private var assembler = UTF8Assembler()
    /// Tokens decoded or appended.
    private(set) var count = 0
    private(set) var cut: Cut?

    var text: String { assembler.text }

    init(context: DecodeContext, guide: Guide?, options: GenerationOptions, unlimited: String? = nil) {
        self.context = context
        self.guide = guide
        self.options = options
        self.unlimited = unlimited
        let temperature = options.temperature ?? 0.7
        let kind =
            options.sampling?.kind ?? (options.temperature == nil ? .greedy : .nucleus(threshold: 0.95, seed: nil))
        switch kind {
        case .greedy: sampling = (.greedy, temperature, 0)
        case .top(let count, let seed): sampling = (.topK(count), temperature, seed ?? .random(in: .min ... .max))
        case .nucleus(let threshold, let seed):
            sampling = (.topP(threshold), temperature, seed ?? .random(in: .min ... .max))
        }
    }

    /// - Parameter snapshot: given the whole text each time it grows.
    mutating func run(snapshot: (String) -> Void) async throws {
        let sampler = Sampler(mode: sampling.mode, temperature: sampling.temperature, seed: sampling.seed)
        var state = guide?.automaton.start ?? 0
        while true {
            try Task.checkCancellation()
            if let guide {
                state = try await appendForced(from: state, by: guide.automaton, snapshot: snapshot)
                if guide.automaton.isFinished(state) { return }
            }
            // A token that ends the answer costs nothing: it is looked for even where no other fits.
            let next = next(sampler, state)
            guard let (token, after) = next else { return }
            cut = cut(adding: 1)
            if cut != nil { return }
            try await context.append([token])
            state = after
            count += 1
            if !assembler.append(context.weights.vocabulary.bytes(of: token)).isEmpty { snapshot(assembler.text) }
            await Task.yield()
        }
    }

    private func cut(adding tokens: Int) -> Cut? {
        guard context.held.count + tokens < context.capacity else { return .window }
        guard let limit = options.maximumResponseTokens, count + tokens > limit else { return nil }
        if let unlimited, assembler.text.contains(unlimited) { return nil }
        return .limit
    }

    /// The next token and where the grammar is after it, or `nil` at the end of the answer: drawn freely first, and
    /// among what the grammar allows only when it refuses that one.
    private func next(
        _ sampler: borrowing Sampler, _ state: GrammarAutomaton.State
    ) -> (Token, GrammarAutomaton.State)? {
        let vocabulary = context.weights.vocabulary
        let token = context.sample(with: sampler)
        guard let guide else { return vocabulary.endsAnswer(token) ? nil : (token, state) }
        if vocabulary.endsAnswer(token) {
            if guide.automaton.isComplete(state) { return nil }
        } else {
            let bytes = guide.table[token]
            let after = guide.automaton.step(state, bytes)
            if after != GrammarAutomaton.dead, !bytes.isEmpty { return (token, after) }
        }
        let allowed = guide.table.allowed(from: state, by: guide.automaton)
        guard let token = context.sample(with: sampler, among: allowed) else { return nil }
        return (token, guide.automaton.step(state, guide.table[token]))
    }

    /// Appends in one batch what the grammar leaves no choice about.
    private mutating func appendForced(
        from state: GrammarAutomaton.State, by automaton: GrammarAutomaton, snapshot: (String) -> Void
    ) async throws -> GrammarAutomaton.State {
        let forced = automaton.forced(from: state)
        // A stretch that ends within a character is left to the tokens, which know how to go on.
        guard !forced.bytes.isEmpty, let text = String(validating: forced.bytes, as: UTF8.self) else { return state }
        let tokens = context.weights.vocabulary.tokens(of: text, markers: false)
        guard cut(adding: tokens.count) == nil else { return state }
        try await context.append(tokens)
        count += tokens.count
        assembler.append(forced.bytes)
        snapshot(assembler.text)
        return forced.end
    }
}

/// A grammar to follow, and the model's tokens to follow it with.
@Inference
final class Guide {
    let automaton: GrammarAutomaton
    let table: TokenTable

    init(_ rules: ByteGrammar, table: TokenTable) {
        automaton = GrammarAutomaton(rules)
        self.table = table
    }
}
#endif
