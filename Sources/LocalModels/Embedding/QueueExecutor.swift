import Dispatch

/// Runs an actor's work on a Dispatch queue, so that long computation takes no thread of the cooperative pool.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { Computation.run { job.runSynchronously(on: self.asUnownedSerialExecutor()) } }
    }
}
