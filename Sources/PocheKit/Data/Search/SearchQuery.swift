/// What a person looks for, ready for the index.
struct SearchQuery: Sendable, Equatable {
    /// The words that count; all of them when every one is a stop word.
    let words: [String]
    /// The whole query, to recognise a title.
    let foldedTitle: String

    /// - Returns: `nil` when the text holds no word.
    init?(_ text: String) {
        let all = SearchWords.words(of: String(text.prefix(Self.limit)))
        guard !all.isEmpty else { return nil }
        let telling = all.filter { !SearchWords.stopWords.contains($0) }
        words = Array((telling.isEmpty ? all : telling).prefix(Self.wordLimit))
        foldedTitle = all.joined(separator: " ")
    }

    /// Characters and words read at most: a pasted page is not a query.
    private static let limit = 1000
    private static let wordLimit = 32

    /// The query in FTS5's syntax. Each word is quoted, and holds letters, digits only: no syntax of the person's text is
    /// left. The last word may still be being typed: it is a prefix.
    var expression: String {
        words.map { "\"\($0)\"" }.joined(separator: " OR ") + " *"
    }

    /// Whether a word of a text is one of those looked for.
    func matches(_ word: String) -> Bool {
        words.contains(word) || words.last.map { word.hasPrefix($0) } == true
    }
}
