import CTerminal
@preconcurrency import Glibc

/// A terminal that gives its keys one by one, for as long as this value lives.
///
/// It is put back as it was when the value ends, and when a signal kills the process.
struct RawMode: ~Copyable {
    /// Takes the terminal; `nil` when `descriptor` is not one.
    init?(descriptor: Int32 = STDIN_FILENO) {
        guard poche_terminal_enter_raw(descriptor) == 0 else { return nil }
    }

    /// Gives the terminal back to the shell until it wakes this process again.
    func suspend(descriptor: Int32 = STDIN_FILENO) {
        poche_terminal_restore()
        kill(0, SIGTSTP)
        _ = poche_terminal_enter_raw(descriptor)
    }

    deinit { poche_terminal_restore() }
}
