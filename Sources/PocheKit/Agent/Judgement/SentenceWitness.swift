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

    /// The natural logarithm of each action's probability; their exponentials sum to 1.
    public func logProbabilities(of message: String) async throws(EmbeddingError) -> [ActionName: Double] {
        classifier.logProbabilities(of: message, vector: try await embedder.embed(message, as: .query))
    }
}
