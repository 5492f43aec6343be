#if !canImport(FoundationModels)
import Foundation

/// Reads a schema from JSON Schema.
///
/// What a schema cannot say is either dropped (`multipleOf`, `minLength`, `maxLength`, `format`) or refused (`allOf`,
/// a list of types).
struct JSONSchemaReader {
    struct Failure: Error {
        let reason: String
    }

    private let rootName: String

    static func schema(_ json: GeneratedContent) throws(Failure) -> GenerationSchema {
        let title = json["title"].flatMap(\.text)
        let reader = JSONSchemaReader(rootName: title ?? "Schema")
        var definitions: [String: SchemaNode] = [:]
        if let content = json["$defs"] {
            for (name, definition) in JSONFields(content).list { definitions[name] = try reader.node(definition) }
        }
        let root = try reader.node(json)
        if root.title != nil { definitions[reader.rootName] = root }
        return GenerationSchema(root, definitions: definitions)
    }

    private init(rootName: String) {
        self.rootName = rootName
    }

    private func node(_ json: GeneratedContent) throws(Failure) -> SchemaNode {
        guard json["allOf"] == nil else { throw Failure(reason: "“allOf” is not supported.") }
        if let target = json["$ref"]?.text {
            if target == "#" { return .reference(rootName) }
            let prefix = "#/$defs/"
            guard target.hasPrefix(prefix) else { throw Failure(reason: "“$ref” must point into “$defs”.") }
            return .reference(String(target.dropFirst(prefix.count)))
        }
        let title = json["title"]?.text
        let description = json["description"]?.text
        if let branches = json["anyOf"]?.elements {
            var nodes: [SchemaNode] = []
            for branch in branches { nodes.append(try node(branch)) }
            return .union(title: title ?? "", description: description, nodes)
        }
        if let value = json["const"]?.text { return .choices(title: title, description: nil, [value]) }
        if let values = json["enum"]?.elements {
            return .choices(title: title, description: title == nil ? nil : description, values.compactMap(\.text))
        }
        guard let type = json["type"] else { return .anything }
        guard let name = type.text else { throw Failure(reason: "A list of types is not supported.") }
        switch name {
        case "object": return try object(json)
        case "array":
            guard let items = json["items"] else { throw Failure(reason: "An array needs “items”.") }
            return .array(try node(items), minimum: json.integer("minItems"), maximum: json.integer("maxItems"))
        case "string": return .string(pattern: json["pattern"]?.text)
        case "integer": return .integer(minimum: json.decimal("minimum"), maximum: json.decimal("maximum"))
        case "number": return .number(minimum: json.decimal("minimum"), maximum: json.decimal("maximum"))
        case "boolean": return .boolean
        case "null": return .null
        default: throw Failure(reason: "The type “\(name)” is unknown.")
        }
    }

    private func object(_ json: GeneratedContent) throws(Failure) -> SchemaNode {
        guard let title = json["title"]?.text, json["additionalProperties"] != nil,
            let required = json["required"]?.elements?.compactMap(\.text),
            let order = json["x-order"]?.elements?.compactMap(\.text)
        else {
            throw Failure(reason: "An object needs “title”, “additionalProperties”, “required” and “x-order”.")
        }
        var properties: [PropertyNode] = []
        for name in order {
            guard let property = json["properties"]?[name] else {
                throw Failure(reason: "“x-order” names “\(name)”, which is not a property.")
            }
            properties.append(
                PropertyNode(
                    name: name, description: property["description"]?.text, schema: try node(property),
                    isOptional: !required.contains(name)))
        }
        return .object(title: title, description: json["description"]?.text, properties)
    }
}

extension GeneratedContent {
    var text: String? {
        guard case .string(let text) = kind else { return nil }
        return text
    }

    var elements: [GeneratedContent]? {
        guard case .array(let elements) = kind else { return nil }
        return elements
    }

    fileprivate func integer(_ key: String) -> Int? { self[key].flatMap { try? Int($0) } }

    fileprivate func decimal(_ key: String) -> Decimal? { self[key].flatMap { try? Decimal($0) } }
}
#endif
