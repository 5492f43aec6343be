import Foundation

/// The 256-bit key of the encrypted store. It never appears in a description or a log.
public struct DatabaseKey: Sendable, Equatable, CustomStringConvertible {
    public static let byteCount = 32

    let bytes: [UInt8]

    /// - Returns: `nil` unless there are exactly ``byteCount`` bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// A new key from the kernel's random source.
    public static func random() -> DatabaseKey {
        var generator = SystemRandomNumberGenerator()
        return DatabaseKey(unchecked: (0..<byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    private init(unchecked bytes: [UInt8]) { self.bytes = bytes }

    public var description: String { "DatabaseKey(hidden)" }

    /// SQLCipher's raw key form, which skips the slow key derivation: a random key needs none.
    var rawKey: String {
        "x'" + bytes.map { String(format: "%02x", $0) }.joined() + "'"
    }
}

/// Where the key of the store is kept.
public protocol KeyStore: Sendable {
    /// The key, made at the first use.
    ///
    /// - Parameter databaseExists: a key is never made when a database is there already: it could not open it.
    /// - Throws: ``StoreError/wrongKey`` when the key is missing or unusable beside an existing database.
    func key(databaseExists: Bool) throws(StoreError) -> DatabaseKey
}
