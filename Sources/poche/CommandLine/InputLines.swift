import Foundation

/// The lines of standard input, as they come.
///
/// Bytes that are not UTF-8 are replaced, and a last line without its end counts.
struct InputLines: Sequence, IteratorProtocol {
    private let descriptor: Int32
    private var waiting: [UInt8] = []
    private var start = 0
    private var isOver = false

    init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

    mutating func next() -> String? {
        var searched = start
        while true {
            if let end = waiting[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return text(waiting[start..<end])
            }
            if isOver {
                guard start < waiting.count else { return nil }
                defer { start = waiting.count }
                return text(waiting[start...])
            }
            waiting.removeFirst(start)
            start = 0
            searched = waiting.count
            fill()
        }
    }

    /// Whether the next line is already here: asking for it waits for nothing.
    var hasLine: Bool { waiting[start...].contains(UInt8(ascii: "\n")) }

    /// All of standard input as one text.
    static func everything() -> String {
        var lines = InputLines()
        var text: [String] = []
        while let line = lines.next() { text.append(line) }
        return text.joined(separator: "\n")
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
    }

    private mutating func fill() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var count = read(descriptor, &buffer, buffer.count)
        while count < 0, errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
        if count > 0 { waiting += buffer[..<count] } else { isOver = true }
    }
}
