#if !canImport(FoundationModels)
import Foundation

extension LanguageModelSession {
    /// Why a response could not be generated.
    public enum GenerationError: Error, LocalizedError {
        /// What is known of a failure, for the developer.
        public struct Context: Sendable {
            /// One sentence.
            public let debugDescription: String

            /// Makes a context.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// The prompt and what came before, or the answer, do not fit the window. The session is as it was before the
        /// request, and answers a shorter one.
        case exceededContextWindowSize(Context)
        /// The model's file is missing or cannot be used.
        case assetsUnavailable(Context)
        /// Never thrown here: no guardrail watches the content.
        case guardrailViolation(Context)
        /// A guide that no grammar can express.
        case unsupportedGuide(Context)
        /// The model's file names its languages, and the prompt is written in a script of none of them.
        case unsupportedLanguageOrLocale(Context)
        /// The model's answer does not have the form asked for: `maximumResponseTokens` cut it, or the type refused it.
        case decodingFailure(Context)
        /// Never thrown here: nothing limits the requests of a local model.
        case rateLimited(Context)
        /// The session is answering another request.
        case concurrentRequests(Context)
        /// The model would rather end its answer than begin the value asked for.
        case refusal(Refusal, Context)

        private var context: Context {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
                .rateLimited(let context), .concurrentRequests(let context), .refusal(_, let context):
                context
            }
        }
    }
}

extension LanguageModelSession.GenerationError {
    /// What happened, in one sentence.
    public var errorDescription: String? {
        switch self {
        case .exceededContextWindowSize: "The conversation does not fit the model's context window."
        case .assetsUnavailable: "The language model is not available."
        case .guardrailViolation: "The content is not allowed."
        case .unsupportedGuide: "The form asked for cannot be generated."
        case .unsupportedLanguageOrLocale: "The model does not support this language."
        case .decodingFailure: "The answer does not have the form asked for."
        case .rateLimited: "There are too many requests."
        case .concurrentRequests: "The session is still answering another request."
        case .refusal: "The model declined to answer."
        }
    }

    /// What the developer is told of the failure.
    public var failureReason: String? { context.debugDescription }

    /// What to do about it.
    public var recoverySuggestion: String? {
        switch self {
        case .exceededContextWindowSize: "Start a new session with less in it, or ask for less at once."
        case .assetsUnavailable: "Choose a model file, or set this machine up again."
        case .guardrailViolation: "Ask in another way."
        case .unsupportedGuide: "Use only the guides and the regular expressions that are documented."
        case .unsupportedLanguageOrLocale: "Ask in one of the model's supported languages."
        case .decodingFailure: "Allow more tokens, or ask for less."
        case .rateLimited: "Try again later."
        case .concurrentRequests: "Wait until the session no longer responds, or use a second one."
        case .refusal: "Ask for its explanation, or ask in another way."
        }
    }
}

extension LanguageModelSession.GenerationError {
    /// - Parameters:
    ///   - needed: what the content takes, in tokens.
    ///   - size: of the window, in tokens.
    static func overflow(_ needed: Int, _ size: Int) -> Self {
        .exceededContextWindowSize(
            .init(
                debugDescription:
                    "Content contains \(needed) tokens, which exceeds the maximum allowed context size of \(size)."))
    }
}

extension LanguageModelSession.GenerationError {
    /// An error of the engine as a caller of a session knows it; any other error is left as it is.
    static func explaining(
        _ error: any Error, of entries: [Transcript.Entry], model: SystemLanguageModel
    ) -> any Error {
        switch error {
        case let Self.refusal(_, context):
            Self.refusal(.init(transcriptEntries: entries, model: model), context)
        case DecodeError.full(let needed, let capacity): overflow(needed, capacity)
        case DecodeError.noMemory: assetsUnavailable(.init(debugDescription: "There is no memory for the context."))
        case let error as ModelFileError:
            assetsUnavailable(.init(debugDescription: "The model cannot be used: \(error)."))
        case let error as GeneratedContent.ParsingError:
            decodingFailure(.init(debugDescription: error.debugDescription))
        default: error
        }
    }
}
#endif
