import CSQLCipher
import Foundation

/// How a database is opened.
enum DatabaseAccess {
    /// It is created when there is none.
    case writing
    /// For a disk that is full or may not be written: nothing is written, not even a lock. A write throws the obstacle.
    ///
    /// - Parameter log: whether a write-ahead log is beside it, left by a process that was killed.
    case reading(obstacle: StoreError, log: Bool)
    /// An empty one in memory. With an obstacle it stands for one that is not there and cannot be made.
    case nowhere(obstacle: StoreError?)

    /// A database that is there but cannot be written.
    static func reading(_ path: String, obstacle: StoreError) -> DatabaseAccess {
        .reading(obstacle: obstacle, log: Files.size(URL(filePath: path + "-wal")) ?? 0 > 0)
    }

    var obstacle: StoreError? {
        switch self {
        case .writing: nil
        case .reading(let obstacle, _): obstacle
        case .nowhere(let obstacle): obstacle
        }
    }

    var readsLog: Bool {
        if case .reading(_, let log) = self { log } else { false }
    }

    /// - Returns: SQLite's result code.
    func open(_ path: String, _ opened: inout OpaquePointer?) -> Int32 {
        let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        return switch self {
        case .writing: sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | common, nil)
        case .reading(_, log: true): sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY | common, "unix-none")
        case .reading(_, log: false):
            sqlite3_open_v2(
                Self.immutable(path), &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | common, nil)
        case .nowhere:
            sqlite3_open_v2(":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | common, nil)
        }
    }

    /// The only way to read a database of this journal mode without a file beside it.
    private static func immutable(_ path: String) -> String {
        let plain = CharacterSet(charactersIn: "?#%").inverted
        return "file:\(path.addingPercentEncoding(withAllowedCharacters: plain) ?? path)?immutable=1"
    }
}
