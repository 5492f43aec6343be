#if !canImport(FoundationModels)
extension Transcript.Entry {
    func document() throws -> GeneratedContent {
        var fields = JSONFields()
        fields.add("id", id)
        switch self {
        case .instructions(let entry):
            fields.add("role", "instructions")
            fields.add("contents", entry.segments.document)
            let tools = try entry.toolDefinitions.map { try $0.document() }
            if !tools.isEmpty { fields.add("tools", GeneratedContent(kind: .array(tools))) }
        case .prompt(let entry):
            fields.add("role", "user")
            fields.add("contents", entry.segments.document)
            fields.add("options", entry.options.document)
            fields.add("responseFormat", try entry.responseFormat?.document())
        case .toolCalls(let entry):
            fields.add("role", "response")
            fields.add("toolCalls", GeneratedContent(kind: .array(entry.map(\.document))))
        case .toolOutput(let entry):
            fields.add("role", "tool")
            fields.add("toolCallID", entry.id)
            fields.add("toolName", entry.toolName)
            fields.add("contents", entry.segments.document)
        case .response(let entry):
            fields.add("role", "response")
            fields.add("contents", entry.segments.document)
            fields.add("assets", entry.assetIDs.generatedContent)
        }
        return fields.content
    }
}

extension [Transcript.Segment] {
    fileprivate var document: GeneratedContent {
        GeneratedContent(
            kind: .array(
                map { segment in
                    var fields = JSONFields()
                    switch segment {
                    case .text(let text):
                        fields.add("type", "text")
                        fields.add("id", text.id)
                        fields.add("text", text.content)
                    case .structure(let structure):
                        fields.add("type", "structure")
                        fields.add("id", structure.id)
                        fields.add("source", structure.source)
                        // As text: the order of the keys counts, and not every decoder keeps it.
                        fields.add("content", structure.content.jsonString)
                    }
                    return fields.content
                }))
    }
}

extension Transcript.ToolDefinition {
    fileprivate func document() throws -> GeneratedContent {
        var function = JSONFields()
        function.add("name", name)
        function.add("description", description)
        function.add("parameters", try parameters.resolved().jsonSchema)
        var fields = JSONFields()
        fields.add("type", "function")
        fields.add("function", function.content)
        return fields.content
    }
}

extension Transcript.ResponseFormat {
    fileprivate func document() throws -> GeneratedContent {
        var fields = JSONFields()
        fields.add("type", "jsonSchema")
        fields.add("name", name)
        fields.add("jsonSchema", try schema.resolved().jsonSchema)
        return fields.content
    }
}

extension Transcript.ToolCall {
    fileprivate var document: GeneratedContent {
        var fields = JSONFields()
        fields.add("id", id)
        fields.add("name", toolName)
        fields.add("arguments", arguments.jsonString)
        return fields.content
    }
}

extension GenerationOptions {
    fileprivate var document: GeneratedContent {
        var fields = JSONFields()
        fields.add("sampling", sampling?.document)
        fields.add("temperature", temperature?.generatedContent)
        fields.add("maximumResponseTokens", maximumResponseTokens?.generatedContent)
        return fields.content
    }
}

extension GenerationOptions.SamplingMode {
    fileprivate var document: GeneratedContent {
        var fields = JSONFields()
        switch kind {
        case .greedy:
            fields.add("mode", "greedy")
        case .top(let count, let seed):
            fields.add("mode", "top")
            fields.add("k", count.generatedContent)
            // As text: a seed has 64 bits, a JSON number 53.
            fields.add("seed", seed.map(String.init))
        case .nucleus(let threshold, let seed):
            fields.add("mode", "nucleus")
            fields.add("probabilityThreshold", threshold.generatedContent)
            fields.add("seed", seed.map(String.init))
        }
        return fields.content
    }
}
#endif
