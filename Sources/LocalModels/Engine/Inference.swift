import Foundation

/// The one owner of everything that llama.cpp holds.
///
/// Decoding blocks for tens of milliseconds, so it runs on its own thread and never on the pool that async code shares;
/// and one thread only, so that two sessions take turns at the cores instead of fighting for them.
@globalActor
actor Inference {
    static let shared = Inference()

    nonisolated private let thread = InferenceThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
}

/// A serial executor with one thread for life: OpenMP keeps a team of workers for each thread that calls it.
private final class InferenceThread: SerialExecutor {
    private let queue = JobQueue()

    init() {
        let queue = queue
        let executor = asUnownedSerialExecutor()
        let started = DispatchSemaphore(value: 0)
        let thread = Thread {
            // Foundation cannot name a thread before `start` has returned.
            started.wait()
            Thread.current.name = "inference"
            while true { queue.next().runSynchronously(on: executor) }
        }
        thread.stackSize = 8 << 20
        thread.start()
        started.signal()
    }

    func enqueue(_ job: consuming ExecutorJob) { queue.append(UnownedJob(job)) }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// Jobs in order of arrival.
///
/// `@unchecked`: `jobs` is touched only while `condition` is locked.
private final class JobQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    func append(_ job: UnownedJob) {
        condition.lock()
        jobs.append(job)
        condition.signal()
        condition.unlock()
    }

    func next() -> UnownedJob {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty { condition.wait() }
        return jobs.removeFirst()
    }
}
