import Foundation
@preconcurrency import Glibc

/// The pages of a file that this process has mapped to read.
///
/// llama.cpp maps a model's file whole, then copies most weights into the order that suits the processor, and keeps
/// the originals in memory, which nothing reads again.
struct MappedPages {
    private let path: String

    init(of path: String) { self.path = path }

    /// Gives the pages back to the system. It keeps them as a cache as long as there is room, and the process gets back
    /// those that it reads again: no reader notices.
    func release() {
        for range in ranges {
            guard let start = UnsafeMutableRawPointer(bitPattern: range.lowerBound) else { continue }
            madvise(start, Int(range.upperBound - range.lowerBound), MADV_DONTNEED)
        }
    }

    /// In bytes. Private mappings, which may have been written to, are no business of this type.
    private var ranges: [Range<UInt>] {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return [] }
        return maps.split(separator: "\n").compactMap { line in
            // start-end permissions offset device inode path (proc_pid_maps(5))
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard fields.count == 6, fields[1] == "r--s", fields[5].drop(while: { $0 == " " }) == path else {
                return nil
            }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            return bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
        }
    }
}
