#if !canImport(FoundationModels)
/// One thing asked of a session.
struct Request: Sendable {
    let prompt: Prompt
    /// The form of the answer; `nil` is free text.
    var schema: GenerationSchema?
    /// The name of the Swift type that the answer becomes.
    var source = "String"
    var includesSchema = true
    var options = GenerationOptions()
    /// What the answer is made to begin with; not part of it.
    var prefix = ""

    /// The text that the model reads.
    ///
    /// - Throws: ``GenerationSchema/SchemaError``.
    func text() throws -> String {
        guard let schema, includesSchema else { return prompt.description }
        return "\(prompt)\n\(try schema.promptText())"
    }

    var entry: Transcript.Entry {
        .prompt(
            .init(
                segments: prompt.parts.segments, options: options,
                responseFormat: schema.map { Transcript.ResponseFormat(schema: $0) }))
    }

    /// The content of an answer, finished or not.
    ///
    /// - Returns: `nil` while nothing of it can be read.
    func content(of text: String, isFinished: Bool, id: GenerationID) throws -> GeneratedContent? {
        guard schema != nil else { return GeneratedContent(kind: .string(text), id: id, isComplete: isFinished) }
        let content = try GeneratedContent(json: text, id: id)
        return isFinished ? content : content.withoutUnfinishedNumbers
    }

    /// A finished answer as the transcript keeps it.
    func segment(of content: GeneratedContent) -> Transcript.Segment {
        if schema == nil, case .string(let text) = content.kind { return .text(.init(content: text)) }
        return .structure(.init(source: source, content: content))
    }
}

extension GeneratedContent {
    /// The value without the number that is still being written: 1 is not a first sight of 12.
    ///
    /// - Returns: `nil` when that number, or nothing yet, is all there is.
    fileprivate var withoutUnfinishedNumbers: GeneratedContent? {
        switch kind {
        // The end of a number that stands alone is not seen in the text.
        case .number: isComplete && id?.isRoot == false ? self : nil
        case .null: isComplete ? self : nil
        case .array(let elements):
            GeneratedContent(
                kind: .array(elements.compactMap(\.withoutUnfinishedNumbers)), id: id, isComplete: isComplete)
        case .structure(let properties, let keys):
            GeneratedContent(
                kind: .structure(
                    properties: properties.compactMapValues(\.withoutUnfinishedNumbers),
                    orderedKeys: keys.filter { properties[$0]?.withoutUnfinishedNumbers != nil }),
                id: id, isComplete: isComplete)
        default: self
        }
    }
}
#endif
