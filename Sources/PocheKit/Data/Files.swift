import Foundation

/// A system call that failed, and the file it was about.
struct POSIXFailure: Error, Equatable {
    let code: Int32
    let path: String

    /// The system's own words ("No space left on device").
    var reason: String { String(cString: strerror(code)) }
    /// EFBIG: a limit on the size of files.
    var isDiskFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }
    var isReadOnly: Bool { code == EROFS || code == EACCES || code == EPERM }
}

/// Files that appear whole or not at all, and stay after a power cut.
enum Files {
    /// Creates a private folder and those above it that are missing.
    static func createFolder(_ folder: URL) throws(POSIXFailure) {
        if mkdir(folder.path, 0o700) == 0 { return }
        switch errno {
        case EEXIST:
            return
        case ENOENT where folder.pathComponents.count > 1:
            try createFolder(folder.deletingLastPathComponent())
            guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else {
                throw POSIXFailure(code: errno, path: folder.path)
            }
        default:
            throw POSIXFailure(code: errno, path: folder.path)
        }
    }

    static func exists(_ file: URL) -> Bool { access(file.path, F_OK) == 0 }

    /// Creates an empty private file, unless there is one already.
    static func createEmpty(_ file: URL) throws(POSIXFailure) {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
        } else if errno != EEXIST {
            throw POSIXFailure(code: errno, path: file.path)
        }
    }

    /// Writes a new file and waits until it is on the disk. Nothing is left when this throws.
    static func write(_ data: Data, toNew path: String, mode: mode_t) throws(POSIXFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw POSIXFailure(code: errno, path: path) }
        var failure = writeAll(data, to: descriptor)
        if failure == 0, fsync(descriptor) != 0 { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure == 0 else {
            unlink(path)
            throw POSIXFailure(code: failure, path: path)
        }
    }

    /// Replaces a file, or creates it, in one step: other programs see the old content or the new one.
    static func replace(_ file: URL, with data: Data, mode: mode_t = 0o600) throws(POSIXFailure) {
        let folder = file.deletingLastPathComponent()
        let draft = folder.appending(path: ".\(UUID().uuidString).tmp").path
        try write(data, toNew: draft, mode: mode)
        guard rename(draft, file.path) == 0 else {
            let failure = POSIXFailure(code: errno, path: file.path)
            unlink(draft)
            throw failure
        }
        try synchronize(folder: folder)
    }

    static func remove(_ file: URL) throws(POSIXFailure) {
        guard unlink(file.path) == 0 else { throw POSIXFailure(code: errno, path: file.path) }
        try synchronize(folder: file.deletingLastPathComponent())
    }

    /// Makes the names in a folder durable.
    static func synchronize(folder: URL) throws(POSIXFailure) {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXFailure(code: errno, path: folder.path) }
        defer { close(descriptor) }
        // EINVAL: a file system that cannot synchronise folders; nothing more can be done there.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw POSIXFailure(code: errno, path: folder.path) }
    }

    /// - Returns: 0, or the error number.
    private static func writeAll(_ data: Data, to descriptor: Int32) -> Int32 {
        data.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    written += count
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }
}
