import Foundation
import LocalModels

/// The SHA-256 that a model file must have, remembered beside it by set-up, or when it was imported.
///
/// `.NAME.verified` holds one line: the digest, then the size in bytes, the modification time in nanoseconds and the
/// inode that the file had when it was found to have that digest. The set-up scripts read and write the same line.
public struct ModelPin: Sendable, Equatable {
    /// In lower-case hexadecimal.
    public let digest: String
    private let size, modified: Int

    /// - Returns: `nil` when nothing is remembered of the file.
    public init?(of file: URL) {
        guard let line = try? String(contentsOf: Self.place(of: file), encoding: .utf8) else { return nil }
        let fields = line.split(whereSeparator: \.isWhitespace)
        guard fields.count >= 3, fields[0].count == 64, fields[0].allSatisfy(\.isHexDigit),
            let size = Int(fields[1]), let modified = Int(fields[2])
        else { return nil }
        (digest, self.size, self.modified) = (fields[0].lowercased(), size, modified)
    }

    /// Whether the file's size and date are still those of the file that was verified; its content is not read.
    public func isUntouched(_ file: URL) -> Bool {
        guard let status = Self.status(of: file) else { return false }
        return status.size == size && status.modified == modified
    }

    /// Remembers that the file has this digest, as it is now.
    static func remember(_ digest: String, of file: URL) throws(POSIXFailure) {
        let status = status(of: file) ?? (0, 0, 0)
        try write("\(digest) \(status.size) \(status.modified) \(status.inode)", for: file)
    }

    /// Remembers the digest, and that the file no longer has it: set-up then reads it again.
    static func remember(_ digest: String, lostBy file: URL) throws(POSIXFailure) {
        try write("\(digest) 0 0 0", for: file)
    }

    private static func write(_ line: String, for file: URL) throws(POSIXFailure) {
        try Files.replace(place(of: file), with: Data((line + "\n").utf8), mode: 0o644)
    }

    private static func place(of file: URL) -> URL {
        file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).verified")
    }

    private static func status(of file: URL) -> (size: Int, modified: Int, inode: UInt)? {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        let modified = Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
        return (Int(status.st_size), modified, UInt(status.st_ino))
    }
}
