#if !canImport(FoundationModels)
extension Transcript {
    /// What the model knows of a tool.
    public struct ToolDefinition: Sendable, Equatable {
        /// The tool's name.
        public var name: String
        /// When and how to use it.
        public var description: String
        let parameters: GenerationSchema

        /// Makes one from its parts.
        public init(name: String, description: String, parameters: GenerationSchema) {
            self.name = name
            self.description = description
            self.parameters = parameters
        }

        /// Describes a tool.
        public init(tool: some Tool) {
            self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
        }

        public static func == (left: ToolDefinition, right: ToolDefinition) -> Bool {
            left.name == right.name && left.description == right.description
                && left.parameters.debugDescription == right.parameters.debugDescription
        }
    }

    /// The form that an answer must follow.
    public struct ResponseFormat: Sendable, Equatable {
        let schema: GenerationSchema

        /// The form of a type.
        public init<Content: Generable>(type: Content.Type) {
            schema = Content.generationSchema
        }

        /// A form given by a schema.
        public init(schema: GenerationSchema) {
            self.schema = schema
        }

        /// The name of the form.
        public var name: String { schema.name }

        public static func == (left: ResponseFormat, right: ResponseFormat) -> Bool {
            left.schema.debugDescription == right.schema.debugDescription
        }
    }
}

extension GenerationSchema {
    /// The title of an object or of a choice; for the rest, what it is in JSON.
    var name: String {
        if let title = root.title { return title }
        return (try? resolved().jsonSchema["type"]?.text) ?? "value"
    }
}
#endif
