/// Corrects the language model's scores of the action names: it favours some names, and is too sure.
///
/// The constants depend on the prompt and the model; they are fitted again when either changes.
public struct ModelCalibration: Sendable, Equatable {
    /// Added to an action's score.
    public let bias: [ActionName: Double]
    /// Divides every score; above 1 makes the model less sure.
    public let temperature: Double

    public init(bias: [ActionName: Double], temperature: Double) {
        self.bias = bias
        self.temperature = temperature
    }

    /// Scores as the model gives them.
    public static let none = ModelCalibration(bias: [:], temperature: 1)

    /// The one in use.
    public static let current = none

    public func logProbabilities(of scores: [ActionName: Double]) -> [ActionName: Double] {
        var corrected = scores
        for (action, score) in scores { corrected[action] = (score + (bias[action] ?? 0)) / temperature }
        return Judgement.normalized(corrected)
    }
}
