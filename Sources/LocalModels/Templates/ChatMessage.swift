#if !canImport(FoundationModels)
/// One message as a template writes it.
enum ChatMessage: Sendable, Equatable {
    /// - Parameter tools: each as the line of JSON that the model is shown.
    case system(String, tools: [String])
    case user(String)
    case assistant(String)
    case calls([Transcript.ToolCall])
    /// What the tools of the calls before answered, in the same order.
    ///
    /// - Parameter isExplained: whether the model is told what to do with it, for one that was not taught.
    case outputs([String], isExplained: Bool = false)
}

extension ChatMessage {
    /// The message for a model that may not call: one that has tools in mind must be told.
    var askingForWords: ChatMessage {
        switch self {
        case .user(let text): .user("\(text)\n\nAnswer in words; call no function.")
        case .outputs(let outputs, _): .outputs(outputs, isExplained: true)
        case .system, .assistant, .calls: self
        }
    }
}

/// A stretch of a rendered message.
enum TemplatePiece: Sendable, Equatable {
    /// The template's own text, in which control tokens are recognised.
    case mark(String)
    /// What somebody wrote: it never becomes a control token.
    case text(String)
}

extension ChatTemplate {
    func pieces(of message: ChatMessage) -> [TemplatePiece] {
        switch message {
        case .system(let text, let tools):
            let parts = tools.isEmpty ? [text] : [text, toolManner.introduction(of: tools)]
            return pieces(.system, parts.filter { !$0.isEmpty }.joined(separator: "\n\n"))
        case .user(let text): return pieces(.user, text)
        case .assistant(let text): return pieces(.assistant, text)
        case .calls(let calls): return pieces(.assistant, toolManner.text(of: calls))
        case .outputs(let outputs, let isExplained):
            guard self == .llama3 else {
                if isExplained {
                    let found = outputs.joined(separator: "\n")
                    return pieces(.tool, "The function returned:\n\(found)\n\nNow answer my request in words.")
                }
                let responses = outputs.map { "<tool_response>\n\($0)\n</tool_response>" }
                return pieces(.tool, responses.joined(separator: "\n"))
            }
            return outputs.flatMap { pieces(.tool, $0) }
        }
    }

    private func pieces(_ role: Role, _ text: String) -> [TemplatePiece] {
        [.mark(opening(role)), .text(text), .mark(closing(role))]
    }
}

extension Vocabulary {
    func tokens(of messages: [ChatMessage], by template: ChatTemplate) -> [Token] {
        messages.flatMap(template.pieces).flatMap { piece in
            switch piece {
            case .mark(let text): tokens(of: text, markers: true)
            case .text(let text): tokens(of: text, markers: false)
            }
        }
    }
}
#endif
