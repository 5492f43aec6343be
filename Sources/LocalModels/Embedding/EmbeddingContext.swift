import CLlama
import Foundation

/// An embedding model in memory and the llama.cpp context that runs it. Used by one thread at a time.
final class EmbeddingContext {
    /// Tokens the model reads of one text.
    static let tokenLimit = 512

    private let model: OpaquePointer
    private let context: OpaquePointer
    private let vocabulary: OpaquePointer
    private let width: Int
    private let stop = StopFlag()

    init(modelFile: URL, threads: Int) throws(EmbeddingError) {
        let path = modelFile.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { throw .modelMissing(modelFile) }
        _ = EngineLog.divert
        defer { Computation.watchExit() }
        var loading = llama_model_default_params()
        loading.progress_callback = { _, _ in !Computation.isOver }
        guard let model = llama_model_load_from_file(path, loading) else {
            throw .modelUnreadable(modelFile)
        }
        var parameters = llama_context_default_params()
        parameters.n_ctx = UInt32(Self.tokenLimit)
        parameters.n_batch = UInt32(Self.tokenLimit)
        parameters.n_ubatch = UInt32(Self.tokenLimit)
        parameters.n_threads = Int32(threads)
        parameters.n_threads_batch = Int32(threads)
        parameters.embeddings = true
        parameters.pooling_type = LLAMA_POOLING_TYPE_MEAN
        guard let vocabulary = llama_model_get_vocab(model), let context = llama_init_from_model(model, parameters)
        else {
            llama_model_free(model)
            throw .modelUnreadable(modelFile)
        }
        self.model = model
        self.context = context
        self.vocabulary = vocabulary
        width = Int(llama_model_n_embd(model))
        stop.abort(decodingOf: context)
    }

    deinit {
        llama_free(context)
        llama_model_free(model)
    }

    /// The tokens of a text between the model's marks, cut to what it reads. Marks written in the text stay text.
    func tokens(_ text: String) -> [Token] {
        let found = Vocabulary.tokens(of: text, in: vocabulary, ends: true, markers: false)
        guard found.count > Self.tokenLimit, let end = found.last else { return found }
        return found.prefix(Self.tokenLimit - 1) + [end]
    }

    /// The vector of a text, of length 1. Texts computed together were no faster in trials, and took far more memory.
    func vector(of tokens: [Token]) throws(EmbeddingError) -> [Float] {
        var batch = Batch(capacity: tokens.count)
        for (index, token) in tokens.enumerated() { batch.add(token, at: index, sequences: [0], output: true) }
        let status = llama_encode(context, batch.raw)
        guard status == 0, let pooled = llama_get_embeddings_seq(context, 0) else { throw .computation(status) }
        return Self.unit(Array(UnsafeBufferPointer(start: pooled, count: width)))
    }

    private static func unit(_ vector: [Float]) -> [Float] {
        let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return length > 0 ? vector.map { $0 / length } : vector
    }
}
