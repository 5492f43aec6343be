// Dispatch sources may be used from any thread; their protocols do not say so yet.
@preconcurrency import Dispatch
@preconcurrency import Glibc

/// Ctrl-C on a terminal that still makes signals: it stops the work at hand, not the program.
public enum Interruption {
    /// Runs `work`; an interrupt cancels its task.
    ///
    /// - Returns: what the work gave, and whether it was interrupted.
    public static func stopping<Value: Sendable>(
        _ work: @escaping @Sendable () async -> Value
    ) async -> (value: Value, isInterrupted: Bool) {
        let task = Task { await work() }
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { @Sendable in task.cancel() }
        source.activate()
        let value = await task.value
        source.cancel()
        signal(SIGINT, SIG_DFL)
        return (value, task.isCancelled)
    }
}
