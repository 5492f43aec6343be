#if !canImport(FoundationModels)
import Foundation

extension Transcript {
    /// How the model should behave.
    public struct Instructions: Sendable, Identifiable, Equatable {
        /// The identity.
        public var id: String
        /// What is said.
        public var segments: [Segment]
        /// The tools it may call.
        public var toolDefinitions: [ToolDefinition]

        /// Makes one from its parts.
        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
            self.id = id
            self.segments = segments
            self.toolDefinitions = toolDefinitions
        }
    }

    /// What was asked.
    public struct Prompt: Sendable, Identifiable, Equatable {
        /// The identity.
        public var id: String
        /// What is said.
        public var segments: [Segment]
        /// How the answer is generated.
        public var options: GenerationOptions
        /// The form of the answer; `nil` is free text.
        public var responseFormat: ResponseFormat?

        /// Makes one from its parts.
        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            self.id = id
            self.segments = segments
            self.options = options
            self.responseFormat = responseFormat
        }
    }

    /// What the model answered.
    public struct Response: Sendable, Identifiable, Equatable {
        /// The identity.
        public var id: String
        /// The model files that answered.
        public var assetIDs: [String]
        /// What is said.
        public var segments: [Segment]

        /// Makes one from its parts.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            self.id = id
            self.assetIDs = assetIDs
            self.segments = segments
        }
    }
}
#endif
