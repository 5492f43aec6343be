import Foundation
import LocalModels
import PocheKit

/// Fits the action classifier to the example sentences and checks it by cross-validation.
public struct Training: Sendable {
    public let set: ExampleSet
    private let vectors: [[Float]]
    private let mean: [Float]
    private let samples: [SoftmaxRegression.Sample]

    private static let folds = 5

    public init(set: ExampleSet, embedder: TextEmbedder) async throws {
        let vectors = try await embedder.embed(set.examples.map(\.text), as: .query)
        var sum = [Float](repeating: 0, count: MessageFeatures.dimensions)
        for (vector, example) in zip(vectors, set.examples) {
            for index in sum.indices { sum[index] += vector[index] * example.weight }
        }
        let total = set.examples.reduce(0) { $0 + $1.weight }
        let mean = sum.map { $0 / total }
        samples = zip(vectors, set.examples).map { vector, example in
            SoftmaxRegression.Sample(
                features: MessageFeatures.of(example.text, vector: vector, mean: mean),
                label: ActionName.allCases.firstIndex(of: example.action) ?? 0, weight: example.weight)
        }
        (self.set, self.vectors, self.mean) = (set, vectors, mean)
    }

    public func classifier() -> ActionClassifier {
        fit(samples)
    }

    /// For each action, how often (by weight) each action was chosen, every template judged by a classifier that never
    /// saw it. Templates are left out whole, or the figure would flatter.
    public func confusion() async -> [ActionName: [ActionName: Float]] {
        let templates = Array(Set(set.examples.map(\.template))).sorted()
        let fold = Dictionary(uniqueKeysWithValues: templates.enumerated().map { ($1, $0 % Self.folds) })
        var table: [ActionName: [ActionName: Float]] = [:]
        for number in 0..<Self.folds {
            let isLeftOut = set.examples.map { fold[$0.template] == number }
            let classifier = fit(zip(samples, isLeftOut).filter { !$0.1 }.map(\.0))
            for (index, example) in set.examples.enumerated() where isLeftOut[index] {
                let judged = classifier.logProbabilities(of: example.text, vector: vectors[index])
                let chosen = Judgement.decide(vector: judged, model: nil).action
                table[example.action, default: [:]][chosen, default: 0] += example.weight
            }
        }
        return table
    }

    private func fit(_ samples: [SoftmaxRegression.Sample]) -> ActionClassifier {
        ActionClassifier(mean: mean, rows: SoftmaxRegression.fit(samples, classes: ActionName.allCases.count))
    }
}

extension ActionClassifier {
    /// The source file that carries this classifier.
    public func source(fingerprint: String) -> String {
        let lines = zip(ActionName.allCases, rows).map { "        \"\($0.rawValue)\": \"\(PackedNumbers.pack($1))\"," }
        return """
            // swift-format-ignore-file

            /// Fitted to the example sentences by `make judgement`; not written by hand.
            public enum ActionWeights {
                /// The fingerprint of the sentences these weights were fitted to.
                public static let examples = "\(fingerprint)"
                static let mean = "\(PackedNumbers.pack(mean))"
                static let rows: [String: String] = [
            \(lines.joined(separator: "\n"))
                ]
            }

            """
    }
}
