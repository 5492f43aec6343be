import CSQLCipher
import Foundation

extension StoreError {
    /// - Parameters:
    ///   - code: SQLite's extended result code; its low byte is the primary one.
    ///   - system: the error number of the system call that failed, 0 when none did.
    init(sqlite code: Int32, system: Int32, message: String, sql: String, path: String) {
        let failure = POSIXFailure(code: system, path: path)
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_FULL: self = .diskFull
        case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path)
        case SQLITE_IOERR where failure.isDiskFull: self = .diskFull
        case SQLITE_CANTOPEN where failure.isDiskFull: self = .diskFull
        // A file beside the database could not be made: the last call that failed does not always say why.
        case SQLITE_CANTOPEN where failure.isReadOnly || !Self.isFolderWritable(of: path): self = .readOnly(path)
        case SQLITE_NOTADB, SQLITE_CORRUPT: self = .damaged("\(message), in: \(sql)")
        default: self = .failed("\(message), in: \(sql)")
        }
    }

    private static func isFolderWritable(of path: String) -> Bool {
        access(URL(filePath: path).deletingLastPathComponent().path, W_OK) == 0
    }

    init(_ failure: POSIXFailure) {
        self =
            if failure.isDiskFull { .diskFull } else if failure.isReadOnly { .readOnly(failure.path) } else {
                .failed("\(failure.path): \(failure.reason)")
            }
    }

    /// What Foundation says of a file that it could not write.
    init(_ error: any Error, at file: URL) {
        switch (error as? CocoaError)?.code {
        case .fileWriteOutOfSpace?: self = .diskFull
        case .fileWriteNoPermission?, .fileWriteVolumeReadOnly?: self = .readOnly(file.path)
        default: self = .failed("\(file.path): \(error.localizedDescription)")
        }
    }
}
