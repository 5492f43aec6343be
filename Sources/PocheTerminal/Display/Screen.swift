@preconcurrency import Glibc

/// Where the chat writes.
public struct Screen: Sendable {
    let descriptor: Int32

    public init(descriptor: Int32 = STDOUT_FILENO) { self.descriptor = descriptor }

    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Columns and rows; 80 × 24 when the terminal does not say.
    public var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Writes all of `text`; what a closed terminal does not take is lost with it.
    public func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                guard errno == EAGAIN else { return }
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
                continue
            }
            bytes = bytes.dropFirst(count)
        }
    }
}
