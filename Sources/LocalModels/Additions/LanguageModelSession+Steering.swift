#if !canImport(FoundationModels)
/// What Poche's agent needs beyond Apple's interface: to weigh beginnings of an answer, and to choose one.
extension LanguageModelSession {
    /// How likely each choice is as the beginning of the answer to a prompt, in nats.
    ///
    /// Nothing is added to the transcript, and the prompt stays read: answering it next prefills none of it again.
    public func logLikelihoods(of choices: [String], answering prompt: Prompt) async throws -> [Double] {
        try await engine.logLikelihoods(of: choices, answering: prompt.description)
    }

    /// Answers with a value, after a beginning that the model is made to say and that is not returned.
    public func respond(
        to prompt: Prompt, startingWith prefix: String, schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        let grammar: Grammar
        do throws(GrammarError) {
            grammar = try schema.grammar()
        } catch {
            switch error {
            case .schema(let reason): throw reason
            case .unsupportedGuide(let reason):
                throw GenerationError.unsupportedGuide(.init(debugDescription: reason))
            }
        }
        return try await exchange(
            prompt, startingWith: prefix, grammar: grammar, options: options, snapshot: { _ in }
        ) { text in
            let content: GeneratedContent
            do { content = try GeneratedContent(json: text) } catch {
                throw GenerationError.decodingFailure(.init(debugDescription: "The answer is not the JSON asked for."))
            }
            return (content, content, .structure(.init(source: "GeneratedContent", content: content)))
        }
    }

    /// Answers in free text, after a beginning that the model is made to say and that is not returned.
    ///
    /// Each element is the whole text so far. Ending the iteration stops the model within a token.
    public func textSnapshots(
        answering prompt: Prompt, startingWith prefix: String, options: GenerationOptions = GenerationOptions()
    ) -> AsyncThrowingStream<String, any Error> {
        let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            do {
                let response = try await exchange(
                    prompt, startingWith: prefix, grammar: nil, options: options,
                    snapshot: { continuation.yield($0) },
                    read: { text in (text, GeneratedContent(text), .text(.init(content: text))) })
                continuation.yield(response.content)
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// Takes up an exchange of an earlier session as if it had been said in this one.
    public func recall(prompt: String, answer: String) async throws {
        try await engine.recall(prompt: prompt, answer: answer)
    }

    /// Starts again from the instructions: nothing of them is read again.
    public func forget() async { await engine.forget() }

    /// Tokens of the instructions and the finished turns.
    public var tokensInUse: Int { get async { await engine.tokensInUse } }

    /// What the last response cost.
    public var timings: ResponseTimings { get async { await engine.timings } }
}
#endif
