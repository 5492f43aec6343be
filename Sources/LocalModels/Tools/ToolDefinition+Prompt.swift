#if !canImport(FoundationModels)
extension Tool {
    /// What the model is shown of the tool: one line of JSON, spaced as the models' training data is.
    ///
    /// - Throws: ``GenerationSchema/SchemaError``.
    func promptText() throws(GenerationSchema.SchemaError) -> String {
        var function = JSONFields()
        function.add("name", name)
        function.add("description", description)
        if includesSchemaInInstructions { function.add("parameters", try parameters.resolved().jsonSchema.lean) }
        var fields = JSONFields()
        fields.add("type", "function")
        fields.add("function", function.content)
        return fields.content.spacedJSON
    }
}

extension GeneratedContent {
    /// A JSON Schema without what only a program needs: every token of it would count in the window.
    var lean: GeneratedContent {
        guard case .structure(let properties, let keys) = kind else { return self }
        var fields = JSONFields()
        for key in keys where !["title", "additionalProperties", "x-order"].contains(key) {
            guard let value = properties[key] else { continue }
            switch key {
            case "properties", "$defs":
                fields.add(key, .fields(JSONFields(value).list.map { ($0.0, $0.1.lean) }))
            case "items": fields.add(key, value.lean)
            case "anyOf":
                fields.add(key, GeneratedContent(kind: .array((value.elements ?? []).map(\.lean))))
            default: fields.add(key, value)
            }
        }
        return fields.content
    }

    /// The value as JSON over several lines, four spaces deeper at each level.
    var indentedJSON: String { indented(by: "\n") }

    private func indented(by margin: String) -> String {
        let inner = margin + "    "
        switch kind {
        case .array(let elements) where !elements.isEmpty:
            return "[" + elements.map { inner + $0.indented(by: inner) }.joined(separator: ",") + margin + "]"
        case .structure(_, let keys) where !keys.isEmpty:
            let fields = JSONFields(self).list.map { "\(inner)\(Self.literal($0.0)): \($0.1.indented(by: inner))" }
            return "{" + fields.joined(separator: ",") + margin + "}"
        default: return jsonString
        }
    }

    /// The value as JSON with a space after each comma and colon.
    var spacedJSON: String {
        switch kind {
        case .array(let elements): "[" + elements.map(\.spacedJSON).joined(separator: ", ") + "]"
        case .structure:
            "{"
                + JSONFields(self).list.map { "\(Self.literal($0.0)): \($0.1.spacedJSON)" }.joined(separator: ", ")
                + "}"
        default: jsonString
        }
    }
}
#endif
