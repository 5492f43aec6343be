import CSQLCipher
import Foundation

/// A prepared statement while it runs. It goes back to its connection, reset, when it goes out of scope.
struct Statement: ~Copyable {
    private let connection: Connection
    private let handle: OpaquePointer
    private let sql: String

    init(_ handle: OpaquePointer, sql: String, of connection: Connection) {
        self.handle = handle
        self.sql = sql
        self.connection = connection
    }

    deinit {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
        connection.takeBack(handle, sql: sql)
    }

    /// - Parameter position: 1 for the first parameter.
    func bind(_ value: SQLValue, at position: Int32) throws(StoreError) {
        let code =
            switch value {
            case .text(let text): bind(text, at: position)
            case .real(let number): sqlite3_bind_double(handle, position, number)
            case .integer(let number): sqlite3_bind_int64(handle, position, number)
            case .null: sqlite3_bind_null(handle, position)
            }
        guard code == SQLITE_OK else { throw connection.failure(code, in: sql) }
    }

    /// - Returns: whether there is a row to read.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw connection.failure(code, in: sql)
        }
    }

    private func bind(_ text: String, at position: Int32) -> Int32 {
        // SQLITE_TRANSIENT, which Swift does not import: SQLite copies the bytes before this returns.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                sqlite3_bind_text(handle, position, characters.baseAddress, Int32(characters.count), transient)
            }
        }
    }
}

/// The columns of the current row, 0 for the first. A value of another type is converted as SQLite does.
extension Statement {
    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
    func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }
    func date(_ column: Int32) -> Date { Date(timeIntervalSince1970: real(column)) }
    func optionalDate(_ column: Int32) -> Date? { isNull(column) ? nil : date(column) }
    func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(handle, column) else { return "" }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
        return String(decoding: bytes, as: UTF8.self)
    }

    func id(_ column: Int32) throws(StoreError) -> UUID {
        guard let id = UUID(uuidString: text(column)) else {
            throw .damaged("\(text(column)) is not an identifier, in: \(sql)")
        }
        return id
    }

    /// A value kept as JSON.
    func json<Value: Decodable>(_ type: Value.Type, _ column: Int32) throws(StoreError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(text(column).utf8))
        } catch {
            throw .damaged("a \(type) cannot be read back, in: \(sql)")
        }
    }
}
