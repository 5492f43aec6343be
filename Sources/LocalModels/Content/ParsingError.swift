#if !canImport(FoundationModels)
import Foundation

extension GeneratedContent {
    /// Text that is not JSON, or content that has not the form a type asks for.
    public struct ParsingError: Error, LocalizedError, Sendable {
        /// What was read.
        public let rawContent: String
        /// What is wrong with it, in one sentence.
        public let debugDescription: String

        /// Makes an error about some content.
        public init(rawContent: String, debugDescription: String) {
            self.rawContent = rawContent
            self.debugDescription = debugDescription
        }

        public var errorDescription: String? { debugDescription }
    }

    /// The error of a value that is not of the type asked for.
    func mismatch(_ expected: String) -> ParsingError {
        ParsingError(rawContent: jsonString, debugDescription: "Expected \(expected), found \(jsonString.prefix(80)).")
    }
}
#endif
