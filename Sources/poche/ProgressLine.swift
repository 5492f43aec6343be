import Foundation

/// One line on standard error that replaces itself, where a person sees it.
struct ProgressLine: Sendable {
    private let isShown = isatty(STDERR_FILENO) == 1

    func show(_ text: String) { write("\r\u{1B}[K\(text)") }

    func clear() { write("\r\u{1B}[K") }

    private func write(_ text: String) {
        if isShown { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
    }
}
