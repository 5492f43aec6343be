#if !canImport(FoundationModels)
extension GenerationSchema {
    /// The rules of exactly the values that the schema allows.
    ///
    /// - Throws: ``SchemaError``; ``LanguageModelSession/GenerationError/unsupportedGuide(_:)``.
    func rules() throws -> ByteGrammar {
        let grammar: Grammar
        do throws(GrammarError) {
            grammar = try self.grammar()
        } catch {
            switch error {
            case .schema(let reason): throw reason
            case .unsupportedGuide(let reason):
                throw LanguageModelSession.GenerationError.unsupportedGuide(.init(debugDescription: reason))
            }
        }
        do {
            return try GBNFParser.parse(grammar.gbnf)
        } catch {
            throw LanguageModelSession.GenerationError.unsupportedGuide(
                .init(debugDescription: "The grammar cannot be read at \(error)."))
        }
    }
}
#endif
