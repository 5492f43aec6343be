import CLlama
import Synchronization

/// The last lines llama.cpp logged, kept in memory instead of being printed over the conversation.
enum EngineLog {
    private static let lines = Mutex<[String]>([])
    private static let capacity = 64

    /// Diverts llama.cpp's messages here. Once per process.
    static let divert: Void = {
        llama_log_set(
            { level, text, _ in
                guard level.rawValue >= GGML_LOG_LEVEL_WARN.rawValue, let text else { return }
                EngineLog.append(String(cString: text))
            }, nil)
        llama_backend_init()
    }()

    /// What llama.cpp complained of lately, oldest first.
    static var recent: String { lines.withLock { $0.joined() } }

    private static func append(_ line: String) {
        lines.withLock { lines in
            if lines.count == capacity { lines.removeFirst() }
            lines.append(line)
        }
    }
}
