import Foundation

/// A person's consent to one action, spent by the write it allows.
///
/// Only ``ConfirmCenter`` makes one. It can be neither copied nor used twice.
public struct Confirmation: ~Copyable, Sendable {
    public let action: Action
    /// The card it answers; `nil` for a person's own command, which no card preceded.
    let proposalID: UUID?

    fileprivate init(_ action: Action, proposalID: UUID?) {
        self.action = action
        self.proposalID = proposalID
    }
}

/// The part of the confirmation centre that the agent sees: it can show a card, never answer one.
public protocol ProposalPresenting: Sendable {
    func present(_ proposal: Proposal) async throws(StoreError)
}

/// Where proposals wait for a person, and the only maker of ``Confirmation``.
public actor ConfirmCenter: ProposalPresenting {
    private let shelf: any ProposalShelf

    public init(shelf: any ProposalShelf) { self.shelf = shelf }

    public func present(_ proposal: Proposal) async throws(StoreError) {
        try await shelf.put(proposal)
    }

    /// The cards that wait, oldest first.
    public func waiting() async throws(StoreError) -> [Proposal] {
        try await shelf.waiting()
    }

    /// A person confirms a card they saw.
    ///
    /// - Returns: the consent, or `nil` when the card is gone: already confirmed, dismissed, or taken by another process.
    public func confirm(_ id: UUID) async throws(StoreError) -> Confirmation? {
        guard let proposal = try await shelf.claim(id) else { return nil }
        return Confirmation(proposal.action, proposalID: proposal.id)
    }

    /// A person declines a card.
    ///
    /// - Returns: `false` when the card was already gone.
    public func dismiss(_ id: UUID) async throws(StoreError) -> Bool {
        try await shelf.remove(id)
    }

    /// A command the person typed or a button they pressed is its own consent. The agent holds no reference to this type.
    public func command(_ action: Action) -> Confirmation {
        Confirmation(action, proposalID: nil)
    }
}
