import Foundation

/// The action chosen for a message, and how sure that is.
public struct Verdict: Sendable, Equatable {
    public let action: ActionName
    public let runnerUp: ActionName
    /// The joint log-probability of the action less the runner-up's, 0 or more; small means: ask.
    public let margin: Double
}

/// Joins the witnesses of an action: the sentence vector and the language model's own scores.
public enum Judgement {
    /// The sentence vector's share. Trials were flat between 0.6 and 0.8.
    public static let vectorShare = 0.7
    /// Below this margin the person is asked. In trials most remaining errors lay below it.
    public static let askMargin = 0.3

    /// - Parameters:
    ///   - vector: the sentence witness's log-probabilities; `nil` when the embedding model is absent.
    ///   - model: the language model's log-likelihoods of the action names, raw; `nil` when it was not asked.
    ///   - impossible: actions that what the store holds rules out.
    /// - Returns: the verdict; without any witness, to reply, with no margin.
    public static func decide(
        vector: [ActionName: Double]?, model: [ActionName: Double]?, without impossible: Set<ActionName> = [],
        calibration: ModelCalibration = .current
    ) -> Verdict {
        let judged = model.map(calibration.logProbabilities)
        let joint: [ActionName: Double] =
            switch (vector, judged) {
            case (let vector?, let judged?):
                vector.merging(judged) { vectorShare * $0 + (1 - vectorShare) * $1 }
            case (let only?, nil), (nil, let only?): only
            case (nil, nil): [.reply: 0]
            }
        // Equal scores are settled by the order of declaration, so that a verdict never changes between runs.
        let ranked = ActionName.allCases.filter { !impossible.contains($0) }.map { ($0, joint[$0] ?? -.infinity) }
            .enumerated().sorted {
                $0.element.1 == $1.element.1 ? $0.offset < $1.offset : $0.element.1 > $1.element.1
            }
        let (best, second) = (ranked[0].element, ranked[1].element)
        let margin = joint.count > 1 ? best.1 - second.1 : 0
        return Verdict(action: best.0, runnerUp: second.0, margin: margin)
    }

    /// Scores shifted so that their exponentials sum to 1.
    public static func normalized(_ scores: [ActionName: Double]) -> [ActionName: Double] {
        guard let top = scores.values.max() else { return scores }
        let total = top + log(scores.values.reduce(0) { $0 + exp($1 - top) })
        return scores.mapValues { $0 - total }
    }
}
