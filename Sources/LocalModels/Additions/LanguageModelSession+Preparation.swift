#if !canImport(FoundationModels)
extension LanguageModelSession {
    /// Loads the model and reads the instructions, and the examples by which calls of tools are judged, and waits until
    /// they are read. ``prewarm(promptPrefix:)`` waits for nothing and fails in silence.
    ///
    /// - Parameter progress: how much of the instructions is read, 0...1. Called only when their state was not kept from
    ///   an earlier session: only then does it take time.
    /// - Throws: ``ModelFileError``, ``GenerationError``; `CancellationError` as soon as the task is cancelled: the
    ///   preparation goes on for the next request.
    public func prepare(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws {
        do {
            try await engine.prepare(progress: progress)
            try await judge?.prepare()
        } catch DecodeError.noMemory {
            throw engine.lackOfMemory
        }
    }
}
#endif
