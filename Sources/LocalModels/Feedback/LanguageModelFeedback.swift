#if !canImport(FoundationModels)
/// What a person thought of an answer.
public struct LanguageModelFeedback {
    /// How an answer was received.
    public enum Sentiment: CaseIterable, Hashable, Sendable {
        case positive, negative, neutral
    }

    /// What was wrong with an answer.
    public struct Issue: Sendable {
        /// The kinds of what can be wrong.
        public enum Category: CaseIterable, Hashable, Sendable {
            case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual,
                vulgarOrOffensive, triggeredGuardrailUnexpectedly
        }

        let category: Category
        let explanation: String?

        /// Makes an issue.
        ///
        /// - Parameters:
        ///   - category: what kind of issue it is.
        ///   - explanation: what was wrong, in a person's words.
        public init(category: Category, explanation: String? = nil) {
            self.category = category
            self.explanation = explanation
        }
    }
}
#endif
