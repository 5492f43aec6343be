/// Work done once, for whoever asks first, and shared by all who ask. After a failure it is tried again.
final class SharedTask<Value: Sendable>: Sendable {
    private let task = Guarded<Task<Value, any Error>?>(nil)

    /// Stops the work when nobody can ask for it any more.
    func cancel() { task.withLock { $0?.cancel() } }

    /// - Throws: what the work throws; `CancellationError` as soon as the caller's task is cancelled: the work goes on
    ///   for the others.
    func value(of work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let task = task.withLock { task in
            let begun = task ?? Task { try await work() }
            task = begun
            return begun
        }
        do {
            return try await task.valueUnlessCancelled
        } catch {
            if !(error is CancellationError) { self.task.withLock { if $0 == task { $0 = nil } } }
            throw error
        }
    }
}
