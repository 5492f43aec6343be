import Foundation

/// The cards. One that is claimed names the store that writes what it says.
struct ProposalTable {
    let database: Connection
    let owner: ClaimOwner

    /// A card with the same identifier replaces the one that waits, never one that is claimed.
    func put(_ proposal: Proposal) throws(StoreError) {
        try database.run(
            """
            INSERT INTO proposal (id, content, created_at) VALUES (?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE SET content = ?2, created_at = ?3 WHERE claimed_by IS NULL
            """,
            SQLValue(proposal.id), try .json(proposal), SQLValue(proposal.createdAt))
    }

    func waiting() throws(StoreError) -> [Proposal] {
        try database.rows(
            "SELECT content FROM proposal WHERE claimed_by IS NULL ORDER BY created_at, rowid", read: read)
    }

    func claim(_ id: UUID) throws(StoreError) -> Proposal? {
        try database.value(
            "UPDATE proposal SET claimed_by = ?2 WHERE id = ?1 AND claimed_by IS NULL RETURNING content",
            SQLValue(id), .text(owner.text), read: read)
    }

    /// A card that another store has claimed is not removed: its write is under way.
    func remove(_ id: UUID) throws(StoreError) -> Bool {
        try database.run(
            "DELETE FROM proposal WHERE id = ?1 AND (claimed_by IS NULL OR claimed_by = ?2)",
            SQLValue(id), .text(owner.text)) > 0
    }

    func release(_ id: UUID) throws(StoreError) {
        try database.run(
            "UPDATE proposal SET claimed_by = NULL WHERE id = ?1 AND claimed_by = ?2", SQLValue(id), .text(owner.text))
    }

    func releaseAbandoned() throws(StoreError) -> [Proposal] {
        var released: [Proposal] = []
        let claims = try database.rows("SELECT DISTINCT claimed_by FROM proposal WHERE claimed_by IS NOT NULL") {
            $0.text(0)
        }
        for claim in claims where ClaimOwner(text: claim)?.isAlive != true {
            released += try database.rows(
                "UPDATE proposal SET claimed_by = NULL WHERE claimed_by = ? RETURNING content", .text(claim), read: read
            )
        }
        return released
    }

    private func read(_ row: borrowing Statement) throws(StoreError) -> Proposal { try row.json(Proposal.self, 0) }
}
