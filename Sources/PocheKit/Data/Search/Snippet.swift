import Foundation

/// The passage of a text around the first word that was looked for, on one line.
enum Snippet {
    /// In characters.
    private static let length = 120
    /// Words shown before the one that matched.
    private static let lead = 4

    static func passage(of text: String, for query: SearchQuery) -> String {
        let pieces = text.withoutHiddenCharacters(keepingLines: false).split(whereSeparator: \.isWhitespace)
        let found = pieces.firstIndex { SearchWords.words(of: String($0)).contains(where: query.matches) } ?? 0
        let start = max(0, found - lead)
        var passage = start > 0 ? "…" : ""
        passage += pieces[start...].prefix(length).joined(separator: " ")
        return passage.oneLine(limit: length)
    }
}
