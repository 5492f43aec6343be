import Foundation

/// Why the encrypted store could not do what was asked. Nothing is half-written when one is thrown.
public enum StoreError: Error, Sendable, Equatable {
    /// The database exists and its key does not open it, or the key file is missing beside an existing database.
    case wrongKey
    /// The file is not a Poche database, or is damaged.
    case damaged(String)
    /// Written by a newer Poche: the schema version found.
    case newerSchema(Int)
    case diskFull
    case readOnly(String)
    /// Another process held the database for too long.
    case busy
    case notFound
    case failed(String)
}

extension StoreError {
    /// Whether nothing can be written where the store is; it can be read all the same.
    var isOfPlace: Bool {
        switch self {
        case .diskFull, .readOnly: true
        default: false
        }
    }
}
