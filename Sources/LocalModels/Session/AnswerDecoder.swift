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
    /// Ends the answer when it turns into a call, whose beginning the caller's limit must not cut.
    private let watch: CallWatch?
    private let steering: Sampler.Steering?
    private let beginsWithSpace: Bool
    private var assembler = UTF8Assembler()
    private var state: GrammarAutomaton.State
    /// The end of the answer that the grammar imposed: nothing is sampled after it, so it is left to the next reading.
    private(set) var unread: [Token] = []
    /// Tokens decoded or appended.
    private(set) var count = 0
    private(set) var cut: Cut?

    var text: String { assembler.text }

    /// - Parameter opening: the beginning of the answer, when the context holds it already.
    init(
        context: DecodeContext, guide: Guide?, opening: Guide.Stretch?, options: GenerationOptions,
        avoided: [String]? = nil, watch: CallWatch? = nil
    ) {
        self.context = context
        let vocabulary = context.weights.vocabulary
        beginsWithSpace = vocabulary.beginsWithSpace
        steering = avoided.map { .init(avoided: vocabulary.tokens(writing: $0), vocabularySize: vocabulary.count) }
        state = opening?.end ?? guide?.automaton.start ?? 0
        if let guide, let opening { for token in opening.tokens { assembler.append(guide.table[token]) } }
        self.guide = guide
        self.options = options
        self.watch = watch
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
        let sampler = Sampler(
            mode: sampling.mode, temperature: sampling.temperature, seed: sampling.seed, steering: steering)
        while true {
            try Task.checkCancellation()
            if let guide {
                try await appendForced(by: guide, snapshot: snapshot)
                if guide.automaton.isFinished(state) { return }
            }
            // A token that ends the answer costs nothing: it is looked for even where no other fits.
            guard let (token, after) = next(sampler) else { return }
            cut = cut(adding: 1)
            if cut != nil { return }
            // Shown first: it is known now, and reading it takes as long as a token does.
            if !assembler.append(shownBytes(of: token)).isEmpty { snapshot(assembler.text) }
            try await context.append([token])
            state = after
            count += 1
            if watch?.isDecided(assembler.text) == true { return }
            await Task.yield()
        }
    }

    private func shownBytes(of token: Token) -> ArraySlice<UInt8> {
        let bytes = context.weights.vocabulary.bytes(of: token)[...]
        // The space is the vocabulary's, not the model's.
        let isSpaced = count == 0 && guide == nil && beginsWithSpace && bytes.first == UInt8(ascii: " ")
        return isSpaced ? bytes.dropFirst() : bytes
    }

    private func cut(adding tokens: Int) -> Cut? {
        guard context.held.count + tokens < context.capacity else { return .window }
        guard let limit = options.maximumResponseTokens, count + tokens > limit else { return nil }
        return watch?.isOpen(assembler.text) == true ? nil : .limit
    }

    /// The next token and where the grammar is after it, or `nil` at the end of the answer: drawn freely first, and
    /// among what the grammar allows only when it refuses that one. A model that would go on from a whole value with
    /// what is no part of it, as from `37` to `37 degrees`, has ended it.
    private func next(_ sampler: borrowing Sampler) -> (Token, GrammarAutomaton.State)? {
        let vocabulary = context.weights.vocabulary
        let token = context.sample(with: sampler)
        guard let guide else { return vocabulary.endsAnswer(token) ? nil : (token, state) }
        if !vocabulary.endsAnswer(token) {
            let bytes = guide.table[token]
            let after = guide.automaton.step(state, bytes)
            if after != GrammarAutomaton.dead, !bytes.isEmpty { return (token, after) }
        }
        if guide.automaton.isComplete(state) { return nil }
        let allowed = guide.table.allowed(from: state, by: guide.automaton)
        guard let token = context.sample(with: sampler, among: allowed) else { return nil }
        return (token, guide.automaton.step(state, guide.table[token]))
    }

    /// Appends in one batch what the grammar leaves no choice about.
    private mutating func appendForced(by guide: Guide, snapshot: (String) -> Void) async throws {
        let vocabulary = context.weights.vocabulary
        guard let stretch = guide.forced(from: state, vocabulary), cut(adding: stretch.tokens.count) == nil else {
            return
        }
        if guide.automaton.isFinished(stretch.end) {
            unread = stretch.tokens
        } else {
            try await context.append(stretch.tokens)
        }
        count += stretch.tokens.count
        for token in stretch.tokens { assembler.append(guide.table[token]) }
        state = stretch.end
        snapshot(assembler.text)
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

    /// What every answer begins with; `nil` when the model chooses from the first token, or has no choice at all.
    func opening(_ vocabulary: Vocabulary) -> Stretch? {
        forced(from: automaton.start, vocabulary).flatMap { automaton.isFinished($0.end) ? nil : $0 }
    }

    /// Tokens without a choice, and where the grammar is after them.
    struct Stretch {
        let tokens: [Token]
        let end: GrammarAutomaton.State
    }

    /// The tokens that must come next; `nil` when there is a choice.
    ///
    /// The last is left to the model where a longer one may stand for it: `"` imposed where the model would have
    /// written `","` makes it end the value instead. This is known as token healing.
    func forced(from state: GrammarAutomaton.State, _ vocabulary: Vocabulary) -> Stretch? {
        let forced = automaton.forced(from: state)
        // A stretch that ends within a character is left to the tokens, which know how to go on.
        guard !forced.bytes.isEmpty, let text = String(validating: forced.bytes, as: UTF8.self) else { return nil }
        var tokens = vocabulary.tokens(continuing: text)
        guard !automaton.isFinished(forced.end), let last = tokens.popLast() else {
            return Stretch(tokens: tokens, end: forced.end)
        }
        let before = tokens.reduce(state) { automaton.step($0, table[$1]) }
        guard table.isOutgrown(last, from: before, by: automaton) else {
            return Stretch(tokens: tokens + [last], end: forced.end)
        }
        return tokens.isEmpty ? nil : Stretch(tokens: tokens, end: before)
    }
}
#endif
