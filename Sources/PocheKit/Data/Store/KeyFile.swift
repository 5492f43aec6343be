import Foundation

/// The key as 32 bytes in a file that only its owner can read.
public struct KeyFile: KeyStore {
    public let url: URL

    public init(at url: URL) { self.url = url }

    public func key(databaseExists: Bool) throws(StoreError) -> DatabaseKey {
        if let key = try read(databaseExists: databaseExists) { return key }
        if databaseExists { throw .wrongKey }
        try create()
        // Read back what the folder holds: another process may have been first, and both must use its key.
        guard let key = try read(databaseExists: databaseExists) else {
            throw .failed("\(url.path) disappeared while it was being created")
        }
        return key
    }

    /// - Returns: `nil` when there is no file.
    private func read(databaseExists: Bool) throws(StoreError) -> DatabaseKey? {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        if descriptor < 0 {
            if errno == ENOENT { return nil }
            throw failure()
        }
        defer { close(descriptor) }

        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure() }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .failed("\(url.path) is not a file") }
        guard status.st_uid == geteuid() else { throw .failed("\(url.path) belongs to another user") }
        if status.st_mode & 0o077 != 0, fchmod(descriptor, 0o600) != 0 {
            throw .failed("\(url.path) can be read by other users, and this could not be repaired")
        }

        var bytes = [UInt8](repeating: 0, count: DatabaseKey.byteCount + 1)
        let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        guard count >= 0 else { throw failure() }
        guard let key = DatabaseKey(bytes: Array(bytes.prefix(count))) else {
            throw databaseExists ? .wrongKey : .damaged("\(url.path) is not a key")
        }
        return key
    }

    /// Writes a new key beside the final name, then links it there: the name appears whole or not at all, and never
    /// replaces a key that another process put there first.
    private func create() throws(StoreError) {
        let folder = url.deletingLastPathComponent()
        let draft = folder.appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)").path
        do throws(POSIXFailure) {
            try Files.createFolder(folder)
            try Files.write(Data(DatabaseKey.random().bytes), toNew: draft, mode: 0o600)
            defer { unlink(draft) }
            guard link(draft, url.path) == 0 || errno == EEXIST else {
                throw POSIXFailure(code: errno, path: url.path)
            }
            try Files.synchronize(folder: folder)
        } catch {
            // The draft's name is nobody's business.
            throw StoreError(POSIXFailure(code: error.code, path: error.path == draft ? url.path : error.path))
        }
    }

    /// What the last system call said.
    private func failure() -> StoreError { StoreError(POSIXFailure(code: errno, path: url.path)) }
}
