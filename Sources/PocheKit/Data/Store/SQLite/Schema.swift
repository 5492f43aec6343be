/// The tables, as the steps that lead from each version to the next. Steps are only ever added.
enum Schema {
    static var version: Int { steps.count }

    /// Brings the database to this version, in one transaction.
    ///
    /// - Throws: ``StoreError/newerSchema`` when a newer Poche wrote it; nothing is changed then.
    static func migrate(_ database: Connection) throws(StoreError) {
        guard try found(database) != version else { return }
        try database.transaction { () throws(StoreError) in
            // Read again inside the transaction: another process may just have done the work.
            let found = try found(database)
            guard found <= version else { throw .newerSchema(found) }
            for step in steps[found...] { try database.script(step) }
            try database.script("PRAGMA user_version = \(version)")
        }
    }

    private static func found(_ database: Connection) throws(StoreError) -> Int {
        try database.value("PRAGMA user_version") { $0.integer(0) } ?? 0
    }

    private static let steps = [first]

    /// Dates are seconds since 1970 UTC; identifiers are UUIDs in upper case, or iCalendar UIDs.
    private static let first = """
        CREATE TABLE note (
            id TEXT PRIMARY KEY, content TEXT NOT NULL, created_at REAL NOT NULL
        ) STRICT;
        CREATE INDEX note_by_age ON note (created_at);

        CREATE TABLE task (
            id TEXT PRIMARY KEY, title TEXT NOT NULL, due TEXT, due_at REAL,
            created_at REAL NOT NULL, completed_at REAL
        ) STRICT;

        CREATE TABLE conversation (
            id TEXT PRIMARY KEY, title TEXT, started_at REAL NOT NULL
        ) STRICT;
        CREATE TABLE turn (
            id TEXT PRIMARY KEY,
            conversation TEXT NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            role TEXT NOT NULL, content TEXT NOT NULL, date REAL NOT NULL
        ) STRICT;
        CREATE INDEX turn_by_conversation ON turn (conversation, date);
        CREATE TABLE summary (
            id TEXT PRIMARY KEY,
            conversation TEXT NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            content TEXT NOT NULL, date REAL NOT NULL
        ) STRICT;
        CREATE INDEX summary_by_conversation ON summary (conversation, date);

        CREATE TABLE proposal (
            id TEXT PRIMARY KEY, content TEXT NOT NULL, created_at REAL NOT NULL, claimed_by TEXT
        ) STRICT;

        CREATE TABLE search_item (
            number INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL,
            title TEXT NOT NULL, body TEXT NOT NULL, date REAL, folded_title TEXT NOT NULL,
            UNIQUE (kind, id)
        ) STRICT;
        CREATE INDEX search_item_by_title ON search_item (folded_title);
        CREATE VIRTUAL TABLE search_words USING fts5(
            title, body, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0'
        );
        """
}
