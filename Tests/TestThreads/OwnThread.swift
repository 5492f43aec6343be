import Dispatch
import Testing

/// Runs each test of a suite on a thread of its own.
///
/// For tests that compute for long: on the threads that all tests share, as many as there are cores, they would keep
/// those that wait for a moment from it.
public struct OwnThread: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(QueueThread()) { try await function() }
    }

    /// Whether the caller runs on such a thread.
    public static var isCurrent: Bool { DispatchQueue.getSpecific(key: QueueThread.mark) != nil }
}

extension Trait where Self == OwnThread {
    /// Runs each test of a suite on a thread of its own.
    public static var ownThread: OwnThread { OwnThread() }
}

private final class QueueThread: TaskExecutor {
    static let mark = DispatchSpecificKey<Void>()
    /// A serial queue takes a thread beside those that tasks share.
    private let queue = DispatchQueue(label: "test")

    init() { queue.setSpecific(key: Self.mark, value: ()) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
