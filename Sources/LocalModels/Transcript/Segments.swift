#if !canImport(FoundationModels)
import Foundation

extension Transcript {
    /// Text in an entry.
    public struct TextSegment: Sendable, Identifiable, Equatable {
        /// The identity.
        public var id: String
        /// The text.
        public var content: String

        /// Makes one from its parts.
        public init(id: String = UUID().uuidString, content: String) {
            self.id = id
            self.content = content
        }
    }

    /// A value in an entry.
    public struct StructuredSegment: Sendable, Identifiable, Equatable {
        /// The identity.
        public var id: String
        /// The name of the type that the value was made from.
        public var source: String
        /// The value.
        public var content: GeneratedContent

        /// Makes one from its parts.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            self.id = id
            self.source = source
            self.content = content
        }
    }
}
#endif
