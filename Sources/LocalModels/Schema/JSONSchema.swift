#if !canImport(FoundationModels)
import Foundation

extension ResolvedSchema {
    /// The schema as JSON Schema, its keys in order.
    var jsonSchema: GeneratedContent {
        guard case .reference(let rootName) = root, let node = self[rootName] else {
            return json(root, rootName: nil, withDefinitions: true)
        }
        return json(node, rootName: rootName, withDefinitions: true)
    }

    private func json(_ node: SchemaNode, rootName: String?, withDefinitions: Bool = false) -> GeneratedContent {
        var fields = JSONFields()
        switch node {
        case .object(let title, let description, let properties):
            fields.add("type", "object")
            fields.add("title", title)
            fields.add("description", description)
            fields.add("properties", .fields(properties.map { ($0.name, json($0, rootName: rootName)) }))
            fields.add("additionalProperties", .init(kind: .bool(false)))
            fields.add("required", properties.filter { !$0.isOptional }.map(\.name).generatedContent)
            fields.add("x-order", properties.map(\.name).generatedContent)
        case .choices(let title, let description, let values):
            fields.add("type", "string")
            fields.add("title", title)
            fields.add("description", description)
            if values.count == 1, title == nil {
                fields.add("const", values[0])
            } else {
                fields.add("enum", values.generatedContent)
            }
        case .union(let title, let description, let branches):
            fields.add("title", title)
            fields.add("description", description)
            fields.add("anyOf", .init(kind: .array(branches.map { json($0, rootName: rootName) })))
        case .array(let element, let minimum, let maximum):
            fields.add("type", "array")
            fields.add("items", json(element, rootName: rootName))
            fields.add("minItems", minimum?.generatedContent)
            fields.add("maxItems", maximum?.generatedContent)
        case .string(let pattern):
            fields.add("type", "string")
            fields.add("pattern", pattern)
        case .integer(let minimum, let maximum), .number(let minimum, let maximum):
            if case .integer = node { fields.add("type", "integer") } else { fields.add("type", "number") }
            fields.add("minimum", minimum?.generatedContent)
            fields.add("maximum", maximum?.generatedContent)
        case .boolean: fields.add("type", "boolean")
        case .null: fields.add("type", "null")
        case .anything, .type: break
        case .reference(let name): fields.add("$ref", name == rootName ? "#" : "#/$defs/\(name)")
        }
        let others = definitions.filter { $0.name != rootName }
        if withDefinitions, !others.isEmpty {
            fields.add("$defs", .fields(others.map { ($0.name, json($0.node, rootName: rootName)) }))
        }
        return fields.content
    }

    private func json(_ property: PropertyNode, rootName: String?) -> GeneratedContent {
        var fields = JSONFields(json(property.schema, rootName: rootName))
        fields.add("description", property.description)
        return fields.content
    }
}

/// The fields of a JSON object, in order; `nil` adds nothing.
struct JSONFields {
    private(set) var list: [(String, GeneratedContent)] = []

    init() {}

    init(_ content: GeneratedContent) {
        guard case .structure(let properties, let keys) = content.kind else { return }
        list = keys.compactMap { key in properties[key].map { (key, $0) } }
    }

    mutating func add(_ name: String, _ value: GeneratedContent?) {
        guard let value else { return }
        list.append((name, value))
    }

    mutating func add(_ name: String, _ value: String?) { add(name, value?.generatedContent) }

    var content: GeneratedContent { .fields(list) }
}

extension GeneratedContent {
    static func fields(_ list: [(String, GeneratedContent)]) -> GeneratedContent {
        GeneratedContent(properties: list.map { ($0.0, $0.1) }, uniquingKeysWith: { $1 })
    }

    subscript(key: String) -> GeneratedContent? {
        guard case .structure(let properties, _) = kind else { return nil }
        return properties[key]
    }
}
#endif
