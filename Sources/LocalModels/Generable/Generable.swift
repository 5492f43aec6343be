#if !canImport(FoundationModels)
/// A type that can be read from content a model generated.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Reads the value.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content has another form.
    init(_ content: GeneratedContent) throws
}

/// A type that can be written as content a model reads.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The value as content.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    private var parts: [PromptPart] {
        [.structure(source: String(describing: Self.self), content: generatedContent)]
    }

    public var promptRepresentation: Prompt { return Prompt(parts: parts) }

    public var instructionsRepresentation: Instructions { return Instructions(parts: parts) }
}

/// A type that a model can generate. Use the `@Generable` macro rather than conform by hand.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The type while it is being generated: what is not written yet is absent.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// The form that the model must follow.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// The finished value, as the type that a stream shows.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do {
            return try PartiallyGenerated(generatedContent)
        } catch {
            preconditionFailure("\(PartiallyGenerated.self) cannot read what \(Self.self) writes: \(error)")
        }
    }
}
#endif
