#if !canImport(FoundationModels)
import Foundation

extension Transcript {
    /// One call of a tool.
    public struct ToolCall: Sendable, Identifiable, Equatable {
        /// The identity, which the output bears too.
        public var id: String
        /// The tool's name.
        public var toolName: String
        /// What the model gave it.
        public var arguments: GeneratedContent

        /// Makes one from its parts.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            self.id = id
            self.toolName = toolName
            self.arguments = arguments
        }
    }

    /// What a tool answered.
    public struct ToolOutput: Sendable, Identifiable, Equatable {
        /// The identity of the call.
        public var id: String
        /// The tool's name.
        public var toolName: String
        /// What is said.
        public var segments: [Segment]

        /// Makes one from its parts.
        public init(id: String, toolName: String, segments: [Segment]) {
            self.id = id
            self.toolName = toolName
            self.segments = segments
        }
    }

    /// The calls that the model made at once.
    public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection {
        /// The identity.
        public var id: String
        private var calls: [ToolCall]

        /// Makes one from its calls.
        public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
            self.id = id
            self.calls = Array(calls)
        }

        public var startIndex: Int { calls.startIndex }
        public var endIndex: Int { calls.endIndex }

        /// The call at a position.
        public subscript(index: Int) -> ToolCall { calls[index] }
    }
}

extension Transcript.ToolCall: CustomStringConvertible {
    /// The call as it would be written in code.
    public var description: String { "\(toolName)(\(arguments.jsonString))" }
}
#endif
