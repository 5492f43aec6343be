import CLlama
import Synchronization

/// What llama.cpp logs, kept from the conversation.
enum EngineLog {
    private static let last = Mutex("")

    /// Diverts llama.cpp's messages here. Once per process.
    static let divert: Void = {
        llama_log_set(
            { level, text, _ in
                guard level.rawValue >= GGML_LOG_LEVEL_WARN.rawValue, let text else { return }
                EngineLog.keep(String(cString: text))
            }, nil)
        llama_backend_init()
    }()

    /// What llama.cpp complained of last: the reason of a failure; what comes before only warns.
    static var lastLine: String { last.withLock { $0 } }

    private static func keep(_ line: String) {
        if line.contains(where: { !$0.isWhitespace }) { last.withLock { $0 = line } }
    }
}
