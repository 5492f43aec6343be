#if !canImport(FoundationModels)
/// Builds a prompt from values, conditions and loops, one part a line.
@resultBuilder
public struct PromptBuilder {
    /// Joins the parts of a block.
    public static func buildBlock<each Part: PromptRepresentable>(_ parts: repeat each Part) -> Prompt {
        var all: [PromptPart] = []
        for part in repeat each parts { all += part.promptRepresentation.parts }
        return Prompt(parts: all)
    }

    /// Joins the turns of a loop.
    public static func buildArray(_ parts: [some PromptRepresentable]) -> Prompt {
        Prompt(parts: parts.flatMap(\.promptRepresentation.parts))
    }

    /// The first branch of a condition.
    public static func buildEither(first part: some PromptRepresentable) -> Prompt { part.promptRepresentation }

    /// The second branch of a condition.
    public static func buildEither(second part: some PromptRepresentable) -> Prompt { part.promptRepresentation }

    /// A condition without an else.
    public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(parts: []) }

    /// A part guarded by an availability check.
    public static func buildLimitedAvailability(_ part: some PromptRepresentable) -> Prompt {
        part.promptRepresentation
    }

    /// One line of the block.
    @_disfavoredOverload
    public static func buildExpression<Part: PromptRepresentable>(_ part: Part) -> Part { part }

    /// One line of the block.
    public static func buildExpression(_ part: Prompt) -> Prompt { part }

    /// A line that the model cannot be shown.
    @available(*, unavailable, message: "This value does not conform to 'PromptRepresentable'.")
    public static func buildExpression<Part>(_ part: Part) -> Prompt { Prompt(parts: []) }
}
#endif
