#if !canImport(FoundationModels)
extension LanguageModelSession {
    /// Answers with free text, in growing snapshots.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> {
        stream(
            Request(prompt: prompt, options: options))
    }

    /// Answers with free text, in growing snapshots.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> {
        streamResponse(to: Prompt(prompt), options: options)
    }

    /// Answers with free text, in growing snapshots; the prompt is built from lines.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> {
        streamResponse(to: try prompt(), options: options)
    }

    /// Answers with a value of a form known at run time, in growing snapshots.
    ///
    /// - Parameters:
    ///   - prompt: what is asked.
    ///   - schema: the form.
    ///   - includeSchemaInPrompt: whether the model is shown the form; it must follow it in any case.
    ///   - options: how it is generated.
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> {
        stream(
            Request(
                prompt: prompt, schema: schema, source: "GeneratedContent", includesSchema: includeSchemaInPrompt,
                options: options))
    }

    /// Answers with a value of a form known at run time, in growing snapshots.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> {
        streamResponse(
            to: Prompt(prompt), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers with a value of a form known at run time, in growing snapshots; the prompt is built from lines.
    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<GeneratedContent> {
        streamResponse(
            to: try prompt(), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers with a value of a type, in growing snapshots.
    ///
    /// - Parameters:
    ///   - prompt: what is asked.
    ///   - type: the type.
    ///   - includeSchemaInPrompt: whether the model is shown the form of the type; it must follow it in any case.
    ///   - options: how it is generated.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> {
        stream(
            Request(
                prompt: prompt, schema: Content.generationSchema, source: String(describing: Content.self),
                includesSchema: includeSchemaInPrompt, options: options))
    }

    /// Answers with a value of a type, in growing snapshots.
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> {
        streamResponse(
            to: Prompt(prompt), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers with a value of a type, in growing snapshots; the prompt is built from lines.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> {
        streamResponse(
            to: try prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }
}
#endif
