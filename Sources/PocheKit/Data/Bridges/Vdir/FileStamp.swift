import Foundation

/// Tells whether a file is still the one that was read.
struct FileStamp: Equatable, Sendable {
    private let inode, size, seconds, nanoseconds, changeSeconds, changeNanoseconds: Int
    private let mode: mode_t

    /// - Returns: `nil` when there is nothing there.
    init?(_ file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        (inode, size, mode) = (Int(status.st_ino), Int(status.st_size), status.st_mode)
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        (changeSeconds, changeNanoseconds) = (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
    }

    var isFile: Bool { mode & S_IFMT == S_IFREG }
    var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    var permissions: mode_t { mode & 0o777 }
    /// In bytes.
    var fileSize: Int { size }
    /// Nobody may write it: the way of a file system to say that a calendar is only to be read, even to root.
    var isWriteProtected: Bool { mode & 0o222 == 0 }
}
