#if !canImport(FoundationModels)
/// What a person, or the program on their behalf, asks of the model.
public struct Prompt: Sendable {
    let parts: [PromptPart]

    init(parts: [PromptPart]) {
        self.parts = parts
    }

    /// Makes one from a value that can be shown to the model.
    public init(_ content: some PromptRepresentable) {
        self = content.promptRepresentation
    }

    /// Makes one from the lines of a builder.
    ///
    /// - Throws: whatever the builder throws.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        self = try content()
    }
}

extension Prompt: PromptRepresentable {
    public var promptRepresentation: Prompt { return self }
}

extension Prompt: CustomStringConvertible {
    /// The text that the model reads.
    public var description: String { parts.text }
}
#endif
