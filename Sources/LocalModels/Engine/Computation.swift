import Synchronization
@preconcurrency import Glibc

/// The work that calls llama.cpp. None outlives the program: `exit` destroys what the library uses, and a thread that
/// still runs in it then crashes.
enum Computation {
    private static let running = Guarded(0)
    /// Set under the lock of ``running``; read between two operations of a graph, where a lock would cost.
    private static let over = Atomic<Bool>(false)

    /// Whether the program is ending: what computes must stop.
    static var isOver: Bool { over.load(ordering: .relaxed) }

    /// Runs a piece of work that watches a ``StopFlag`` where it may last. Never returns once the program is ending.
    static func run(_ work: () -> Void) {
        let isLate = running.withLock { running in
            if !isOver { running += 1 }
            return isOver
        }
        while isLate { pause() }
        work()
        running.withLock { $0 -= 1 }
    }

    /// Makes `exit` wait for work under way. To be called after each loading of a model, in which the library makes
    /// what `exit` destroys: what was registered last is called first.
    static func watchExit() { atexit { Computation.finish() } }

    /// Stops what runs and waits for it, two seconds at most.
    private static func finish() {
        running.withLock { _ in over.store(true, ordering: .relaxed) }
        for _ in 0..<2000 where running.withLock({ $0 > 0 }) { usleep(1000) }
    }
}
