import Foundation
import Testing

@testable import PocheKit

@Suite("The shelf where cards wait")
struct ProposalShelfTests {
    let scratch = Scratch()
    let card = Proposal(
        action: .saveNote(Note(content: "Le thé de Maël", createdAt: moment("2026-03-01T08:00:00Z"))),
        request: "note le thé",
        createdAt: moment("2026-03-01T08:00:00Z"))

    @Test("a card waits across stores, and is taken once by many who try")
    func claimedOnce() async throws {
        try await scratch.store().put(card)
        #expect(try await scratch.store().waiting() == [card])
        let stores = try (0..<8).map { _ in try scratch.store() }
        let id = card.id
        let taken = try await withThrowingTaskGroup(of: Bool.self) { group in
            for store in stores { group.addTask { try await store.claim(id) != nil } }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(taken == 1)
        #expect(try await stores[0].waiting().isEmpty)
    }

    @Test("a claimed card is ended by the store that took it, and by no other")
    func removedByItsOwner() async throws {
        let (mine, other) = (try scratch.store(), try scratch.store())
        try await mine.put(card)
        _ = try await mine.claim(card.id)
        #expect(try await !other.remove(card.id))
        try await other.release(card.id)
        #expect(try await other.claim(card.id) == nil)
        #expect(try await mine.remove(card.id))
        #expect(try await !mine.remove(card.id))
    }

    @Test("a released card waits again")
    func released() async throws {
        let store = try scratch.store()
        try await store.put(card)
        _ = try await store.claim(card.id)
        try await store.release(card.id)
        #expect(try await store.waiting() == [card])
    }

    @Test("the claim of a process that ended is put back, that of one that runs is not")
    func abandoned() async throws {
        let store = try scratch.store()
        let living = Proposal(action: card.action, request: "vivant")
        for proposal in [card, living] { try await store.put(proposal) }
        _ = try await store.claim(living.id)

        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        try process.run()
        process.waitUntilExit()
        // A later process with the same number: it started at another tick.
        for dead in [process.processIdentifier, getpid()] {
            let owner = ClaimOwner(process: dead, start: "boot:1", store: UUID().uuidString)
            _ = try await store.claim(card.id, for: owner)
            #expect(try await store.waiting().isEmpty)
            try await store.releaseAbandoned()
            #expect(try await store.waiting() == [card])
        }
    }

    @Test("a card put again replaces the one that waits, not the one that is being written")
    func putAgain() async throws {
        let store = try scratch.store()
        try await store.put(card)
        let edited = Proposal(
            id: card.id, action: .saveNote(Note(content: "Le café de Maël")), request: card.request,
            createdAt: card.createdAt)
        try await store.put(edited)
        #expect(try await store.claim(card.id)?.action == edited.action)
        try await store.put(card)
        #expect(try await store.waiting().isEmpty)
    }
}

extension Store {
    fileprivate func claim(_ id: UUID, for owner: ClaimOwner) throws -> Proposal? {
        try ProposalTable(database: database, owner: owner).claim(id)
    }
}
