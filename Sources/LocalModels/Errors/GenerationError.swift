#if !canImport(FoundationModels)
import Foundation

extension LanguageModelSession {
    /// Why a response could not be generated.
    public enum GenerationError: Error, LocalizedError {
        /// What is known of a failure, for the developer.
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// The prompt and what came before do not fit the window. Nothing was decoded.
        case exceededContextWindowSize(Context)
        /// The model's file is missing or cannot be used.
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        /// A guide that no grammar can express.
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        /// The model's answer does not have the form asked for.
        case decodingFailure(Context)
        case rateLimited(Context)
        /// The session is answering another request.
        case concurrentRequests(Context)

        public var errorDescription: String? { context.debugDescription }

        private var context: Context {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
                .rateLimited(let context), .concurrentRequests(let context):
                context
            }
        }
    }
}
#endif
