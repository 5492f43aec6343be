import Foundation

/// What of a message is the note: the model picks where it begins, and the words stay the person's own to the letter.
enum NoteWords {
    /// Words at the beginning of a message among which the note's own may begin ("note bien dans un coin que").
    private static let longestRequest = 8
    /// Words that end the request, behind which the note begins.
    private static let links: Set<String> = ["que", "qu", "that"]
    /// Characters of a message whose beginning is worth choosing: a long text is kept whole.
    private static let longestChosen = 600

    /// The note, where nothing is asked or the words that ask for it end plainly; else what may be the note.
    static func choices(in turn: TurnContext) -> [String] {
        let choices = choices(in: withoutTail(turn.message, turn.language))
        guard let last = choices.last else { return choices }
        if turn.request.opening == nil, !turn.request.opensNote { return Array(choices.prefix(1)) }
        return turn.request.opensNote && last.folded == turn.request.matter.folded ? [last] : choices
    }

    /// The whole message first, then what is left when its first words only ask for the note.
    static func choices(in message: String) -> [String] {
        let message = message.trimmingCharacters(in: .whitespacesAndNewlines)
        guard message.count <= longestChosen else { return [afterAnnouncement(message)] }
        var choices = [message]
        var rest = message[...]
        for place in 1...longestRequest {
            guard let gap = rest.firstIndex(where: { $0.isWhitespace || $0 == "'" || $0 == "’" || $0 == ":" }) else {
                break
            }
            let word = String(rest[..<gap]).folded
            let between = rest[gap...].prefix { $0.isWhitespace || "'’:".contains($0) }
            let isLink = links.contains(word) || between.contains(":")
            rest = rest[between.endIndex...]
            guard rest.contains(where: { $0.isLetter || $0.isNumber }) else { break }
            if place <= 2 || isLink { choices.append(String(rest).capitalizedFirst) }
            if isLink { break }
        }
        return choices.uniqued()
    }

    /// "le code est 4512, note-le" without the words behind it that ask for the note.
    private static func withoutTail(_ message: String, _ language: Language) -> String {
        let words = RequestWord.words(of: message)
        let start = words.count - RequestPhrases.of(language).noteTails.length(before: words.count, in: words)
        guard start > 0, start < words.count else { return message }
        let gap = message[words[start - 1].range.upperBound..<words[start].range.lowerBound]
        guard let mark = gap.firstIndex(where: { ",;.!-–—\n".contains($0) }) else { return message }
        return String(message[..<mark])
    }

    /// "Note : …" without its announcement.
    private static func afterAnnouncement(_ message: String) -> String {
        guard let colon = message.prefix(40).firstIndex(of: ":") else { return message }
        let rest = message[message.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
        return rest.isEmpty ? message : rest
    }
}
