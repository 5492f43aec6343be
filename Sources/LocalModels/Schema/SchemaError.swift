#if !canImport(FoundationModels)
import Foundation

extension GenerationSchema {
    /// Why a schema cannot be used.
    public enum SchemaError: Error, LocalizedError, Sendable {
        /// What a developer needs to find the mistake.
        public struct Context: Sendable {
            /// The mistake, in one sentence.
            public let debugDescription: String

            /// Makes a context.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// Two schemas bear one name.
        case duplicateType(schema: String?, type: String, context: Context)
        /// Two properties of a schema bear one name.
        case duplicateProperty(schema: String, property: String, context: Context)
        /// A choice among nothing.
        case emptyTypeChoices(schema: String, context: Context)
        /// Names that no schema bears.
        case undefinedReferences(schema: String?, references: [String], context: Context)

        public var errorDescription: String? {
            switch self {
            case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context),
                .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
                context.debugDescription
            }
        }

        public var recoverySuggestion: String? {
            switch self {
            case .duplicateType: "Give each schema its own name."
            case .duplicateProperty: "Give each property of a schema its own name."
            case .emptyTypeChoices: "Give at least one choice, and each only once."
            case .undefinedReferences: "Pass the missing schemas as dependencies."
            }
        }
    }
}
#endif
