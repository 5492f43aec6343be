#if !canImport(FoundationModels)
extension GenerationSchema {
    /// What the prompt tells the model about the form of its answer: compact JSON Schema.
    ///
    /// - Throws: ``SchemaError``.
    func promptText() throws(SchemaError) -> String {
        try resolved().jsonSchema.jsonString
    }
}
#endif
