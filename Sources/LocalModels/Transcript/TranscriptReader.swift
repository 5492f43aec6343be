#if !canImport(FoundationModels)
/// Reads the entries of a stored transcript.
enum TranscriptReader {
    static func missing(_ name: String) -> GeneratedContent.ParsingError {
        .init(rawContent: "", debugDescription: "This is not a transcript: “\(name)” is missing or unknown.")
    }

    static func entry(_ json: GeneratedContent) throws -> Transcript.Entry {
        let id = try text("id", json)
        switch try text("role", json) {
        case "instructions":
            let tools = try (json["tools"]?.elements ?? []).map(tool)
            return .instructions(.init(id: id, segments: try segments(json), toolDefinitions: tools))
        case "user":
            return .prompt(
                .init(
                    id: id, segments: try segments(json), options: try options(json["options"]),
                    responseFormat: try json["responseFormat"].map(responseFormat)))
        case "tool":
            return .toolOutput(
                .init(
                    id: json["toolCallID"]?.text ?? id, toolName: try text("toolName", json),
                    segments: try segments(json)))
        case "response":
            if let calls = json["toolCalls"]?.elements { return .toolCalls(.init(id: id, try calls.map(call))) }
            let assets = (json["assets"]?.elements ?? []).compactMap(\.text)
            return .response(.init(id: id, assetIDs: assets, segments: try segments(json)))
        default: throw missing("role")
        }
    }

    private static func text(_ key: String, _ json: GeneratedContent?) throws -> String {
        guard let text = json?[key]?.text else { throw missing(key) }
        return text
    }

    private static func segments(_ json: GeneratedContent) throws -> [Transcript.Segment] {
        guard let contents = json["contents"]?.elements else { throw missing("contents") }
        return try contents.map { segment in
            let id = try text("id", segment)
            switch try text("type", segment) {
            case "text": return .text(.init(id: id, content: try text("text", segment)))
            case "structure":
                let content = try GeneratedContent(json: try text("content", segment))
                return .structure(.init(id: id, source: try text("source", segment), content: content))
            default: throw missing("type")
            }
        }
    }

    private static func tool(_ json: GeneratedContent) throws -> Transcript.ToolDefinition {
        guard let function = json["function"], let parameters = function["parameters"] else {
            throw missing("function")
        }
        return .init(
            name: try text("name", function), description: try text("description", function),
            parameters: try schema(parameters))
    }

    private static func responseFormat(_ json: GeneratedContent) throws -> Transcript.ResponseFormat {
        guard let format = json["jsonSchema"] else { throw missing("jsonSchema") }
        return .init(schema: try schema(format))
    }

    private static func schema(_ json: GeneratedContent) throws -> GenerationSchema {
        do {
            return try JSONSchemaReader.schema(json)
        } catch {
            throw GeneratedContent.ParsingError(rawContent: json.jsonString, debugDescription: error.reason)
        }
    }

    private static func call(_ json: GeneratedContent) throws -> Transcript.ToolCall {
        .init(
            id: try text("id", json), toolName: try text("name", json),
            arguments: try GeneratedContent(json: try text("arguments", json)))
    }

    private static func options(_ json: GeneratedContent?) throws -> GenerationOptions {
        guard let json else { return GenerationOptions() }
        return GenerationOptions(
            sampling: try json["sampling"].map(sampling),
            temperature: try json.value(Double?.self, forProperty: "temperature"),
            maximumResponseTokens: try json.value(Int?.self, forProperty: "maximumResponseTokens"))
    }

    private static func sampling(_ json: GeneratedContent) throws -> GenerationOptions.SamplingMode {
        let seed = json["seed"]?.text.flatMap { UInt64($0) }
        switch try text("mode", json) {
        case "greedy": return .greedy
        case "top": return .random(top: try json.value(Int.self, forProperty: "k"), seed: seed)
        case "nucleus":
            return .random(
                probabilityThreshold: try json.value(Double.self, forProperty: "probabilityThreshold"), seed: seed)
        default: throw missing("mode")
        }
    }
}
#endif
