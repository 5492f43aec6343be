#if !canImport(FoundationModels)
/// A grammar in llama.cpp's GBNF; its first rule is `root`.
struct Grammar: Sendable, Equatable {
    let gbnf: String
}

/// Why no grammar can be made of a schema.
enum GrammarError: Error {
    case schema(GenerationSchema.SchemaError)
    /// - Parameter reason: one sentence for the developer.
    case unsupportedGuide(String)
}

extension GenerationSchema {
    /// The grammar of exactly the values that the schema allows, as JSON in one canonical form: no spaces, the
    /// properties in order. A model cannot lose itself in white space.
    func grammar() throws(GrammarError) -> Grammar {
        let resolved: ResolvedSchema
        do {
            resolved = try self.resolved()
        } catch {
            throw .schema(error)
        }
        var compiler = try GrammarCompiler(resolved)
        return try compiler.grammar()
    }
}
#endif
