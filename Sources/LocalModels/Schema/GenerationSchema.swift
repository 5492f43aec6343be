#if !canImport(FoundationModels)
/// The form that a generated value must follow.
public struct GenerationSchema: Sendable {
    let root: SchemaNode
    /// The forms that ``SchemaNode/reference(_:)`` names.
    let definitions: [String: SchemaNode]
    /// The type that the root describes, so that a mention of it inside refers back to the root.
    let rootType: (any Generable.Type)?

    init(
        _ root: SchemaNode, definitions: [String: SchemaNode] = [:], rootType: (any Generable.Type)? = nil
    ) {
        self.root = root
        self.definitions = definitions
        self.rootType = rootType
    }

    /// An object with its properties, generated in this order.
    ///
    /// - Parameters:
    ///   - type: the type that the schema describes; its name becomes the title.
    ///   - description: what the object is, for the model.
    ///   - properties: in the order of their generation.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        self.init(
            .object(title: Self.title(type), description: description, properties.map(\.node)), rootType: type)
    }

    /// One of several texts.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(.choices(title: Self.title(type), description: description, choices), rootType: type)
    }

    /// A value of one of several types.
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        let branches = types.map { SchemaNode.type(TypeReference($0)) }
        self.init(.union(title: Self.title(type), description: description, branches), rootType: type)
    }

    private static func title(_ type: any Generable.Type) -> String { String(describing: type) }
}

extension GenerationSchema {
    /// One property of an object.
    public struct Property: Sendable {
        let node: PropertyNode

        private init(
            _ name: String, _ description: String?, _ type: any Generable.Type, _ constraints: [Constraint],
            isOptional: Bool
        ) {
            node = PropertyNode(
                name: name, description: description,
                schema: .type(TypeReference(type, constraints: constraints)), isOptional: isOptional)
        }

        /// A property that is always generated.
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.init(name, description, type, guides.flatMap(\.constraints), isOptional: false)
        }

        /// A property that the model may leave out.
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.init(name, description, Value.self, guides.flatMap(\.constraints), isOptional: true)
        }

        /// A text that regular expressions match; the last one holds.
        public init<Output>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<Output>] = []
        ) {
            self.init(name, description, type, guides.map { .pattern($0.source) }, isOptional: false)
        }

        /// A text that regular expressions match, or that the model may leave out.
        public init<Output>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<Output>] = []
        ) {
            self.init(name, description, String.self, guides.map { .pattern($0.source) }, isOptional: true)
        }
    }
}
#endif
