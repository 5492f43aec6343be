import Foundation
import LocalModels

/// What one message came to. A write is only proposed.
public struct TurnResult: Sendable {
    public let action: ActionName
    public let arguments: GeneratedContent?
    /// The time that was said, when one was.
    public var time: TimeExpression?
    public var proposal: Proposal?
    /// The other things that the message asks: "à 8h et à 20h", "dentiste à 9h, réunion à 14h".
    public var others: [TurnResult] = []
    /// The card that this one takes the place of: the message corrected it.
    public var replaces: UUID?
    /// What is said: the model's reply, or the program's own question or refusal.
    public var reply: String?
    public var speaker = Speaker.model

    public enum Speaker: Sendable, Equatable {
        case model
        /// The program, which answers from what it knows or found.
        case program
        /// The program, which asks or refuses.
        case notice
    }

    /// What came of each thing that the message asks, in its order.
    public var all: [TurnResult] { [self] + others.flatMap(\.all) }

    /// Every write that is proposed.
    public var proposals: [Proposal] { all.compactMap(\.proposal) }

    /// Has the program say something before the rest.
    mutating func add(_ remarks: [String]) {
        guard !remarks.isEmpty else { return }
        reply = (remarks + [reply].compactMap(\.self)).joined(separator: "\n")
        speaker = .notice
    }
}
