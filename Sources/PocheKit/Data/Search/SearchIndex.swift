import Foundation

/// The words of every record, in the same database: an index row is written with its record or not at all.
struct SearchIndex {
    let database: Connection

    /// A word of the title counts as much as three of the body.
    private static let titleWeight = 3.0
    /// Lifts a record whose title is exactly the query above any other.
    private static let exactTitleBonus = 1000.0

    /// Adds a record, or replaces what was known of it. Inside a transaction of the caller's.
    func put(_ item: IndexItem) throws(StoreError) {
        try remove(item.kind, item.id)
        let title = SearchWords.words(of: item.title).joined(separator: " ")
        let number = try database.value(
            """
            INSERT INTO search_item (kind, id, title, body, date, folded_title) VALUES (?, ?, ?, ?, ?, ?)
            RETURNING number
            """,
            .text(item.kind.rawValue), .text(item.id), .text(item.title), .text(item.body), SQLValue(item.date),
            .text(title)
        ) { $0.integer(0) }
        guard let number else { throw .failed("an index row has no number") }
        try database.run(
            "INSERT INTO search_words (rowid, title, body) VALUES (?, ?, ?)", SQLValue(number), .text(title),
            .text(SearchWords.words(of: item.body).joined(separator: " ")))
    }

    /// Inside a transaction of the caller's.
    func remove(_ kind: SearchHit.Kind, _ id: String) throws(StoreError) {
        let number = try database.value(
            "DELETE FROM search_item WHERE kind = ? AND id = ? RETURNING number", .text(kind.rawValue), .text(id)
        ) { $0.integer(0) }
        guard let number else { return }
        try database.run("DELETE FROM search_words WHERE rowid = ?", SQLValue(number))
    }

    func mirror(_ items: [IndexItem], kinds: [SearchHit.Kind]) throws(StoreError) {
        let (changed, gone) = try difference(items, kinds)
        guard !changed.isEmpty || !gone.isEmpty else { return }
        try database.transaction { () throws(StoreError) in
            for item in changed { try put(item) }
            for item in gone { try remove(item.kind, item.id) }
        }
    }

    /// The index as it would be if these were all there is of these kinds: itself, or a copy of it in memory.
    func holding(_ items: [IndexItem], kinds: [SearchHit.Kind]) throws(StoreError) -> SearchIndex {
        let (changed, gone) = try difference(items, kinds)
        guard !changed.isEmpty || !gone.isEmpty else { return self }
        let copy = SearchIndex(database: try .inMemory())
        var all = items
        for kind in SearchHit.Kind.allCases where !kinds.contains(kind) { all += try self.all(kind) }
        try copy.mirror(all, kinds: SearchHit.Kind.allCases)
        return copy
    }

    /// What is new or changed since the index was written, and what it holds that is no more.
    private func difference(
        _ items: [IndexItem], _ kinds: [SearchHit.Kind]
    ) throws(StoreError) -> (changed: [IndexItem], gone: [IndexItem]) {
        var known: [String: IndexItem] = [:]
        for kind in kinds {
            for item in try all(kind) { known[Self.name(item)] = item }
        }
        var changed: [IndexItem] = []
        for item in items where known.removeValue(forKey: Self.name(item)) != item { changed.append(item) }
        return (changed, Array(known.values))
    }

    func find(_ query: SearchQuery, limit: Int) throws(StoreError) -> [SearchHit] {
        try database.rows(
            """
            WITH scored (number, score) AS (
                SELECT rowid, -bm25(search_words, \(Self.titleWeight), 1.0) FROM search_words WHERE search_words MATCH ?1
            )
            SELECT kind, id, title, body, date,
                coalesce(score, 0) + iif(folded_title = ?2, \(Self.exactTitleBonus), 0) AS total
            FROM search_item LEFT JOIN scored USING (number)
            WHERE score IS NOT NULL OR folded_title = ?2
            ORDER BY total DESC, date DESC, number DESC LIMIT ?3
            """,
            .text(query.expression), .text(query.foldedTitle), SQLValue(limit)
        ) { row throws(StoreError) in
            let item = try Self.item(row)
            return SearchHit(
                kind: item.kind, id: item.id, title: item.title.oneLine(limit: 80),
                snippet: Snippet.passage(of: item.body.isEmpty ? item.title : item.body, for: query), date: item.date,
                score: row.real(5))
        }
    }

    private func all(_ kind: SearchHit.Kind) throws(StoreError) -> [IndexItem] {
        try database.rows(
            "SELECT kind, id, title, body, date FROM search_item WHERE kind = ?", .text(kind.rawValue), read: Self.item)
    }

    private static func item(_ row: borrowing Statement) throws(StoreError) -> IndexItem {
        guard let kind = SearchHit.Kind(rawValue: row.text(0)) else {
            throw .damaged("\(row.text(0)) is not a kind of record")
        }
        return IndexItem(
            kind: kind, id: row.text(1), title: row.text(2), body: row.text(3), date: row.optionalDate(4))
    }

    private static func name(_ item: IndexItem) -> String { "\(item.kind.rawValue) \(item.id)" }
}
