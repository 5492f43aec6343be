#if !canImport(FoundationModels)
/// What Poche's agent needs beyond Apple's interface: to weigh beginnings of an answer, and to choose one.
extension LanguageModelSession {
    /// Makes a session for short exchanges, each after ``forget()``, beside another one that has the same instructions:
    /// it takes memory for no more than it holds.
    ///
    /// - Parameter room: tokens after the instructions.
    public convenience init(model: SystemLanguageModel, instructions: String, room: Int) {
        let segments = Instructions(instructions).parts.segments
        let entry = Transcript.Entry.instructions(.init(segments: segments, toolDefinitions: []))
        self.init(model: model, transcript: Transcript(entries: [entry]), room: room)
    }

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
        try await response(
            Request(
                prompt: prompt, schema: schema, source: "GeneratedContent", includesSchema: false, options: options,
                prefix: prefix))
    }

    /// Answers in free text, after a beginning that the model is made to say and that is not returned.
    ///
    /// Each element is the whole text so far. Ending the iteration stops the model within a token.
    ///
    /// - Parameters:
    ///   - prompt: what is asked.
    ///   - prefix: the beginning.
    ///   - words: what the answer leans away from, as it does from repeating itself: small models fall into both.
    ///   - options: how tokens are chosen, and how many.
    public func textSnapshots(
        answering prompt: Prompt, startingWith prefix: String, avoiding words: [String] = [],
        options: GenerationOptions = GenerationOptions()
    ) -> AsyncThrowingStream<String, any Error> {
        let request = Request(prompt: prompt, options: options, prefix: prefix, avoided: words)
        let answer: ResponseStream<String> = stream(request)
        let (texts, continuation) = AsyncThrowingStream<String, any Error>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            do {
                for try await snapshot in answer { continuation.yield(snapshot.content) }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return texts
    }

    /// Takes up an exchange of an earlier session as if it had been said in this one.
    public func recall(prompt: String, answer: String) async throws {
        try await engine.recall([.user(prompt), .assistant(answer)])
    }

    /// Starts again from the instructions: nothing of them is read again.
    public func forget() async { await engine.forget() }

    /// Tokens of the instructions and the finished turns.
    public var tokensInUse: Int { engine.tokensInUse }

    /// What the last response cost.
    public var timings: ResponseTimings { get async { await engine.timings } }
}
#endif
