#if !canImport(FoundationModels)
/// Builds instructions from values, conditions and loops, one part a line.
@resultBuilder
public struct InstructionsBuilder {
    /// Joins the parts of a block.
    public static func buildBlock<each Part: InstructionsRepresentable>(_ parts: repeat each Part) -> Instructions {
        var all: [PromptPart] = []
        for part in repeat each parts { all += part.instructionsRepresentation.parts }
        return Instructions(parts: all)
    }

    /// Joins the turns of a loop.
    public static func buildArray(_ parts: [some InstructionsRepresentable]) -> Instructions {
        Instructions(parts: parts.flatMap(\.instructionsRepresentation.parts))
    }

    /// The first branch of a condition.
    public static func buildEither(first part: some InstructionsRepresentable) -> Instructions {
        part.instructionsRepresentation
    }

    /// The second branch of a condition.
    public static func buildEither(second part: some InstructionsRepresentable) -> Instructions {
        part.instructionsRepresentation
    }

    /// A condition without an else.
    public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions(parts: []) }

    /// A part guarded by an availability check.
    public static func buildLimitedAvailability(_ part: some InstructionsRepresentable) -> Instructions {
        part.instructionsRepresentation
    }

    /// One line of the block.
    @_disfavoredOverload
    public static func buildExpression<Part: InstructionsRepresentable>(_ part: Part) -> Part { part }

    /// One line of the block.
    public static func buildExpression(_ part: Instructions) -> Instructions { part }

    /// A line that the model cannot be shown.
    @available(*, unavailable, message: "This value does not conform to 'InstructionsRepresentable'.")
    public static func buildExpression<Part>(_ part: Part) -> Instructions { Instructions(parts: []) }
}
#endif
