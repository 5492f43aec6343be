import Foundation

/// A proposal as a person reads it, in clear, before they confirm.
public struct Card: Sendable, Equatable, Identifiable, Codable {
    public struct Row: Sendable, Equatable, Codable {
        public let label: String
        public let value: String
    }

    public let id: UUID
    /// What a person types to name this card on the command line.
    public let shortID: String
    /// What kind of thing it is ("Rappel").
    public let heading: String
    public let title: String
    public let rows: [Row]
    /// Another way the time could be read, when the words were ambiguous.
    public let otherReading: String?
    /// The message it answers.
    public let request: String

    /// The card in plain lines, as a program without a screen prints it.
    public func plainText(in language: Language) -> String {
        var lines = ["\(heading)\(language.colon) \(title)"]
        lines += rows.map { "\($0.label)\(language.colon) \($0.value)" }
        if let otherReading { lines.append(otherReading) }
        return lines.joined(separator: "\n")
    }
}
