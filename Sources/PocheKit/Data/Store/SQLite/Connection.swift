import CSQLCipher
import Foundation

/// One connection to an encrypted SQLite database. It has one owner, the ``Store``, which calls it one at a time.
final class Connection {
    let path: String
    private let handle: OpaquePointer
    /// Prepared statements at rest, by their text.
    private var idle: [String: OpaquePointer] = [:]

    /// How long to wait for another process that writes, in milliseconds.
    private static let patience: Int32 = 30_000

    private let access: DatabaseAccess

    /// What every write throws; `nil` where writes are possible.
    var obstacle: StoreError? { access.obstacle }

    init(path: String, key: DatabaseKey, access: DatabaseAccess = .writing) throws(StoreError) {
        self.path = path
        self.access = access
        var opened: OpaquePointer?
        let code = access.open(path, &opened)
        guard let opened else { throw .failed("no memory to open \(path)") }
        handle = opened
        guard code == SQLITE_OK else { throw failure(code, in: "open") }

        let rawKey = key.rawKey
        let keyed = sqlite3_key(handle, rawKey, Int32(rawKey.utf8.count))
        guard keyed == SQLITE_OK else { throw failure(keyed, in: "key") }
        // SQLCipher writes its own lines to standard error on a wrong key; the thrown error says it once. The first key
        // of a process sets the level anew: this comes after.
        try run("PRAGMA cipher_log_level = NONE")
        sqlite3_busy_timeout(handle, Self.patience)
        try configure()
    }

    /// An empty database in memory, which ends with the connection.
    static func inMemory() throws(StoreError) -> Connection {
        let database = try Connection(path: "", key: .random(), access: .nowhere(obstacle: nil))
        try Schema.migrate(database)
        return database
    }

    deinit {
        for statement in idle.values { sqlite3_finalize(statement) }
        // Closing may empty the log, which another process may be writing where there are no locks.
        if !access.readsLog { sqlite3_close_v2(handle) }
    }

    private func configure() throws(StoreError) {
        // The index of the log is then kept in memory instead of a shared file.
        if access.readsLog { try run("PRAGMA locking_mode = EXCLUSIVE") }
        // The first read of a page tells whether the key is right.
        do throws(StoreError) {
            _ = try value("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
        } catch .damaged(let reason) {
            throw DatabaseHeader.isPlausible(at: path) ? .wrongKey : .damaged(reason)
        }
        // FULL: a confirmed write is on the disk when it is announced.
        var pragmas = ["temp_store = MEMORY", "foreign_keys = ON"]
        if case .writing = access { pragmas += ["journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"] }
        for pragma in pragmas { try run("PRAGMA \(pragma)") }
    }

    /// Lets nothing be written from now on.
    func forbidWrites() throws(StoreError) { try run("PRAGMA query_only = ON") }

    // MARK: Statements

    func prepare(_ sql: String) throws(StoreError) -> Statement {
        if let statement = idle.removeValue(forKey: sql) { return Statement(statement, sql: sql, of: self) }
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw failure(code, in: sql) }
        return Statement(prepared, sql: sql, of: self)
    }

    /// Called by a statement that ends.
    func takeBack(_ statement: OpaquePointer, sql: String) {
        if let twin = idle.updateValue(statement, forKey: sql) { sqlite3_finalize(twin) }
    }

    /// Runs a statement to its end.
    ///
    /// - Returns: how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: SQLValue...) throws(StoreError) -> Int {
        let statement = try prepared(sql, values)
        while try statement.step() {}
        return Int(sqlite3_changes64(handle))
    }

    func rows<Row>(
        _ sql: String, _ values: SQLValue..., read: (borrowing Statement) throws(StoreError) -> Row
    ) throws(StoreError) -> [Row] {
        let statement = try prepared(sql, values)
        var rows: [Row] = []
        while try statement.step() { rows.append(try read(statement)) }
        return rows
    }

    /// What the first row says; `nil` when there is none.
    func value<Row>(
        _ sql: String, _ values: SQLValue..., read: (borrowing Statement) throws(StoreError) -> Row
    ) throws(StoreError) -> Row? {
        let statement = try prepared(sql, values)
        guard try statement.step() else { return nil }
        return try read(statement)
    }

    /// Runs several statements without parameters.
    func script(_ sql: String) throws(StoreError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code, in: sql) }
    }

    /// Runs `body` in a transaction: all of it happens, or nothing when it throws.
    func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try run("BEGIN IMMEDIATE")
        do throws(StoreError) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // SQLite may have rolled back by itself; then this fails, and says nothing new.
            _ = try? run("ROLLBACK")
            throw error
        }
    }

    private func prepared(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Statement {
        let statement = try prepare(sql)
        for (index, value) in values.enumerated() { try statement.bind(value, at: Int32(index + 1)) }
        return statement
    }

    func failure(_ code: Int32, in sql: String) -> StoreError {
        if code & 0xFF == SQLITE_READONLY, let obstacle { return obstacle }
        return StoreError(
            sqlite: code, system: sqlite3_system_errno(handle), message: String(cString: sqlite3_errmsg(handle)),
            sql: sql, path: path)
    }
}
