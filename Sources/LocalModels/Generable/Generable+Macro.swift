#if !canImport(FoundationModels)
/// Makes a struct or an enum a type that a model can generate.
///
/// The stored properties of a struct are generated in the order they are declared, each with the guides given to it
/// by `@Guide`; an optional one may be left out. A property of type ``GenerationID`` is not generated: it holds the
/// identity of the value. Of an enum the model chooses one case; the associated values of the case are generated
/// after its name. A type may contain itself, through an array or an indirect enum.
///
/// The macro also writes `PartiallyGenerated`, the type as a stream shows it: every property is optional.
///
/// - Parameter description: what the type is, for the model.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) =
    #externalMacro(module: "LocalModelsMacros", type: "GenerableMacro")
#endif
