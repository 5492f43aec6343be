#if !canImport(FoundationModels)
/// What a person thought of an answer.
public struct LanguageModelFeedback {
    /// How an answer was received.
    public enum Sentiment: CaseIterable, Hashable, Sendable {
        /// The person was pleased.
        case positive
        /// The person was not.
        case negative
        /// Neither.
        case neutral
    }

    /// What was wrong with an answer.
    public struct Issue: Sendable {
        /// The kinds of what can be wrong.
        public enum Category: CaseIterable, Hashable, Sendable {
            /// It did not help.
            case unhelpful
            /// It was too long.
            case tooVerbose
            /// It did not do as it was told.
            case didNotFollowInstructions
            /// It was wrong.
            case incorrect
            /// It judged people by what group they are of.
            case stereotypeOrBias
            /// It was suggestive.
            case suggestiveOrSexual
            /// It was coarse.
            case vulgarOrOffensive
            /// A harmless request was refused.
            case triggeredGuardrailUnexpectedly
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
