#if !canImport(FoundationModels)
extension LanguageModelSession {
    /// Does the calls of one step, all at once, off the thread that decodes.
    ///
    /// - Returns: the outputs in the order of the calls.
    /// - Throws: ``ToolCallError`` of the first that fails; `CancellationError` at once when the task is cancelled, even
    ///   if a tool does not heed it.
    func outputs(of calls: [Transcript.ToolCall]) async throws -> [Transcript.ToolOutput] {
        let work = calls.map { call in
            Task { [tools] in
                guard let tool = tools.first(where: { $0.name == call.toolName }) else {
                    throw GenerationError.decodingFailure(
                        .init(debugDescription: "There is no tool “\(call.toolName)”."))
                }
                do {
                    return Transcript.ToolOutput(
                        id: call.id, toolName: call.toolName, segments: try await tool.answer(to: call.arguments))
                } catch {
                    try Task.checkCancellation()
                    throw ToolCallError(tool: tool, underlyingError: error)
                }
            }
        }
        defer { work.forEach { $0.cancel() } }
        var outputs: [Transcript.ToolOutput] = []
        for task in work { outputs.append(try await task.valueUnlessCancelled) }
        return outputs
    }
}

extension Tool {
    /// What the model is shown of the tool; a schema that cannot be shown is refused when it is compiled.
    var shownText: String { (try? promptText()) ?? name }

    fileprivate func answer(to arguments: GeneratedContent) async throws -> [Transcript.Segment] {
        try await call(arguments: Arguments(arguments)).promptRepresentation.parts.segments
    }
}
#endif
