import CLlama

/// What llama.cpp logs, kept from the conversation.
enum EngineLog {
    private static let cause = Guarded<String?>(nil)

    /// Diverts llama.cpp's messages here. Once per process.
    static let divert: Void = {
        llama_log_set(
            { level, text, _ in
                guard level == GGML_LOG_LEVEL_ERROR, let text else { return }
                EngineLog.keep(String(cString: text))
            }, nil)
        llama_backend_init()
    }()

    /// Forgets what was logged before the call whose failure ``reason`` would explain.
    static func begin() {
        _ = divert
        cause.withLock { $0 = nil }
    }

    /// Why the last call failed. llama.cpp says the cause first, then each step that failed with it, the last of them
    /// only “failed to load model”.
    static var reason: String { cause.withLock { $0 } ?? "llama.cpp gave no reason." }

    private static func keep(_ line: String) {
        let text = sentence(line)
        if !text.isEmpty { cause.withLock { $0 = $0 ?? text } }
    }

    /// A message without the name of the function that logs it, which ends with a colon, and without its line's end.
    static func sentence(_ line: String) -> String {
        let words = line.split(whereSeparator: \.isWhitespace)
        let isNamed = words.first.map { $0.hasSuffix(":") && $0.contains("_") } ?? false
        return words.dropFirst(isNamed ? 1 : 0).joined(separator: " ")
    }
}
