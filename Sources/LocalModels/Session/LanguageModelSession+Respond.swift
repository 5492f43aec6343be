#if !canImport(FoundationModels)
extension LanguageModelSession {
    /// Answers with free text.
    ///
    /// - Throws: ``GenerationError``; ``ToolCallError``; `CancellationError` when the task was cancelled. The session
    ///   stays usable, as it was before the request.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        try await response(
            Request(prompt: prompt, options: options))
    }

    /// Answers with free text.
    @_disfavoredOverload
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        try await respond(to: Prompt(prompt), options: options)
    }

    /// Answers with free text; the prompt is built from lines.
    @discardableResult
    nonisolated(nonsending) public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        try await respond(to: try prompt(), options: options)
    }

    /// Answers with a value of a form known at run time.
    ///
    /// - Parameters:
    ///   - prompt: what is asked.
    ///   - schema: the form.
    ///   - includeSchemaInPrompt: whether the model is shown the form; it must follow it in any case.
    ///   - options: how it is generated.
    /// - Throws: ``GenerationError``; ``ToolCallError``; `CancellationError` when the task was cancelled. The session
    ///   stays usable, as it was before the request.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        try await response(
            Request(
                prompt: prompt, schema: schema, source: "GeneratedContent", includesSchema: includeSchemaInPrompt,
                options: options))
    }

    /// Answers with a value of a form known at run time.
    @_disfavoredOverload
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        try await respond(
            to: Prompt(prompt), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers with a value of a form known at run time; the prompt is built from lines.
    @discardableResult
    nonisolated(nonsending) public func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        try await respond(
            to: try prompt(), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers with a value of a type.
    ///
    /// - Parameters:
    ///   - prompt: what is asked.
    ///   - type: the type.
    ///   - includeSchemaInPrompt: whether the model is shown the form of the type; it must follow it in any case.
    ///   - options: how it is generated.
    /// - Throws: ``GenerationError``; ``ToolCallError``; `CancellationError` when the task was cancelled. The session
    ///   stays usable, as it was before the request.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        try await response(
            Request(
                prompt: prompt, schema: Content.generationSchema, source: String(describing: Content.self),
                includesSchema: includeSchemaInPrompt, options: options))
    }

    /// Answers with a value of a type.
    @_disfavoredOverload
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        try await respond(
            to: Prompt(prompt), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers with a value of a type; the prompt is built from lines.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        try await respond(
            to: try prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    nonisolated(nonsending) func response<Content: Generable>(_ request: Request) async throws -> Response<Content> {
        let reservation = try reserve()
        return try Response(try await exchange(request, reservation) { _ in })
    }
}
#endif
