import Foundation

/// What a tool would like to do. Nothing has happened yet.
public struct Proposal: Sendable, Identifiable, Hashable, Codable {
    public let id: UUID
    public let action: Action
    /// The message it answers, kept so that a card read later can be understood.
    public let request: String
    /// How the time in the request was read, with its other readings, when a time was said.
    public let time: TimeExpression?
    public let createdAt: Date

    public init(
        id: UUID = UUID(), action: Action, request: String, time: TimeExpression? = nil, createdAt: Date = Date()
    ) {
        self.id = id
        self.action = action
        self.request = request
        self.time = time
        self.createdAt = createdAt
    }

    /// What a person types to name this card: the first six characters of its identifier.
    public var shortID: String { String(id.uuidString.prefix(6)).lowercased() }
}
