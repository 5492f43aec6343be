/// Does one piece of work after the other, in the order in which they were asked for.
final class Turns: Sendable {
    private let last = Guarded<Task<Void, Never>?>(nil)

    /// - Throws: what the work throws; `CancellationError` as soon as the caller's task is cancelled, which cancels the
    ///   work too.
    func take<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let task = last.withLock { last in
            let task = Task { [last] in
                await last?.value
                try Task.checkCancellation()
                return try await work()
            }
            last = Task { _ = await task.result }
            return task
        }
        return try await withTaskCancellationHandler {
            try await task.valueUnlessCancelled
        } onCancel: {
            task.cancel()
        }
    }
}
