import Synchronization

/// Asks a computation that does not know of tasks to stop.
final class StopFlag: Sendable {
    private let raised = Atomic<Bool>(false)

    var isRaised: Bool { raised.load(ordering: .relaxed) }
    func raise() { raised.store(true, ordering: .relaxed) }
    func lower() { raised.store(false, ordering: .relaxed) }
}
