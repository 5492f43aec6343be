#if !canImport(FoundationModels)
/// Everything said in a session, in order: instructions, prompts, tool calls and their outputs, responses.
public struct Transcript: Sendable, Equatable {
    var entries: [Entry]

    /// Makes a transcript; instructions, when there are any, come first.
    public init(entries: some Sequence<Entry> = []) {
        self.entries = Array(entries)
    }
}

extension Transcript: RandomAccessCollection {
    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }

    /// The entry at a position.
    public subscript(index: Int) -> Entry { entries[index] }
}

extension Transcript: CustomStringConvertible {
    /// The entries, one a line.
    public var description: String { entries.map(\.description).joined(separator: "\n") }
}

extension Transcript {
    /// One thing said.
    public enum Entry: Sendable, Identifiable, Equatable {
        /// How the model should behave, and the tools it has.
        case instructions(Instructions)
        /// What was asked.
        case prompt(Prompt)
        /// The tools that the model called.
        case toolCalls(ToolCalls)
        /// What one of them answered.
        case toolOutput(ToolOutput)
        /// What the model answered.
        case response(Response)

        /// The identity of the entry.
        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .toolCalls(let entry): entry.id
            case .toolOutput(let entry): entry.id
            case .response(let entry): entry.id
            }
        }
    }

    /// A part of an entry.
    public enum Segment: Sendable, Identifiable, Equatable {
        /// Text.
        case text(TextSegment)
        /// A value.
        case structure(StructuredSegment)

        /// The identity of the segment.
        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }
    }
}

extension Transcript.Entry: CustomStringConvertible {
    /// The entry as a line: who speaks, and what they say.
    public var description: String {
        switch self {
        case .instructions(let entry): "(Instructions) \(entry.segments.text)"
        case .prompt(let entry): "(Prompt) \(entry.segments.text)"
        case .toolCalls(let entry): "(ToolCalls) \(entry.map(\.description).joined(separator: ", "))"
        case .toolOutput(let entry): "(ToolOutput \(entry.toolName)) \(entry.segments.text)"
        case .response(let entry): "(Response) \(entry.segments.text)"
        }
    }
}

extension Transcript.Segment: CustomStringConvertible {
    /// The text that the model reads.
    public var description: String {
        switch self {
        case .text(let segment): segment.content
        case .structure(let segment): segment.content.jsonString
        }
    }
}

extension [Transcript.Segment] {
    /// The text that the model reads.
    var text: String { map(\.description).joined(separator: "\n") }
}
#endif
