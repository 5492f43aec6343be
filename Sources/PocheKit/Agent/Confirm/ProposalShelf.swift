import Foundation

/// Where cards wait for a person, across processes and restarts.
///
/// A card is waiting, then claimed by one process for its write, then gone. A claim whose process died is put back by
/// ``releaseAbandoned()``: the write it allowed is idempotent, since records carry the proposal's identifier.
public protocol ProposalShelf: Sendable {
    func put(_ proposal: Proposal) async throws(StoreError)
    /// The cards that wait, oldest first.
    func waiting() async throws(StoreError) -> [Proposal]
    /// Takes a waiting card for its write; `nil` when it is gone or already taken. Two callers never both get it.
    func claim(_ id: UUID) async throws(StoreError) -> Proposal?
    /// Ends a claimed card once its write is done, or a waiting one that was dismissed; `false` when it was gone.
    @discardableResult
    func remove(_ id: UUID) async throws(StoreError) -> Bool
    /// Puts a claimed card back to wait, after a write that failed.
    func release(_ id: UUID) async throws(StoreError)
    /// Puts back the claims of processes that no longer run. Called once at start.
    ///
    /// - Returns: the cards that wait again. What they ask for may have been written before their process ended.
    @discardableResult
    func releaseAbandoned() async throws(StoreError) -> [Proposal]
}
