import Foundation

/// A value bound to a parameter of a statement.
enum SQLValue {
    case text(String)
    case real(Double)
    case integer(Int64)
    case null

    init(_ id: UUID) { self = .text(id.uuidString) }
    /// Seconds since 1970 UTC: to the microsecond, and in order.
    init(_ date: Date) { self = .real(date.timeIntervalSince1970) }
    init(_ date: Date?) { self = date.map { .init($0) } ?? .null }
    init(_ text: String?) { self = text.map { .text($0) } ?? .null }
    init(_ number: Int) { self = .integer(Int64(number)) }
}

extension SQLValue {
    static func json(_ value: some Encodable) throws(StoreError) -> SQLValue {
        do {
            return .text(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
        } catch {
            throw .failed("\(type(of: value)) cannot be encoded")
        }
    }
}
