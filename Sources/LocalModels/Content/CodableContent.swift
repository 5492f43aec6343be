#if !canImport(FoundationModels)
/// Content as any encoder or decoder sees it: nested containers rather than text.
struct CodableContent: Codable {
    let content: GeneratedContent

    init(content: GeneratedContent) {
        self.content = content
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            content = .fields(
                try container.allKeys.map { key in
                    (key.stringValue, try container.decode(CodableContent.self, forKey: key).content)
                })
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [GeneratedContent] = []
            while !container.isAtEnd { elements.append(try container.decode(CodableContent.self).content) }
            content = GeneratedContent(kind: .array(elements))
        } else {
            content = try Self.scalar(decoder.singleValueContainer())
        }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> GeneratedContent {
        if container.decodeNil() { return GeneratedContent(kind: .null) }
        if let value = try? container.decode(Bool.self) { return value.generatedContent }
        if let value = try? container.decode(Double.self) { return value.generatedContent }
        return try container.decode(String.self).generatedContent
    }

    func encode(to encoder: any Encoder) throws {
        switch content.kind {
        case .structure(let properties, let keys):
            var container = encoder.container(keyedBy: Key.self)
            for key in keys {
                guard let value = properties[key] else { continue }
                try container.encode(CodableContent(content: value), forKey: Key(stringValue: key))
            }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(CodableContent(content: element)) }
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value): try value.encode(to: encoder)
        case .number(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        }
    }
}
#endif
