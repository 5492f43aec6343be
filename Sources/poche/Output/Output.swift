import Foundation
import PocheTerminal

/// Standard output and standard error of a command.
struct Output: Sendable {
    let standard = Screen(descriptor: STDOUT_FILENO)
    let errors = Screen(descriptor: STDERR_FILENO)

    func line(_ text: String) { standard.write(text + "\n") }
    func line(_ json: JSON) { standard.write(json.text + "\n") }
    func error(_ text: String) { errors.write(text + "\n") }

    /// Whether a person sits at both ends.
    var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && standard.isTerminal }
}
