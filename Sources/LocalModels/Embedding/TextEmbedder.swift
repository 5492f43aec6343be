import Foundation

/// Turns sentences into vectors whose angle says how close their meanings are, on this device.
///
/// Made for multilingual-e5-small (384 numbers a vector, 512 tokens a text). The model is read on first use. The work
/// runs on a queue of its own, one request at a time, so that no cooperative thread waits for it.
public actor TextEmbedder {
    /// What a text is in a search; the model was trained with these two prefixes.
    public enum Role: String, Sendable {
        /// What is searched for.
        case query
        /// What is searched in.
        case passage
    }

    private let modelFile: URL
    private let threads: Int
    private let executor = QueueExecutor(label: "poche.embedding")
    private var context: EmbeddingContext?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - modelFile: the GGUF file of an embedding model.
    ///   - threads: 1 or more; one is best beside a chat model, because threads that wait for each other spin.
    public init(modelFile: URL, threads: Int = 1) {
        self.modelFile = modelFile
        self.threads = max(1, threads)
    }

    /// The vector of a text, of length 1. A text longer than the model reads counts by its beginning.
    public func embed(_ text: String, as role: Role) throws(EmbeddingError) -> [Float] {
        let context = try loaded()
        return try context.vector(of: context.tokens("\(role.rawValue): \(Self.normalized(text))"))
    }

    /// The vectors of several texts, in their order.
    public func embed(_ texts: [String], as role: Role) throws(EmbeddingError) -> [[Float]] {
        var vectors: [[Float]] = []
        for text in texts { vectors.append(try embed(text, as: role)) }
        return vectors
    }

    /// Gives the model's memory back; the next text reads it again.
    public func unload() {
        context = nil
    }

    private func loaded() throws(EmbeddingError) -> EmbeddingContext {
        if let context { return context }
        let fresh = try EmbeddingContext(modelFile: modelFile, threads: threads)
        context = fresh
        return fresh
    }

    /// The form the model's tokenizer expects: NFKC, one space between words.
    static func normalized(_ text: String) -> String {
        text.precomposedStringWithCompatibilityMapping.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// Why no vector could be made.
public enum EmbeddingError: Error, Equatable, Sendable {
    /// There is no such file; set-up brings it.
    case modelMissing(URL)
    /// The file is no embedding model that llama.cpp reads.
    case modelUnreadable(URL)
    /// llama.cpp refused the batch.
    case computation(Int32)
}
