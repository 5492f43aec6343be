/// How one family of models marks who speaks.
///
/// Recognised by the marks in the GGUF's own template, which is a Jinja program that we do not run.
enum ChatTemplate: String, Sendable, CaseIterable {
    case chatML
    case llama3
    /// Llama 3.1 and later: its system message begins with dates.
    case llama31
    case gemma
    /// Mistral 7B and Nemo. The spaces in the templates of 7B are those that its vocabulary begins a text with.
    case mistral
    /// Mistral Small 3: a mark of its own for the system message.
    case mistralV7

    enum Role: String, Sendable { case system, user, assistant, tool }

    init?(recognising source: String) {
        if source.contains("<|im_start|>") {
            self = .chatML
        } else if source.contains("<|start_header_id|>") {
            self = source.contains("Cutting Knowledge Date") ? .llama31 : .llama3
        } else if source.contains("<start_of_turn>") {
            self = .gemma
        } else if source.contains("[SYSTEM_PROMPT]") {
            self = .mistralV7
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
        case (.llama3, .tool), (.llama31, .tool): "<|start_header_id|>ipython<|end_header_id|>\n\n"
        case (.llama3, _), (.llama31, _): "<|start_header_id|>\(role.rawValue)<|end_header_id|>\n\n"
        case (.gemma, .assistant): "<start_of_turn>model\n"
        case (.gemma, _): "<start_of_turn>user\n"
        case (.mistral, .assistant), (.mistralV7, .assistant): ""
        case (.mistralV7, .system): "[SYSTEM_PROMPT]"
        case (.mistral, _), (.mistralV7, _): "[INST]"
        }
    }

    /// The marks after a message of `role`.
    func closing(_ role: Role) -> String {
        switch (self, role) {
        case (.chatML, _): "<|im_end|>\n"
        case (.llama3, _), (.llama31, _): "<|eot_id|>"
        case (.gemma, _): "<end_of_turn>\n"
        case (.mistral, .assistant), (.mistralV7, .assistant): "</s>"
        case (.mistralV7, .system): "[/SYSTEM_PROMPT]"
        case (.mistral, _), (.mistralV7, _): "[/INST]"
        }
    }

    /// Whether the instructions are the beginning of the first message of the user: these families know no system.
    ///
    /// Later Mistral templates put them into the last message instead, which would have every turn read again.
    var joinsInstructions: Bool {
        switch self {
        case .gemma, .mistral: true
        case .chatML, .llama3, .llama31, .mistralV7: false
        }
    }

    /// Whether spaces around a message are dropped.
    var trims: Bool { self == .llama3 || self == .llama31 || self == .gemma }
}
