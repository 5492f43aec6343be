#if !canImport(FoundationModels)
import Foundation

/// How soon a session says its first word.
struct StartMeasure: Sendable {
    let model: SystemLanguageModel
    let instructions: String
    let states: URL

    private static let firstMessage = "Bonjour ! Peux-tu me dire en quelques mots ce que tu sais faire ?"
    private static let messages = [
        "Et qu'est-ce que je peux te demander un dimanche de pluie ?",
        "Donne-moi une idée de repas pour six personnes.",
        "Comment dit-on « le train part à midi » en anglais ?",
    ]

    func session() -> LanguageModelSession { LanguageModelSession(model: model, instructions: instructions) }

    /// From the request to the first text.
    func firstToken(of session: LanguageModelSession, message: String = firstMessage) async throws -> Duration {
        let start = ContinuousClock.now
        var first: Duration?
        let answer = session.streamResponse(
            to: message, options: GenerationOptions(sampling: .greedy, maximumResponseTokens: 4))
        for try await _ in answer { first = first ?? start.duration(to: .now) }
        return first ?? start.duration(to: .now)
    }

    /// Reading the state of a session's instructions into a context that holds nothing.
    @Inference
    func restore(_ session: LanguageModelSession, times: Int) async throws -> Duration {
        let tokens = session.engine.opening
        let context = try DecodeContext(weights: try await model.loadedWeights(), capacity: model.contextSize)
        let store = StateStore(folder: states)
        var durations: [Duration] = []
        for _ in 0..<times {
            var isRestored = false
            durations.append(ContinuousClock().measure { isRestored = store.restore(tokens, into: context) })
            guard isRestored else { throw DecodeError.failed(-1) }
        }
        return durations.median ?? .zero
    }

    /// Turns after the first one, each beside llama.cpp alone reading the same number of tokens after what it holds.
    func secondTurn(
        of session: LanguageModelSession, beside bare: BareModel, times: Int
    ) async throws -> BenchmarkReport.Turn {
        let weights = try await model.loadedWeights()
        await session.forget()
        _ = try await firstToken(of: session)
        let held = try await hand(session, to: bare)
        var turns: [BenchmarkReport.Turn] = []
        for message in Self.messages.prefix(times) {
            let tokens =
                weights.vocabulary.tokens(of: weights.template.closing(.assistant), markers: true)
                + weights.vocabulary.tokens(of: [.user(message)], by: weights.template)
                + weights.vocabulary.tokens(of: weights.template.opening(.assistant), markers: true)
            let first = try await firstToken(of: session, message: message)
            let alone = try await bare.prefill(tokens, keeping: held)
            let timings = await session.timings
            turns.append(
                .init(
                    newTokens: tokens.count, readTokens: timings.promptTokens - timings.reusedTokens, firstToken: first,
                    barePrefill: alone, ratio: first / alone))
        }
        let median = turns.sorted { $0.ratio < $1.ratio }
        return median[median.count / 2]
    }

    /// Gives `bare` what the session has read and said.
    ///
    /// - Returns: how many tokens that is.
    @Inference
    private func hand(_ session: LanguageModelSession, to bare: BareModel) async throws -> Int {
        let context = try await session.engine.prepare()
        let path = states.appending(path: "turn").path
        guard context.write(to: path) else { throw DecodeError.failed(-1) }
        try bare.read(context.held.count, from: path)
        return context.held.count
    }
}
#endif
