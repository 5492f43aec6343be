#if !canImport(FoundationModels)
extension GenerationSchema {
    /// What the prompt tells the model about the form of its answer: compact JSON Schema.
    ///
    /// - Throws: ``SchemaError``.
    func promptText() throws(SchemaError) -> String {
        try resolved().jsonSchema.jsonString
    }
}

extension Transcript.ToolDefinition {
    /// What the instructions tell the model about a tool: its name, its description and, when asked for, its
    /// parameters, as one line of JSON.
    ///
    /// - Throws: ``GenerationSchema/SchemaError``.
    func promptText(includesSchema: Bool = true) throws(GenerationSchema.SchemaError) -> String {
        var fields = JSONFields()
        fields.add("name", name)
        fields.add("description", description)
        if includesSchema { fields.add("parameters", try parameters.resolved().jsonSchema) }
        return fields.content.jsonString
    }
}
#endif
