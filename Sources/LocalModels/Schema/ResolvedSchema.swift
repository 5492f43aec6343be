#if !canImport(FoundationModels)
/// A schema without Swift types: what the model can be told, and what a grammar is made of.
struct ResolvedSchema: Sendable, Equatable {
    var root: SchemaNode
    /// The named forms, in the order they are first met.
    var definitions: [(name: String, node: SchemaNode)]

    subscript(name: String) -> SchemaNode? { definitions.first { $0.name == name }?.node }

    static func == (left: ResolvedSchema, right: ResolvedSchema) -> Bool {
        left.root == right.root && left.definitions.elementsEqual(right.definitions) { $0 == $1 }
    }
}

extension SchemaNode {
    var title: String? {
        switch self {
        case .object(let title, _, _), .union(let title, _, _): title
        case .choices(let title, _, _): title
        default: nil
        }
    }
}

extension GenerationSchema {
    /// - Throws: ``SchemaError`` when a name is missing or said twice, or a choice is empty.
    func resolved() throws(SchemaError) -> ResolvedSchema {
        var resolver = SchemaResolver(dynamic: definitions)
        return try resolver.resolve(root, type: rootType)
    }
}
#endif
