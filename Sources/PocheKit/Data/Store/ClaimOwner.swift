import Foundation

/// Who holds a claimed card: a store, opened by a process that can be told from a later one with the same number.
struct ClaimOwner: Equatable {
    /// The process number.
    let process: Int32
    /// The boot, and the tick of that boot at which the process started (proc(5), `stat` field 22).
    let start: String
    /// The store: one process may open several.
    let store: String

    static func current() -> ClaimOwner {
        let process = getpid()
        return ClaimOwner(process: process, start: startMark(of: process) ?? "", store: UUID().uuidString)
    }

    var text: String { "\(process) \(start) \(store)" }

    init(process: Int32, start: String, store: String) {
        self.process = process
        self.start = start
        self.store = store
    }

    /// - Returns: `nil` when the text is not a claim.
    init?(text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let process = Int32(parts[0]) else { return nil }
        self.init(process: process, start: parts[1], store: parts[2])
    }

    /// Whether its process still runs.
    var isAlive: Bool { Self.startMark(of: process) == start }

    /// - Returns: `nil` when no such process runs; one that ended and was not yet waited for does not run.
    private static func startMark(of process: Int32) -> String? {
        guard let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8),
            let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            // The name, field 2, is in parentheses and may hold spaces and parentheses.
            let name = line.lastIndex(of: ")")
        else { return nil }
        let fields = line[line.index(after: name)...].split(separator: " ")
        guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
        return boot.trimmingCharacters(in: .whitespacesAndNewlines) + ":" + fields[19]
    }
}
