#if !canImport(FoundationModels)
/// Something the program can do when the model asks for it.
///
/// The session reads the model's arguments, calls the tool and shows it the output. Calls may run at the same time.
public protocol Tool<Arguments, Output>: Sendable {
    /// What the model is shown of the result.
    associatedtype Output: PromptRepresentable
    /// What the model must give; a `@Generable` type, or `GeneratedContent` for a form known only at run time.
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// The name by which the model calls the tool; by default the type's name.
    var name: String { get }
    /// When and how to use the tool, in one short sentence for the model.
    var description: String { get }
    /// The form of the arguments.
    var parameters: GenerationSchema { get }
    /// Whether the instructions carry the form of the arguments; true by default.
    var includesSchemaInInstructions: Bool { get }

    /// Does the work.
    ///
    /// - Throws: an error that ends the response; the caller of `respond` gets it in a `ToolCallError`. To let the
    ///   model go on, return a sentence that says what failed.
    @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    public var name: String { String(describing: Self.self) }

    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
#endif
