import Foundation

struct TaskTable {
    let database: Connection
    let local: TimeZone

    func all(_ includingDone: Bool) throws(StoreError) -> [TodoTask] {
        try database.rows(
            """
            SELECT id, title, due, created_at, completed_at FROM task WHERE ? OR completed_at IS NULL
            ORDER BY completed_at IS NOT NULL, due_at IS NULL, due_at, created_at, id
            """,
            SQLValue(includingDone ? 1 : 0), read: read)
    }

    func save(_ task: TodoTask) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try database.run(
                """
                INSERT INTO task (id, title, due, due_at, created_at, completed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                ON CONFLICT (id) DO UPDATE SET title = ?2, due = ?3, due_at = ?4, created_at = ?5, completed_at = ?6
                """,
                SQLValue(task.id), .text(task.title),
                try task.due.map { time throws(StoreError) in try .json(time) } ?? .null,
                SQLValue(task.due?.instant(local: local)), SQLValue(task.createdAt), SQLValue(task.completedAt))
            try SearchIndex(database: database).put(IndexItem(task, local: local))
        }
    }

    /// A task that is done already keeps its date.
    func complete(_ id: UUID, at date: Date) throws(StoreError) {
        let changed = try database.run(
            "UPDATE task SET completed_at = coalesce(completed_at, ?2) WHERE id = ?1", SQLValue(id), SQLValue(date))
        guard changed > 0 else { throw .notFound }
    }

    func delete(_ id: UUID) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            guard try database.run("DELETE FROM task WHERE id = ?", SQLValue(id)) > 0 else { throw .notFound }
            try SearchIndex(database: database).remove(.task, id.uuidString)
        }
    }

    private func read(_ row: borrowing Statement) throws(StoreError) -> TodoTask {
        TodoTask(
            id: try row.id(0), title: row.text(1), due: row.isNull(2) ? nil : try row.json(CalendarTime.self, 2),
            createdAt: row.date(3), completedAt: row.optionalDate(4))
    }
}
