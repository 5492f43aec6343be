/// How one family of models marks who speaks.
///
/// Recognised by the marks in the GGUF's own template, which is a Jinja program that we do not run.
enum ChatTemplate: String, Sendable, CaseIterable {
    case chatML
    case llama3
    case gemma
    case mistral

    enum Role: String, Sendable { case system, user, assistant, tool }

    init?(recognising source: String) {
        if source.contains("<|im_start|>") {
            self = .chatML
        } else if source.contains("<|start_header_id|>") {
            self = .llama3
        } else if source.contains("<start_of_turn>") {
            self = .gemma
        } else if source.contains("[INST]") {
            self = .mistral
        } else {
            return nil
        }
    }

    /// The marks before a message of `role`.
    func opening(_ role: Role) -> String {
        switch (self, role) {
        case (.chatML, .tool): "<|im_start|>user\n"
        case (.chatML, _): "<|im_start|>\(role.rawValue)\n"
        case (.llama3, .tool): "<|start_header_id|>ipython<|end_header_id|>\n\n"
        case (.llama3, _): "<|start_header_id|>\(role.rawValue)<|end_header_id|>\n\n"
        case (.gemma, .assistant): "<start_of_turn>model\n"
        case (.gemma, _): "<start_of_turn>user\n"
        case (.mistral, .assistant): ""
        case (.mistral, _): "[INST] "
        }
    }

    /// The marks after a message of `role`.
    func closing(_ role: Role) -> String {
        switch (self, role) {
        case (.chatML, _): "<|im_end|>\n"
        case (.llama3, _): "<|eot_id|>"
        case (.gemma, _): "<end_of_turn>\n"
        case (.mistral, .assistant): "</s>"
        case (.mistral, _): " [/INST]"
        }
    }
}
