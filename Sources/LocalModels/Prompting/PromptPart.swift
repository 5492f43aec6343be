#if !canImport(FoundationModels)
/// One piece of a prompt or of instructions.
enum PromptPart: Sendable, Equatable {
    case text(String)
    /// - Parameter source: the name of the Swift type that the content was made from.
    case structure(source: String, content: GeneratedContent)

    /// The text that the model reads.
    var text: String {
        switch self {
        case .text(let text): text
        case .structure(_, let content): content.jsonString
        }
    }

    /// The part as it is kept in a transcript.
    var segment: Transcript.Segment {
        switch self {
        case .text(let text): .text(.init(content: text))
        case .structure(let source, let content): .structure(.init(source: source, content: content))
        }
    }
}

extension [PromptPart] {
    var segments: [Transcript.Segment] { map(\.segment) }

    var text: String { map(\.text).joined(separator: "\n") }
}
#endif
