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

    /// In bytes; `nil` when there is no such file.
    static func size(_ file: URL) -> Int? { FileStamp(file)?.fileSize }

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

    /// Copies a file of any size and waits until the copy is on the disk. Nothing is left when this throws.
    static func copy(_ source: String, toNew path: String, mode: mode_t) throws(POSIXFailure) {
        let input = open(source, O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { throw POSIXFailure(code: errno, path: source) }
        defer { close(input) }
        let output = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard output >= 0 else { throw POSIXFailure(code: errno, path: path) }
        var failure: Int32 = 0
        var buffer = Data(count: 1 << 20)
        while failure == 0 {
            let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
            if count == 0 { break }
            if count > 0 {
                failure = writeAll(buffer.prefix(count), to: output)
            } else if errno != EINTR {
                failure = errno
            }
        }
        if failure == 0, fsync(output) != 0 { failure = errno }
        if close(output) != 0, failure == 0 { failure = errno }
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
        try move(draft, to: file)
    }

    /// Gives a finished file its name, and makes it durable. The draft does not stay when this throws.
    static func move(_ draft: String, to file: URL) throws(POSIXFailure) {
        guard rename(draft, file.path) == 0 else {
            let failure = POSIXFailure(code: errno, path: file.path)
            unlink(draft)
            throw failure
        }
        try synchronize(folder: file.deletingLastPathComponent())
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
