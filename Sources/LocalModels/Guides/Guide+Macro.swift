#if !canImport(FoundationModels)
/// Describes a property of a `@Generable` struct to the model.
///
/// - Parameter description: what the property is, in a short phrase.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "LocalModelsMacros", type: "GuideMacro")

/// Describes a property of a `@Generable` struct to the model, and bounds its values.
///
/// - Parameters:
///   - description: what the property is, in a short phrase.
///   - guides: what the value satisfies; all of them hold.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "LocalModelsMacros", type: "GuideMacro") where T: Generable

/// Describes a text property of a `@Generable` struct to the model, and gives it a pattern.
///
/// - Parameters:
///   - description: what the property is, in a short phrase.
///   - guides: what the whole text matches; see ``GenerationGuide/pattern(_:)`` for what is understood.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "LocalModelsMacros", type: "GuideMacro")
#endif
