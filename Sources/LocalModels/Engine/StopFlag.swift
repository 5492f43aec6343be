import CLlama
import Synchronization

/// Asks a computation that does not know of tasks to stop; so does the end of the program.
final class StopFlag: Sendable {
    private let raised = Atomic<Bool>(false)

    var isRaised: Bool { raised.load(ordering: .relaxed) || Computation.isOver }
    func raise() { raised.store(true, ordering: .relaxed) }
    func lower() { raised.store(false, ordering: .relaxed) }

    /// Makes a decode in this context stop between two operations of its graph once the flag is raised. The flag must
    /// outlive the context.
    func abort(decodingOf context: OpaquePointer) {
        llama_set_abort_callback(
            context,
            { data in
                guard let data else { return false }
                return Unmanaged<StopFlag>.fromOpaque(data).takeUnretainedValue().isRaised
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
