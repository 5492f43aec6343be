#if !canImport(FoundationModels)
extension Transcript {
    /// The transcript as a template writes it.
    ///
    /// - Parameter tools: what the instructions offer, each as the model is shown it.
    func messages(tools: [String]) -> [ChatMessage] { entries.messages(tools: tools) }
}

extension Collection<Transcript.Entry> {
    func messages(tools: [String]) -> [ChatMessage] {
        var messages: [ChatMessage] = []
        var offered = tools
        for entry in self {
            switch entry {
            case .instructions(let entry):
                messages.append(.system(entry.segments.text, tools: offered))
                offered = []
            case .prompt(let entry): messages.append(.user(entry.segments.text))
            case .toolCalls(let entry): messages.append(.calls(Array(entry)))
            case .toolOutput(let entry):
                if case .outputs(let outputs, _)? = messages.last {
                    messages[messages.count - 1] = .outputs(outputs + [entry.segments.text])
                } else {
                    messages.append(.outputs([entry.segments.text]))
                }
            case .response(let entry): messages.append(.assistant(entry.segments.text))
            }
        }
        return offered.isEmpty ? messages : [.system("", tools: offered)] + messages
    }
}
#endif
