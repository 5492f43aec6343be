import Foundation

/// A conversation, as the list of past ones shows it.
public struct Conversation: Sendable, Identifiable, Hashable, Codable {
    public let id: UUID
    /// `nil` until it has a name.
    public var title: String?
    public var startedAt: Date

    public init(id: UUID = UUID(), title: String? = nil, startedAt: Date = Date()) {
        self.id = id
        self.title = title
        self.startedAt = startedAt
    }
}

/// What one side said, once.
public struct Turn: Sendable, Identifiable, Hashable, Codable {
    public enum Role: String, Sendable, Codable {
        case person, agent
        /// What the program did and said by itself: the result of a write.
        case program
    }

    public let id: UUID
    public let role: Role
    public let text: String
    public let date: Date

    public init(id: UUID = UUID(), role: Role, text: String, date: Date = Date()) {
        self.id = id
        self.role = role
        self.text = text
        self.date = date
    }
}

/// What remains of the turns that no longer fit the context.
public struct Summary: Sendable, Identifiable, Hashable, Codable {
    public let id: UUID
    public let conversation: UUID
    public let text: String
    public let date: Date

    public init(id: UUID = UUID(), conversation: UUID, text: String, date: Date = Date()) {
        self.id = id
        self.conversation = conversation
        self.text = text
        self.date = date
    }
}

/// The past conversations: kept by the program as they happen, so no card precedes these writes.
public protocol ConversationStore: Sendable {
    /// Newest first.
    func conversations(limit: Int) async throws(StoreError) -> [Conversation]
    /// Starts a conversation, or renames one that exists.
    func save(_ conversation: Conversation) async throws(StoreError)
    /// Deletes a conversation with its turns and its summaries.
    func delete(conversation id: UUID) async throws(StoreError)
    /// - Throws: ``StoreError/notFound`` when the conversation does not exist.
    func append(_ turn: Turn, to conversation: UUID) async throws(StoreError)
    /// The last turns, oldest first.
    func recentTurns(of conversation: UUID, limit: Int) async throws(StoreError) -> [Turn]
    /// What the person said last in any conversation, oldest first.
    func recentSayings(limit: Int) async throws(StoreError) -> [String]
    /// - Throws: ``StoreError/notFound`` when the conversation does not exist.
    func save(_ summary: Summary) async throws(StoreError)
    /// The last summary of a conversation.
    func lastSummary(of conversation: UUID) async throws(StoreError) -> Summary?
}
