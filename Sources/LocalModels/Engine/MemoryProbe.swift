import Foundation

/// The memory that could be had now without pushing anything out, from /proc/meminfo.
enum MemoryProbe {
    /// In bytes, or `nil` where the system does not say.
    static var availableBytes: UInt64? {
        guard let text = try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8) else { return nil }
        for line in text.split(separator: "\n") where line.hasPrefix("MemAvailable:") {
            return line.split(separator: " ").dropFirst().first.flatMap { UInt64($0) }.map { $0 * 1024 }
        }
        return nil
    }
}
