import Foundation
import PocheKit

/// The other side of the chat: what answers, and what a person's choice on a card goes to.
public protocol ChatPartner: Sendable {
    /// The answer to a message. Cancelling the task that reads it stops the answer.
    func send(_ text: String) -> AsyncStream<ChatEvent>
    /// - Returns: the program's own sentence about what was written, or why nothing was.
    func confirm(_ id: UUID) async -> String
    /// - Returns: the program's own sentence.
    func dismiss(_ id: UUID) async -> String
    /// The cards that wait, oldest first.
    func waitingCards() async -> [Card]
}
