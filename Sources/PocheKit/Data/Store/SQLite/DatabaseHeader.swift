import Foundation

/// Tells a database under another key from a file that never was one: both fail alike in SQLCipher.
enum DatabaseHeader {
    /// SQLCipher 4's page size in bytes.
    private static let pageSize = 4096
    private static let plainDatabase = Data("SQLite format 3\0".utf8)

    /// Whether the file can be an encrypted database: whole pages, and a random salt for its first 16 bytes.
    static func isPlausible(at path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd(),
            size >= pageSize, size % UInt64(pageSize) == 0, (try? file.seek(toOffset: 0)) != nil,
            let salt = try? file.read(upToCount: 16), salt.count == 16, salt != plainDatabase
        else { return false }
        // Sixteen random bytes are all text, or all the same, once in a few thousand millions at most.
        return !salt.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
            && Set(salt).count > 2
    }
}
