#if !canImport(FoundationModels)
import Foundation
import Synchronization

/// A language model on this device.
public final class SystemLanguageModel: Sendable {
    /// The model of programs that choose none: not ready until a file is chosen with ``init(file:stateFolder:contextSize:)``.
    public static let `default` = SystemLanguageModel(file: nil, stateFolder: nil, contextSize: 4096)

    /// Tokens a session may hold: instructions, prompts, tool outputs and answers together.
    public let contextSize: Int
    /// The GGUF file, or `nil` for a model that was not chosen.
    public let file: ModelFile?
    let stateFolder: URL?
    /// The weights, mapped at the first wish and kept as long as the model is.
    private let loading = Mutex<Task<Weights, any Error>?>(nil)

    init(file: ModelFile?, stateFolder: URL?, contextSize: Int) {
        self.file = file
        self.stateFolder = stateFolder
        self.contextSize = contextSize
    }

    deinit { loading.withLock { $0?.cancel() } }

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

    /// - Parameter progress: called with 0...1 by the one load that the first caller begins.
    func loadedWeights(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws -> Weights {
        guard let file else { throw ModelFileError.missing("") }
        let load = loading.withLock { loading in
            let load = loading ?? Task { try await Weights.load(file, progress: progress) }
            loading = load
            return load
        }
        do {
            return try await load.valueUnlessCancelled
        } catch {
            // A failed load is tried again; one that was only not waited for goes on.
            if !(error is CancellationError) { loading.withLock { if $0 == load { $0 = nil } } }
            throw error
        }
    }
}
#endif
