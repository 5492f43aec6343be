#if !canImport(FoundationModels)
/// A form put together at run time, from which a ``GenerationSchema`` is made.
public struct DynamicGenerationSchema: Sendable {
    let node: SchemaNode

    /// An object with its properties, generated in this order.
    public init(name: String, description: String? = nil, properties: [Property]) {
        node = .object(title: name, description: description, properties.map(\.node))
    }

    /// A value of one of several forms.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        node = .union(title: name, description: description, choices.map(\.node))
    }

    /// One of several texts.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        node = .choices(title: name, description: description, choices)
    }

    /// An array; the bounds are included, and `nil` is no bound.
    public init(
        arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil
    ) {
        node = .array(itemSchema.node, minimum: minimumElements, maximum: maximumElements)
    }

    /// The form of a type.
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        node = .type(TypeReference(type, constraints: guides.flatMap(\.constraints)))
    }

    /// The form that bears a name among the dependencies.
    public init(referenceTo name: String) {
        node = .reference(name)
    }

    private init(node: SchemaNode) {
        self.node = node
    }

    /// The value null.
    public static var null: DynamicGenerationSchema { DynamicGenerationSchema(node: .null) }

    /// One property of an object.
    public struct Property: Sendable {
        let node: PropertyNode

        /// Makes a property; the model may leave out an optional one.
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            node = PropertyNode(name: name, description: description, schema: schema.node, isOptional: isOptional)
        }
    }
}

extension GenerationSchema {
    /// Makes a schema from a form put together at run time.
    ///
    /// - Parameters:
    ///   - root: the form.
    ///   - dependencies: the forms that references name.
    /// - Throws: ``SchemaError``.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var definitions: [String: SchemaNode] = [:]
        for node in dependencies.map(\.node) {
            guard let title = node.title else { continue }
            guard title != root.node.title, definitions.updateValue(node, forKey: title) == nil else {
                throw SchemaError.duplicateType(
                    schema: root.node.title, type: title,
                    context: .init(debugDescription: "Two schemas are named “\(title)”."))
            }
        }
        if let title = root.node.title { definitions[title] = root.node }
        self.init(root.node, definitions: definitions)
        _ = try resolved()
    }
}
#endif
