import Foundation

struct NoteTable {
    let database: Connection

    func newest(_ limit: Int) throws(StoreError) -> [Note] {
        try database.rows(
            "SELECT id, content, created_at FROM note ORDER BY created_at DESC, id LIMIT ?", SQLValue(limit), read: read
        )
    }

    func find(_ id: UUID) throws(StoreError) -> Note? {
        try database.value("SELECT id, content, created_at FROM note WHERE id = ?", SQLValue(id), read: read)
    }

    func save(_ note: Note) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try database.run(
                """
                INSERT INTO note (id, content, created_at) VALUES (?1, ?2, ?3)
                ON CONFLICT (id) DO UPDATE SET content = ?2, created_at = ?3
                """,
                SQLValue(note.id), .text(note.content), SQLValue(note.createdAt))
            try SearchIndex(database: database).put(IndexItem(note))
        }
    }

    func delete(_ id: UUID) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            guard try database.run("DELETE FROM note WHERE id = ?", SQLValue(id)) > 0 else { throw .notFound }
            try SearchIndex(database: database).remove(.note, id.uuidString)
        }
    }

    private func read(_ row: borrowing Statement) throws(StoreError) -> Note {
        Note(id: try row.id(0), content: row.text(1), createdAt: row.date(2))
    }
}
