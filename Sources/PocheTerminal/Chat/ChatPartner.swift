import Foundation
import PocheKit

/// The other side of the chat: what answers, and what a person's choice on a card goes to.
public protocol ChatPartner: Sendable {
    /// Makes ready to answer messages. The cards can be seen and answered before.
    ///
    /// - Parameter progress: called with 0...1 where the instructions have to be read anew.
    func prepare(progress: @escaping @Sendable (Double) -> Void) async throws
    /// Reads ahead what was typed of the next message, so that its answer comes sooner.
    func warm(_ draft: String) async
    /// The answer to a message. Cancelling the task that reads it stops the answer.
    func send(_ text: String) -> AsyncStream<ChatEvent>
    /// - Returns: the program's own sentence about what was written, or why nothing was.
    func confirm(_ id: UUID) async -> String
    /// - Returns: the program's own sentence.
    func dismiss(_ id: UUID) async -> String
    /// The cards that wait, oldest first.
    func waitingCards() async throws(StoreError) -> [Card]
}
