#if !canImport(FoundationModels)
import Foundation
import Observation

/// A language model on this device.
public final class SystemLanguageModel: Sendable, Observable {
    /// The model of programs that choose none.
    ///
    /// It is the file that the environment's `LOCAL_MODEL_FILE` names, else the one in use in the ``ModelFolder`` that
    /// Poche's set-up fills. A file that comes later is found later.
    public static let `default` = SystemLanguageModel()

    /// Tokens a session may hold: instructions, prompts, tool outputs and answers together.
    public let contextSize: Int
    let stateFolder: URL?
    private let source: @Sendable () throws(ModelFileError) -> ModelFile
    /// The weights, mapped at the first wish and kept as long as the model is.
    private let loading = SharedTask<Weights>()
    let judges = ToolJudges()

    /// - Parameter source: finds the file, each time anew until it is loaded.
    init(
        stateFolder: URL?, contextSize: Int, source: @escaping @Sendable () throws(ModelFileError) -> ModelFile
    ) {
        self.stateFolder = stateFolder
        self.contextSize = contextSize
        self.source = source
    }

    deinit { loading.cancel() }

    /// The GGUF file, or `nil` where there is none.
    public var file: ModelFile? { try? source() }

    /// Whether the model can answer.
    public enum Availability: Equatable, Sendable {
        /// Why it cannot. The reasons are Apple's; only one of them happens here.
        public enum UnavailableReason: Equatable, Hashable, Sendable {
            /// Never here: any device may run a model.
            case deviceNotEligible
            /// Never here: there is nothing to turn on.
            case appleIntelligenceNotEnabled
            /// There is no model file, or one that cannot be used.
            case modelNotReady
        }
        /// The model can answer.
        case available
        /// It cannot.
        case unavailable(UnavailableReason)
    }

    /// Whether the model can answer: looks at the file's header, in milliseconds.
    public var availability: Availability {
        guard let file, (try? file.validate()) != nil else { return .unavailable(.modelNotReady) }
        return .available
    }

    /// Whether the model can answer.
    public var isAvailable: Bool { availability == .available }

    /// - Parameter progress: called with 0...1 by the one load that the first caller begins.
    /// - Throws: ``ModelFileError``; `CancellationError` at once when the task is cancelled: the load goes on.
    func loadedWeights(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws -> Weights {
        // The load must not keep the model: it ends with it.
        try await loading.value { [source] in try await Weights.load(try source(), progress: progress) }
    }
}
#endif
