import CLlama
import Foundation

/// A model's weights and vocabulary, mapped from its file once however many contexts use them.
final class Weights: Sendable {
    let file: ModelFile
    let template: ChatTemplate
    /// Those that the file itself names.
    let languages: Set<Locale.Language>
    /// Distinguishes this file's saved states from another's.
    let identity: String
    private let handle: ModelHandle
    private let table = SharedTask<TokenTable>()

    private init(file: ModelFile, template: ChatTemplate, languages: [String], handle: consuming ModelHandle) {
        self.file = file
        self.template = template
        self.languages = Set(languages.map { Locale.Language(identifier: $0) })
        self.identity = file.identity
        self.handle = handle
    }

    var pointer: OpaquePointer { handle.pointer }
    var vocabulary: Vocabulary { Vocabulary(weights: self) }

    /// Made at the first answer under a grammar, and shared by every session.
    func tokenTable() async throws -> TokenTable {
        try await table.value { TokenTable(self.vocabulary) }
    }

    /// The longest context the model was trained for, in tokens.
    var trainedContextSize: Int { Int(llama_model_n_ctx_train(handle.pointer)) }

    private static let loaded = Guarded<[ModelFile: WeakWeights]>([:])
    /// One load at a time: a second wish for a file finds it mapped. Decoding goes on meanwhile, on its own thread.
    private static let loader = DispatchQueue(label: "poche.loading")

    /// Maps the file, or hands back what another session already mapped. Cancelling the task stops it at the next
    /// tensor.
    static func load(_ file: ModelFile, progress: @escaping @Sendable (Double) -> Void) async throws -> Weights {
        let stop = StopFlag()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                loader.async {
                    Computation.run {
                        continuation.resume(with: Result { try map(file, stop: stop, progress: progress) })
                    }
                }
            }
        } onCancel: {
            stop.raise()
        }
    }

    /// The same, on this thread.
    static func map(
        _ file: ModelFile, stop: StopFlag, progress: @escaping @Sendable (Double) -> Void
    ) throws -> Weights {
        if stop.isRaised { throw CancellationError() }
        if let weights = loaded.withLock({ $0[file]?.value }) { return weights }
        EngineLog.begin()
        try file.validateSize()
        let header = try file.header()
        let template = try file.chatTemplate(header)
        var watch = LoadWatch(stop: stop, progress: progress, pages: MappedPages(of: file.url.path))
        defer { watch.pages.release() }
        var parameters = llama_model_default_params()
        parameters.load_mode = LLAMA_LOAD_MODE_MMAP
        parameters.n_gpu_layers = 0
        defer { Computation.watchExit() }
        let pointer = withUnsafeMutablePointer(to: &watch) { slot in
            parameters.progress_callback_user_data = UnsafeMutableRawPointer(slot)
            parameters.progress_callback = { fraction, data in
                guard let watch = data?.assumingMemoryBound(to: LoadWatch.self) else { return true }
                watch.pointee.advance(to: Double(fraction))
                return !watch.pointee.stop.isRaised
            }
            return llama_model_load_from_file(file.url.path, parameters)
        }
        guard let pointer else {
            if stop.isRaised { throw CancellationError() }
            try file.checkMemory(for: file.memoryNeeded)
            throw ModelFileError.notLoadable(EngineLog.reason)
        }
        let weights = Weights(
            file: file, template: template, languages: header.languages, handle: ModelHandle(pointer: pointer))
        loaded.withLock { $0[file] = WeakWeights(value: weights) }
        return weights
    }
}

/// What llama.cpp calls while it loads.
private struct LoadWatch {
    let stop: StopFlag
    let progress: @Sendable (Double) -> Void
    let pages: MappedPages
    private var released = -1.0

    init(stop: StopFlag, progress: @escaping @Sendable (Double) -> Void, pages: MappedPages) {
        self.stop = stop
        self.progress = progress
        self.pages = pages
    }

    mutating func advance(to fraction: Double) {
        // What is read already was copied, or comes back when it is used.
        if fraction >= released + 1 / 16 {
            pages.release()
            released = fraction
        }
        progress(fraction)
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
