#if !canImport(FoundationModels)
/// Replaces the types in a schema by what they are, each once, so that a type may contain itself.
struct SchemaResolver {
    private let dynamic: [String: SchemaNode]
    private var order: [String] = []
    private var definitions: [String: SchemaNode] = [:]
    private var sources: [String: SchemaNode] = [:]
    private var typeNames: [ObjectIdentifier: String] = [:]
    private var aliasDepth = 0

    init(dynamic: [String: SchemaNode]) {
        self.dynamic = dynamic
    }

    mutating func resolve(
        _ root: SchemaNode, type: (any Generable.Type)?
    ) throws(GenerationSchema.SchemaError) -> ResolvedSchema {
        if let type, let title = root.title { typeNames[ObjectIdentifier(type)] = title }
        let node = try self.node(root)
        let kept = order.compactMap { name in definitions[name].map { (name: name, node: $0) } }
        return ResolvedSchema(root: node, definitions: kept)
    }

    private mutating func node(_ node: SchemaNode) throws(GenerationSchema.SchemaError) -> SchemaNode {
        switch node {
        case .type(let reference):
            return try type(reference)
        case .reference(let name):
            guard !order.contains(name) else { return node }
            guard let target = dynamic[name] else {
                throw .undefinedReferences(
                    schema: nil, references: [name],
                    context: .init(debugDescription: "No schema is named “\(name)”."))
            }
            return try named(name, target)
        case .array(let element, let minimum, let maximum):
            return .array(try self.node(element), minimum: minimum, maximum: maximum)
        case .object(let title, _, _), .union(let title, _, _):
            return try named(title, node)
        case .choices(let title?, _, _):
            return try named(title, node)
        default:
            return try contents(of: node)
        }
    }

    /// A form with a name: it becomes a definition, and what is returned refers to it.
    private mutating func named(
        _ name: String, _ node: SchemaNode
    ) throws(GenerationSchema.SchemaError) -> SchemaNode {
        guard order.contains(name) else {
            order.append(name)
            sources[name] = node
            definitions[name] = try contents(of: node)
            return .reference(name)
        }
        guard sources[name] == node else {
            throw .duplicateType(
                schema: nil, type: name, context: .init(debugDescription: "Two schemas are named “\(name)”."))
        }
        return .reference(name)
    }

    private mutating func type(_ reference: TypeReference) throws(GenerationSchema.SchemaError) -> SchemaNode {
        let key = ObjectIdentifier(reference.type)
        if let name = typeNames[key] { return .reference(name) }
        let schema = reference.type.generationSchema
        let own = schema.root.constrained(by: reference.constraints)
        guard let title = schema.root.title else {
            guard aliasDepth < 64 else {
                let name = String(describing: reference.type)
                throw Self.empty(name, "“\(name)” is described only by itself.")
            }
            aliasDepth += 1
            defer { aliasDepth -= 1 }
            return try node(own)
        }
        let name = freeName(for: title)
        typeNames[key] = name
        return try named(name, own)
    }

    /// Two types of different modules or parents may bear one name.
    private func freeName(for name: String) -> String {
        var candidate = name
        var number = 2
        while order.contains(candidate) || dynamic[candidate] != nil {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    private mutating func contents(of node: SchemaNode) throws(GenerationSchema.SchemaError) -> SchemaNode {
        switch node {
        case .object(let title, let description, var properties):
            var names: Set<String> = []
            for index in properties.indices {
                let name = properties[index].name
                guard names.insert(name).inserted else {
                    throw .duplicateProperty(
                        schema: title, property: name,
                        context: .init(debugDescription: "“\(title)” has two properties named “\(name)”."))
                }
                properties[index].schema = try self.node(properties[index].schema)
            }
            return .object(title: title, description: description, properties)
        case .choices(let title, _, let values):
            try check(values, in: title ?? "String")
            return node
        case .union(let title, let description, let branches):
            guard !branches.isEmpty else { throw Self.empty(title, "“\(title)” offers no choice.") }
            var resolved: [SchemaNode] = []
            for branch in branches { resolved.append(try self.node(branch)) }
            return .union(title: title, description: description, resolved)
        default:
            return node
        }
    }

    private func check(_ values: [String], in title: String) throws(GenerationSchema.SchemaError) {
        guard !values.isEmpty else { throw Self.empty(title, "“\(title)” offers no choice.") }
        var seen: Set<String> = []
        for value in values where !seen.insert(value).inserted {
            throw Self.empty(title, "“\(title)” offers “\(value)” twice.")
        }
    }

    private static func empty(_ title: String, _ reason: String) -> GenerationSchema.SchemaError {
        .emptyTypeChoices(schema: title, context: .init(debugDescription: reason))
    }
}
#endif
