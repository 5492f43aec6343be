import Foundation

/// A multinomial logistic regression over ``MessageFeatures``: one row of weights for each action.
public struct ActionClassifier: Sendable {
    /// The mean vector of the example sentences, which every vector is compared to.
    public let mean: [Float]
    /// For each action of ``ActionName``, in its order, ``MessageFeatures/count`` weights.
    public let rows: [[Float]]

    public init(mean: [Float], rows: [[Float]]) {
        self.mean = mean
        self.rows = rows
    }

    /// The fitted classifier of this build; `nil` only when the generated weights are damaged.
    public static let fitted: ActionClassifier? = {
        let rows = ActionName.allCases.compactMap { ActionWeights.rows[$0.rawValue].flatMap(PackedNumbers.unpack) }
        guard let mean = PackedNumbers.unpack(ActionWeights.mean), mean.count == MessageFeatures.dimensions,
            rows.count == ActionName.allCases.count, rows.allSatisfy({ $0.count == MessageFeatures.count })
        else { return nil }
        return ActionClassifier(mean: mean, rows: rows)
    }()

    /// The natural logarithm of each action's probability, given the message and its sentence vector.
    public func logProbabilities(of message: String, vector: [Float]) -> [ActionName: Double] {
        let features = MessageFeatures.of(message, vector: vector, mean: mean)
        let scores = rows.map { row in zip(row, features).reduce(0) { $0 + Double($1.0) * Double($1.1) } }
        return Judgement.normalized(Dictionary(uniqueKeysWithValues: zip(ActionName.allCases, scores)))
    }
}
