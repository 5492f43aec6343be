import Foundation

struct ConversationTable {
    let database: Connection

    func newest(_ limit: Int) throws(StoreError) -> [Conversation] {
        try database.rows(
            "SELECT id, title, started_at FROM conversation ORDER BY started_at DESC, id LIMIT ?", SQLValue(limit)
        ) { row throws(StoreError) in
            Conversation(id: try row.id(0), title: row.optionalText(1), startedAt: row.date(2))
        }
    }

    func save(_ conversation: Conversation) throws(StoreError) {
        try database.run(
            """
            INSERT INTO conversation (id, title, started_at) VALUES (?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE SET title = ?2, started_at = ?3
            """,
            SQLValue(conversation.id), SQLValue(conversation.title), SQLValue(conversation.startedAt))
    }

    func delete(_ id: UUID) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            let summaries = try database.rows("SELECT id FROM summary WHERE conversation = ?", SQLValue(id)) {
                $0.text(0)
            }
            guard try database.run("DELETE FROM conversation WHERE id = ?", SQLValue(id)) > 0 else { throw .notFound }
            for summary in summaries { try SearchIndex(database: database).remove(.summary, summary) }
        }
    }

    func append(_ turn: Turn, to conversation: UUID) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try requireConversation(conversation)
            try database.run(
                """
                INSERT INTO turn (id, conversation, role, content, date) VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT (id) DO UPDATE SET role = ?3, content = ?4, date = ?5
                """,
                SQLValue(turn.id), SQLValue(conversation), .text(turn.role.rawValue), .text(turn.text),
                SQLValue(turn.date))
        }
    }

    func recentTurns(of conversation: UUID, limit: Int) throws(StoreError) -> [Turn] {
        try database.rows(
            "SELECT id, role, content, date FROM turn WHERE conversation = ? ORDER BY date DESC, rowid DESC LIMIT ?",
            SQLValue(conversation), SQLValue(limit)
        ) { row throws(StoreError) in
            guard let role = Turn.Role(rawValue: row.text(1)) else { throw .damaged("\(row.text(1)) is not a role") }
            return Turn(id: try row.id(0), role: role, text: row.text(2), date: row.date(3))
        }.reversed()
    }

    func recentSayings(limit: Int) throws(StoreError) -> [String] {
        try database.rows(
            "SELECT content FROM turn WHERE role = ? ORDER BY date DESC, rowid DESC LIMIT ?",
            .text(Turn.Role.person.rawValue), SQLValue(limit)
        ) { $0.text(0) }.reversed()
    }

    func save(_ summary: Summary) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try requireConversation(summary.conversation)
            try database.run(
                """
                INSERT INTO summary (id, conversation, content, date) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT (id) DO UPDATE SET content = ?3, date = ?4
                """,
                SQLValue(summary.id), SQLValue(summary.conversation), .text(summary.text), SQLValue(summary.date))
            try SearchIndex(database: database).put(IndexItem(summary))
        }
    }

    func lastSummary(of conversation: UUID) throws(StoreError) -> Summary? {
        try database.value(
            "SELECT id, content, date FROM summary WHERE conversation = ? ORDER BY date DESC, rowid DESC LIMIT 1",
            SQLValue(conversation)
        ) { row throws(StoreError) in
            Summary(id: try row.id(0), conversation: conversation, text: row.text(1), date: row.date(2))
        }
    }

    private func requireConversation(_ id: UUID) throws(StoreError) {
        guard
            try database.value("SELECT 1 FROM conversation WHERE id = ?", SQLValue(id), read: { $0.integer(0) }) != nil
        else { throw .notFound }
    }
}
