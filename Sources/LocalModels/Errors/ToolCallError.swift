#if !canImport(FoundationModels)
import Foundation

extension LanguageModelSession {
    /// A tool failed while the model waited for its output.
    public struct ToolCallError: Error, LocalizedError {
        /// The tool.
        public var tool: any Tool
        /// What it threw.
        public var underlyingError: any Error

        /// Makes an error.
        public init(tool: any Tool, underlyingError: any Error) {
            self.tool = tool
            self.underlyingError = underlyingError
        }

        public var errorDescription: String? {
            "The tool “\(tool.name)” failed: \(underlyingError.localizedDescription)"
        }
    }
}
#endif
