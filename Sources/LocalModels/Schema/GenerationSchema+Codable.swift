#if !canImport(FoundationModels)
extension GenerationSchema: Codable {
    /// Reads JSON Schema: objects need a title, `additionalProperties`, `required` and `x-order`.
    public init(from decoder: any Decoder) throws {
        let json = try CodableContent(from: decoder).content
        do {
            self = try JSONSchemaReader.schema(json)
            _ = try resolved()
        } catch let failure as JSONSchemaReader.Failure {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: failure.reason))
        } catch let error as SchemaError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.localizedDescription))
        }
    }

    /// Writes JSON Schema.
    public func encode(to encoder: any Encoder) throws {
        try CodableContent(content: try resolved().jsonSchema).encode(to: encoder)
    }
}

extension GenerationSchema: CustomDebugStringConvertible {
    /// The schema as JSON Schema, or what is wrong with it.
    public var debugDescription: String {
        do {
            return try resolved().jsonSchema.jsonString
        } catch {
            return error.localizedDescription
        }
    }
}
#endif
