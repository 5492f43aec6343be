#if !canImport(FoundationModels)
/// A value that can be shown to the model as instructions.
public protocol InstructionsRepresentable {
    /// The value as instructions.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension String: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions { return Instructions(parts: [.text(self)]) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        return Instructions(parts: flatMap(\.instructionsRepresentation.parts))
    }
}
#endif
