#if !canImport(FoundationModels)
import Foundation

/// What a request needs, in the model's own judgement.
enum ToolNeed: Equatable {
    case call(_ tool: String)
    case words
    /// The model is to be listened to.
    case unclear

    /// The answer for a request that no tool is needed for.
    static let none = "none"

    /// In nats, of the tools against none. A small model that was shown when to call leans towards none all the same,
    /// and each further tool weighs a little. All three were chosen on 84 requests in two languages to the default model.
    private static let (no, yes, share) = (-2.6, -2.0, 1.0)

    /// - Parameter likelihoods: of the tools' names, and last of ``none``, in nats.
    init(_ tools: [String], likelihoods: [Double]) {
        guard let none = likelihoods.last, let best = zip(tools, likelihoods).max(by: { $0.1 < $1.1 }) else {
            self = .words
            return
        }
        let named = log(likelihoods.dropLast().reduce(0) { $0 + exp($1 - best.1) }) + best.1
        let lead = named - none - Self.share * log(Double(tools.count))
        self =
            switch lead {
            case ..<Self.no: .words
            case Self.yes...: .call(best.0)
            // The comparison fails too where all are impossible.
            default: .unclear
            }
    }
}
#endif
