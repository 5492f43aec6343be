#if !canImport(FoundationModels)
import Foundation

/// A language model on this device.
public final class SystemLanguageModel: Sendable {
    /// The model of programs that choose none: not ready until a file is chosen with ``init(file:stateFolder:contextSize:)``.
    public static let `default` = SystemLanguageModel(file: nil, stateFolder: nil, contextSize: 4096)

    /// Tokens a session may hold: instructions, prompts, tool outputs and answers together.
    public let contextSize: Int
    /// The GGUF file, or `nil` for a model that was not chosen.
    public let file: ModelFile?
    let stateFolder: URL?

    init(file: ModelFile?, stateFolder: URL?, contextSize: Int) {
        self.file = file
        self.stateFolder = stateFolder
        self.contextSize = contextSize
    }

    /// Whether the model can answer.
    public enum Availability: Equatable, Sendable {
        /// The reasons are Apple's; only `modelNotReady` happens here: no file, or one that cannot be used.
        public enum UnavailableReason: Equatable, Hashable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }
        case available
        case unavailable(UnavailableReason)
    }

    /// Looks at the file's header, in milliseconds.
    public var availability: Availability {
        guard let file, (try? file.validate()) != nil else { return .unavailable(.modelNotReady) }
        return .available
    }

    public var isAvailable: Bool { availability == .available }

    /// The exact number of tokens of a prompt, without the marks of the template around it.
    ///
    /// - Throws: ``ModelFileError`` when the model cannot be loaded.
    public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
        let text = prompt.promptRepresentation.description
        return try await loadedWeights().vocabulary.tokens(of: text, markers: false).count
    }

    func loadedWeights(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws -> Weights {
        guard let file else { throw ModelFileError.missing("") }
        return try await Weights.load(file, progress: progress)
    }
}
#endif
