import Foundation

/// A weighted multinomial logistic regression with a quadratic penalty, fitted by Nesterov's accelerated gradient.
///
/// Convex, started from zero, a fixed number of steps: the same sentences give the same weights.
public struct SoftmaxRegression: Sendable {
    public struct Sample: Sendable {
        public let features: [Float]
        public let label: Int
        public let weight: Float
        /// The features that are not zero: of a message's word pieces, few are.
        fileprivate let present: [Int]

        public init(features: [Float], label: Int, weight: Float) {
            self.features = features
            self.label = label
            self.weight = weight
            present = features.indices.filter { features[$0] != 0 }
        }
    }

    public static let penalty: Float = 1e-4
    private static let steps = 300
    /// An upper bound of the curvature: the features of a sample have a squared length of 3, the softmax curves by ½.
    private static let curvature: Float = 1.5 + penalty

    /// - Returns: for each class, a weight for each feature; the last feature is the constant and goes unpenalised.
    public static func fit(_ samples: [Sample], classes: Int) -> [[Float]] {
        guard let size = samples.first?.features.count else { return [] }
        var weights = [Float](repeating: 0, count: classes * size)
        var ahead = weights
        var momentum: Float = 1
        for _ in 0..<steps {
            let slope = gradient(samples, at: ahead, classes: classes)
            var next = ahead
            for index in next.indices { next[index] -= slope[index] / curvature }
            let nextMomentum = (1 + (1 + 4 * momentum * momentum).squareRoot()) / 2
            let pull = (momentum - 1) / nextMomentum
            for index in next.indices { ahead[index] = next[index] + pull * (next[index] - weights[index]) }
            (weights, momentum) = (next, nextMomentum)
        }
        return (0..<classes).map { Array(weights[$0 * size..<($0 + 1) * size]) }
    }

    /// The slope of the mean loss; near zero where the fit has ended.
    static func gradient(_ samples: [Sample], at weights: [Float], classes: Int) -> [Float] {
        let size = weights.count / classes
        let total = samples.reduce(0) { $0 + $1.weight }
        var slope = [Float](repeating: 0, count: weights.count)
        weights.withUnsafeBufferPointer { weights in
            slope.withUnsafeMutableBufferPointer { slope in
                for sample in samples {
                    let errors = residuals(sample, weights: weights, classes: classes, size: size)
                    for (row, error) in errors.enumerated() {
                        let share = error * sample.weight / total
                        for index in sample.present { slope[row * size + index] += share * sample.features[index] }
                    }
                }
                for row in 0..<classes {
                    for index in row * size..<(row + 1) * size - 1 { slope[index] += penalty * weights[index] }
                }
            }
        }
        return slope
    }

    /// The predicted probability of each class, less 1 for the right one.
    private static func residuals(
        _ sample: Sample, weights: UnsafeBufferPointer<Float>, classes: Int, size: Int
    ) -> [Float] {
        let scores = (0..<classes).map { row in
            var score: Float = 0
            for index in sample.present { score += weights[row * size + index] * sample.features[index] }
            return score
        }
        let top = scores.max() ?? 0
        let powers = scores.map { exp($0 - top) }
        let sum = powers.reduce(0, +)
        return powers.enumerated().map { $1 / sum - ($0 == sample.label ? 1 : 0) }
    }
}
