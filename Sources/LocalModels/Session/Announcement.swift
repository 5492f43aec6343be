#if !canImport(FoundationModels)

/// The beginning of a prompt that is still being written, read while nobody waits for an answer.
@Inference
final class Announcement {
    /// What the next prompt is known to begin with, after all that was said.
    private var tokens: [Token]?
    private nonisolated let state = Guarded(State())

    private struct State {
        var reading: Task<Void, Never>?
        /// Those that are being answered, to which the reading gives way.
        var requests = 0
    }

    /// Tokens read at a time: what a request interrupts is read again.
    private static let batchSize = 16

    nonisolated init() {}

    nonisolated var reading: Task<Void, Never>? { state.withLock { $0.reading } }

    /// Does the work of a request, for which the reading stops at once.
    nonisolated func giveWay<Result>(to request: () async throws -> Result) async rethrows -> Result {
        state.withLock {
            $0.requests += 1
            $0.reading?.cancel()
        }
        defer { state.withLock { $0.requests -= 1 } }
        return try await request()
    }

    /// Reads tokens, until a request comes. A reading under way turns to them.
    func read(_ tokens: [Token], in context: DecodeContext) {
        self.tokens = tokens
        state.withLock { state in
            guard state.requests == 0, state.reading?.isCancelled ?? true else { return }
            state.reading = Task { [before = state.reading] in
                await before?.value
                await approach(in: context)
            }
        }
    }

    private func approach(in context: DecodeContext) async {
        while !Task.isCancelled, let tokens {
            guard (try? await context.approach(tokens, by: Self.batchSize)) == false else { break }
            await Task.yield()
        }
        state.withLock { if !Task.isCancelled { $0.reading = nil } }
    }

    /// Ends the reading and forgets what was announced: two readers would mix their tokens.
    func stop() async {
        state.withLock { $0.reading?.cancel() }
        await reading?.value
        tokens = nil
    }
}
#endif
