#if !canImport(FoundationModels)
extension LanguageModelSession.GenerationError {
    /// A request that the model would not answer.
    public struct Refusal: Sendable {
        private let entries: [Transcript.Entry]
        private let model: SystemLanguageModel

        /// Makes a refusal of what was said.
        public init(transcriptEntries: [Transcript.Entry]) {
            self.init(transcriptEntries: transcriptEntries, model: .default)
        }

        init(transcriptEntries: [Transcript.Entry], model: SystemLanguageModel) {
            entries = transcriptEntries
            self.model = model
        }

        /// Why, in the model's own words: it is asked.
        public var explanation: LanguageModelSession.Response<String> {
            get async throws { try await explanationStream.collect() }
        }

        /// Why, as it is written.
        public var explanationStream: LanguageModelSession.ResponseStream<String> {
            let session = LanguageModelSession(model: model, transcript: Transcript(entries: entries))
            return session.streamResponse(
                to: "You gave no answer to this. Say in one sentence why.",
                options: GenerationOptions(maximumResponseTokens: 100))
        }
    }
}
#endif
