import Foundation

/// The memory that could be had now without pushing anything out.
enum MemoryProbe {
    /// In bytes, or `nil` where the system does not say.
    static var availableBytes: UInt64? {
        [machine, process].compactMap(\.self).min()
    }

    /// What the machine has left.
    private static var machine: UInt64? { kibibytes("MemAvailable:", in: "/proc/meminfo").map { $0 * 1024 } }

    /// What the limit on this process's address space (`ulimit -v`) leaves.
    private static var process: UInt64? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max,
            let used = kibibytes("VmSize:", in: "/proc/self/status")
        else { return nil }
        let total = UInt64(limit.rlim_cur)
        return total > used * 1024 ? total - used * 1024 : 0
    }

    private static func kibibytes(_ field: String, in file: String) -> UInt64? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix(field) }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { UInt64($0) }
    }
}
