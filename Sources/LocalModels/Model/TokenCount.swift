#if !canImport(FoundationModels)
extension SystemLanguageModel {
    /// The exact number of tokens of a prompt, without the marks of the template around it.
    ///
    /// - Throws: ``ModelFileError`` when the model cannot be loaded.
    public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
        try await tokenCount(of: prompt.promptRepresentation.description)
    }

    /// The exact number of tokens of instructions, without the marks of the template around them.
    public func tokenCount(for instructions: Instructions) async throws -> Int {
        try await tokenCount(of: instructions.description)
    }

    /// The exact number of tokens that tools add to the instructions.
    public func tokenCount(for tools: [any Tool]) async throws -> Int {
        guard !tools.isEmpty else { return 0 }
        let texts = try tools.map { try $0.promptText() }
        return try await tokenCount(of: try await loadedWeights().template.toolManner.introduction(of: texts))
    }

    /// The exact number of tokens that a schema adds to a prompt.
    public func tokenCount(for schema: GenerationSchema) async throws -> Int {
        try await tokenCount(of: try schema.promptText())
    }

    /// The exact number of tokens of what was said, the marks of the template included. The tools that instructions
    /// offer are counted apart.
    public func tokenCount(for entries: some Collection<Transcript.Entry>) async throws -> Int {
        let messages = entries.messages(tools: [])
        let weights = try await loadedWeights()
        return weights.vocabulary.tokens(of: messages, by: weights.template).count
    }

    private func tokenCount(of text: String) async throws -> Int {
        try await loadedWeights().vocabulary.tokens(of: text, markers: false).count
    }
}
#endif
