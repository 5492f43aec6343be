import Foundation

/// One thing found in the person's data.
public struct SearchHit: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case note, task, reminder, event, summary
    }

    public let kind: Kind
    /// The record's identifier: a UUID, or an iCalendar UID.
    public let id: String
    public let title: String
    /// The passage that matched, one line.
    public let snippet: String
    /// When it happens or was written.
    public let date: Date?
    /// Larger is better; comparable within one answer only.
    public let score: Double

    public init(kind: Kind, id: String, title: String, snippet: String, date: Date?, score: Double) {
        self.kind = kind
        self.id = id
        self.title = title
        self.snippet = snippet
        self.date = date
        self.score = score
    }
}

/// Finds the person's data by words, and by meaning where a model for it is present.
public protocol Searching: Sendable {
    /// - Parameter limit: how many hits at most, 1...100.
    func search(_ query: String, limit: Int) async throws -> [SearchHit]
}
