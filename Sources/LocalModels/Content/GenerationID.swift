#if !canImport(FoundationModels)
import Foundation

/// The identity of a generated value, the same in every snapshot of one stream.
public struct GenerationID: Sendable, Hashable {
    private let path: String

    /// Makes an identity that no other value has.
    public init() {
        path = UUID().uuidString
    }

    private init(path: String) {
        self.path = path
    }

    /// Whether this is the identity of a whole value.
    var isRoot: Bool { !path.contains("/") }

    /// The identity of a part of this value.
    func child(_ key: some CustomStringConvertible) -> GenerationID {
        GenerationID(path: "\(path)/\(key)")
    }
}
#endif
