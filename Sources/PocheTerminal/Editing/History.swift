/// The messages sent before, in memory only: they are private, and nothing of them is written in clear.
public struct History: Sendable, Equatable {
    private var messages: [String]
    /// `messages.count` is the line being written.
    private var position: Int
    private var draft = ""

    /// - Parameter messages: what was sent before, oldest first.
    public init(_ messages: [String] = []) {
        self.messages = messages
        position = messages.count
    }

    public mutating func add(_ message: String) {
        if messages.last != message { messages.append(message) }
        position = messages.count
        draft = ""
    }

    /// The message before; `current` is kept to come back to. `nil` at the oldest.
    public mutating func older(than current: String) -> String? {
        guard position > 0 else { return nil }
        if position == messages.count { draft = current }
        position -= 1
        return messages[position]
    }

    /// The message after, and at last the line that was being written. `nil` when already there.
    public mutating func newer() -> String? {
        guard position < messages.count else { return nil }
        position += 1
        return position == messages.count ? draft : messages[position]
    }
}
