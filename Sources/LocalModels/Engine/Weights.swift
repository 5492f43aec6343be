import CLlama
import Foundation
import Synchronization

/// A model's weights and vocabulary, mapped from its file once however many contexts use them.
final class Weights: Sendable {
    let file: ModelFile
    let template: ChatTemplate
    /// Distinguishes this file's saved states from another's.
    let identity: String
    private let handle: ModelHandle
    private let table = Mutex<TokenTable?>(nil)

    private init(file: ModelFile, template: ChatTemplate, handle: consuming ModelHandle) {
        self.file = file
        self.template = template
        self.identity = file.identity
        self.handle = handle
    }

    var pointer: OpaquePointer { handle.pointer }
    var vocabulary: Vocabulary { Vocabulary(weights: self) }

    /// Made at the first answer under a grammar, in about a second, and shared by every session.
    @Inference var tokenTable: TokenTable {
        if let made = table.withLock({ $0 }) { return made }
        let fresh = TokenTable(vocabulary)
        table.withLock { $0 = fresh }
        return fresh
    }

    /// The longest context the model was trained for, in tokens.
    var trainedContextSize: Int { Int(llama_model_n_ctx_train(handle.pointer)) }

    @Inference private static var loaded: [ModelFile: WeakWeights] = [:]

    /// Maps the file, or hands back what another session already mapped.
    @Inference
    static func load(_ file: ModelFile, progress: @Sendable (Double) -> Void) throws -> Weights {
        if let weights = loaded[file]?.value { return weights }
        _ = EngineLog.divert
        let template = try file.chatTemplate()
        try file.validate()
        var parameters = llama_model_default_params()
        parameters.load_mode = LLAMA_LOAD_MODE_MMAP
        parameters.n_gpu_layers = 0
        let pointer = withoutActuallyEscaping(progress) { progress in
            var progress = progress
            return withUnsafeMutablePointer(to: &progress) { slot in
                parameters.progress_callback_user_data = UnsafeMutableRawPointer(slot)
                parameters.progress_callback = { fraction, data in
                    let report = data?.assumingMemoryBound(to: (@Sendable (Double) -> Void).self).pointee
                    report?(Double(fraction))
                    return !Task.isCancelled
                }
                return llama_model_load_from_file(file.url.path, parameters)
            }
        }
        guard let pointer else {
            try Task.checkCancellation()
            throw ModelFileError.notLoadable(EngineLog.recent)
        }
        let weights = Weights(file: file, template: template, handle: ModelHandle(pointer: pointer))
        loaded[file] = WeakWeights(value: weights)
        return weights
    }
}

private struct WeakWeights { weak var value: Weights? }

/// Frees the model with its last user.
///
/// `@unchecked`: llama.cpp only reads a model once it is loaded.
private struct ModelHandle: ~Copyable, @unchecked Sendable {
    let pointer: OpaquePointer
    deinit { llama_model_free(pointer) }
}
