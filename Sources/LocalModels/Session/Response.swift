#if !canImport(FoundationModels)
extension LanguageModelSession {
    /// An answer and where it came from.
    public struct Response<Content: Generable> {
        /// The answer.
        public let content: Content
        /// The answer as it was generated.
        public let rawContent: GeneratedContent
        /// What the request added to the transcript: the prompt, the calls of tools and their outputs, the response.
        public let transcriptEntries: ArraySlice<Transcript.Entry>

        /// - Throws: ``GenerationError/decodingFailure(_:)`` when the type refuses the content.
        init(_ exchange: Exchange) throws {
            do {
                content = try Content(exchange.content)
            } catch {
                throw GenerationError.decodingFailure(
                    .init(debugDescription: "\(Content.self) cannot be read: \(error.localizedDescription)"))
            }
            rawContent = exchange.content
            transcriptEntries = exchange.entries
        }
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
#endif
