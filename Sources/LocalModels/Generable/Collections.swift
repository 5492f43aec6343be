#if !canImport(FoundationModels)
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        guard case .array(let elements) = content.kind else { throw content.mismatch("an array") }
        var values: [Element] = []
        values.reserveCapacity(elements.count)
        for element in elements {
            do {
                values.append(try Element(element))
            } catch {
                // The element still being written is shown once it can be read.
                guard element.isComplete else { continue }
                throw error
            }
        }
        self = values
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .array(map(\.generatedContent)))
    }
}

extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]

    public static var generationSchema: GenerationSchema {
        GenerationSchema(.array(.type(TypeReference(Element.self)), minimum: nil, maximum: nil))
    }
}

extension Optional where Wrapped: Generable {
    /// What a stream shows of a value that may be absent.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: ConvertibleToGeneratedContent, PromptRepresentable, InstructionsRepresentable
where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
#endif
