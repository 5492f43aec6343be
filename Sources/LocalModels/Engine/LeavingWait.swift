extension Task where Failure == any Error {
    /// The value of a task that others may wait for too.
    ///
    /// - Throws: `CancellationError` as soon as the waiting task is cancelled, whatever this one is doing: it goes on.
    var valueUnlessCancelled: Success {
        get async throws {
            let wait = LeavingWait<Success>()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    wait.begin(continuation)
                    Task<Void, Never> { wait.end(await self.result) }
                }
            } onCancel: {
                wait.leave()
            }
        }
    }
}

/// A wait that ends once, by the first that ends it.
private final class LeavingWait<Value: Sendable>: Sendable {
    private enum State {
        case early
        case waiting(CheckedContinuation<Value, any Error>)
        /// Ended before the wait began; `nil` once the result was handed over.
        case over(Result<Value, any Error>?)
    }

    private let state = Guarded(State.early)

    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        let result: Result<Value, any Error>? = state.withLock { state in
            guard case .over(let result) = state else {
                state = .waiting(continuation)
                return nil
            }
            return result
        }
        if let result { continuation.resume(with: result) }
    }

    func leave() { end(.failure(CancellationError())) }

    func end(_ result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .early:
                state = .over(result)
                return nil
            case .waiting(let continuation):
                state = .over(nil)
                return continuation
            case .over: return nil
            }
        }
        continuation?.resume(with: result)
    }
}
