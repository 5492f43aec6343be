import LocalModels

/// The first witness: what a message asks for, judged by its meaning and wording beside the example sentences.
public struct SentenceWitness: Sendable {
    private let embedder: TextEmbedder
    private let classifier: ActionClassifier

    /// - Returns: `nil` when this build carries no usable weights.
    public init?(embedder: TextEmbedder, classifier: ActionClassifier? = .fitted) {
        guard let classifier else { return nil }
        self.embedder = embedder
        self.classifier = classifier
    }

    /// The meaning of a sentence beside that of the example sentences, of length 1: what all sentences have in common is
    /// taken away.
    func vector(of sentence: String) async throws(EmbeddingError) -> [Float] {
        let vector = try await embedder.embed(sentence, as: .query)
        let centred = zip(vector, classifier.mean).map { $0 - $1 }
        let length = centred.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return length > 0 ? centred.map { $0 / length } : vector
    }

    /// The natural logarithm of each action's probability; their exponentials sum to 1.
    public func logProbabilities(of message: String) async throws(EmbeddingError) -> [ActionName: Double] {
        classifier.logProbabilities(of: message, vector: try await embedder.embed(message, as: .query))
    }
}
