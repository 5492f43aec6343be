#if !canImport(FoundationModels)
extension LanguageModelSession {
    /// What a request needs, asked before it is answered.
    ///
    /// Only a person's request is asked about: what a tool answered is answered in words, or with a call that the model
    /// begins by itself. A model that is about to write its family's mark of a call knows what it does.
    func need(of step: EngineStep, in context: DecodeContext) async throws -> ToolNeed {
        guard let judge, case .user(let request)? = step.messages.first, step.prefix.isEmpty else { return .unclear }
        let start = ContinuousClock.now
        let need = try await judge.need(of: request, after: transcript.lastCall)
        await engine.add(reading: start.duration(to: .now))
        guard need != .unclear, let mark = context.weights.template.toolManner.mark else { return need }
        return try await engine.isLikely(mark, answering: step, in: context) ? .unclear : need
    }
}

extension Transcript {
    /// The last exchange but the unfinished one, when a tool was called in it.
    fileprivate var lastCall: (request: String, tool: String)? {
        let prompts = entries.indices.filter { if case .prompt = entries[$0] { true } else { false } }
        guard prompts.count > 1, case .prompt(let prompt) = entries[prompts[prompts.count - 2]] else { return nil }
        for entry in entries[prompts[prompts.count - 2]...] {
            if case .toolCalls(let calls) = entry, let call = calls.first {
                return (prompt.segments.text, call.toolName)
            }
        }
        return nil
    }
}
#endif
