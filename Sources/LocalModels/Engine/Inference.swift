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
            while true {
                let job = queue.next()
                Computation.run { job.runSynchronously(on: executor) }
            }
        }
        thread.stackSize = 8 << 20
        thread.start()
        started.signal()
    }

    func enqueue(_ job: consuming ExecutorJob) { queue.append(UnownedJob(job)) }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// Jobs in order of arrival.
private final class JobQueue: Sendable {
    private let jobs = Guarded<[UnownedJob]>([])
    private let waiting = DispatchSemaphore(value: 0)

    func append(_ job: UnownedJob) {
        jobs.withLock { $0.append(job) }
        waiting.signal()
    }

    /// Waits until there is one.
    func next() -> UnownedJob {
        waiting.wait()
        return jobs.withLock { $0.removeFirst() }
    }
}
