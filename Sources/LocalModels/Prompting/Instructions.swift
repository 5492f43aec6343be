#if !canImport(FoundationModels)
/// How the model should behave, said by the developer once for a whole session.
public struct Instructions: Sendable {
    let parts: [PromptPart]

    init(parts: [PromptPart]) {
        self.parts = parts
    }

    /// Makes one from a value that can be shown to the model.
    public init(_ content: some InstructionsRepresentable) {
        self = content.instructionsRepresentation
    }

    /// Makes one from the lines of a builder.
    ///
    /// - Throws: whatever the builder throws.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }
}

extension Instructions: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions { return self }
}

extension Instructions: CustomStringConvertible {
    /// The text that the model reads.
    public var description: String { parts.text }
}
#endif
