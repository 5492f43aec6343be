// Dispatch sources may be used from any thread; their protocols do not say so yet.
@preconcurrency import Dispatch
@preconcurrency import Glibc
import LocalModels

/// Reads the keys and the changes of size of a terminal, without a thread that waits.
final class Keyboard: Sendable {
    enum Event: Sendable, Equatable {
        /// The keys that came together in one read.
        case keys([Key])
        case resized
        /// The terminal is gone.
        case closed
    }

    /// An Escape followed by nothing for this long is the key itself; sequences come in one piece.
    private static let escapeDelay = DispatchTimeInterval.milliseconds(50)

    private struct State {
        var decoder: InputDecoder
        var reads = 0
    }

    private let queue = DispatchQueue(label: "poche.keyboard")
    private let state: Guarded<State>
    private let input: any DispatchSourceRead
    private let resize: any DispatchSourceSignal
    private let report: @Sendable (Event) -> Void

    /// Reads a terminal that was just taken from its usual line mode.
    init(descriptor: Int32 = STDIN_FILENO, report: @escaping @Sendable (Event) -> Void) {
        self.report = report
        var typedAhead: Int32 = 0
        _ = ioctl(descriptor, UInt(FIONREAD), &typedAhead)
        state = Guarded(State(decoder: InputDecoder(typedAhead: Int(typedAhead))))
        input = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        resize = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: queue)
        input.setEventHandler { @Sendable [weak self] in self?.read(descriptor) }
        resize.setEventHandler { @Sendable in report(.resized) }
        input.activate()
        resize.activate()
    }

    deinit {
        input.cancel()
        resize.cancel()
    }

    private func read(_ descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else {
            if count < 0, errno == EINTR || errno == EAGAIN { return }
            input.cancel()
            return report(.closed)
        }
        let (keys, waitsFrom) = state.withLock { state in
            state.reads += 1
            let keys = state.decoder.feed(buffer[..<count])
            return (keys, state.decoder.mayBeEscape ? state.reads : nil)
        }
        if !keys.isEmpty { report(.keys(keys)) }
        guard let waitsFrom else { return }
        queue.asyncAfter(deadline: .now() + Self.escapeDelay) { @Sendable [weak self] in self?.endEscape(waitsFrom) }
    }

    private func endEscape(_ reads: Int) {
        let keys = state.withLock { $0.reads == reads ? $0.decoder.flush() : [] }
        if !keys.isEmpty { report(.keys(keys)) }
    }
}
