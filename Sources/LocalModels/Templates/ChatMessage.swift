#if !canImport(FoundationModels)
import Foundation

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
    /// The same, going on from a text before it.
    case further(String)
}

extension ChatTemplate {
    /// What a conversation begins with: where there are no instructions, some families say something all the same.
    func beginning(_ messages: [ChatMessage]) -> [ChatMessage] {
        messages.isEmpty && self == .llama31 ? [.system("", tools: [])] : messages
    }

    /// - Parameter previous: what was said before.
    func pieces(of messages: [ChatMessage], after previous: ChatMessage? = nil) -> [TemplatePiece] {
        var pieces: [TemplatePiece] = []
        var previous = previous
        for message in messages {
            let next = self.pieces(of: message)
            if joinsInstructions, case .system? = previous {
                // The turn of the user is open already.
                if case .user(let text) = message {
                    pieces += [.further(trims ? text.trimmed : text)] + next.suffix(1)
                } else {
                    pieces += [.mark(closing(.user))] + next
                }
            } else {
                pieces += next
            }
            previous = message
        }
        return pieces
    }

    private func pieces(of message: ChatMessage) -> [TemplatePiece] {
        switch message {
        case .system(let text, let tools): return system(text, tools)
        case .user(let text): return pieces(.user, text)
        case .assistant(let text): return pieces(.assistant, text)
        case .calls(let calls): return pieces(.assistant, toolManner.text(of: calls))
        case .outputs(let outputs, let isExplained):
            guard toolManner != .hermes else {
                if isExplained {
                    let found = outputs.joined(separator: "\n")
                    return pieces(.tool, "The function returned:\n\(found)\n\nNow answer my request in words.")
                }
                let responses = outputs.map { "<tool_response>\n\($0)\n</tool_response>" }
                return pieces(.tool, responses.joined(separator: "\n"))
            }
            // Their template writes an output as JSON, and so a text in quotes.
            return outputs.flatMap { pieces(.tool, GeneratedContent.literal($0)) }
        }
    }

    private func system(_ instructions: String, _ tools: [String]) -> [TemplatePiece] {
        let text = trims ? instructions.trimmed : instructions
        let introduction = tools.isEmpty ? "" : toolManner.introduction(of: tools)
        let parts = toolManner == .hermes ? [text, introduction] : [introduction, text]
        let joined = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
        var pieces = pieces(.system, joined)
        if joinsInstructions { pieces = [pieces[0], .text(joined + "\n\n")] }
        if self == .llama31 {
            let environment = tools.isEmpty ? "" : "Environment: ipython\n"
            // The template's own dates, which are those of the model and not of today.
            let dates = "Cutting Knowledge Date: December 2023\nToday Date: 26 Jul 2024\n\n"
            pieces[0] = .mark(opening(.system) + environment + dates)
        }
        return pieces
    }

    private func pieces(_ role: Role, _ text: String) -> [TemplatePiece] {
        [.mark(opening(role)), .text(trims ? text.trimmed : text), .mark(closing(role))]
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension Vocabulary {
    /// - Parameter previous: what was said before the messages.
    func tokens(
        of messages: [ChatMessage], by template: ChatTemplate, after previous: ChatMessage? = nil
    ) -> [Token] {
        template.pieces(of: messages, after: previous).flatMap { piece in
            switch piece {
            case .mark(let text): tokens(of: text, markers: true)
            case .text(let text): tokens(of: text, markers: false)
            case .further(let text): tokens(continuing: text)
            }
        }
    }
}
#endif
