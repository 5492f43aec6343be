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
        case SQLITE_CANTOPEN where failure.isReadOnly: self = .readOnly(path)
        case SQLITE_NOTADB, SQLITE_CORRUPT: self = .damaged("\(message), in: \(sql)")
        default: self = .failed("\(message), in: \(sql)")
        }
    }

    init(_ failure: POSIXFailure) {
        self =
            if failure.isDiskFull { .diskFull } else if failure.isReadOnly { .readOnly(failure.path) } else {
                .failed("\(failure.path): \(failure.reason)")
            }
    }
}
