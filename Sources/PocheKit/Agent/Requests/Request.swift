import Foundation

/// A message as a request: how it asks, and what it asks about in the person's own words.
struct Request: Sendable, Equatable {
    enum Opening: Sendable, Equatable {
        /// Said to the agent and to nobody else.
        case addressed
        case order
        case statement
        case change
        case prohibition
    }

    /// `nil` when the message does not begin by asking.
    let opening: Opening?
    /// The words that ask, as they were written, with what separates them from the rest: "Rappelle-moi ".
    let lead: String
    /// Whether the request says what is to be made or where it is to be written: "une tâche", "à mon agenda".
    let namesObject: Bool
    /// Whether it begins with words that only a note begins with: "retiens que".
    let opensNote: Bool
    /// Whether it says what the person has to do: "il faut que je".
    let isDuty: Bool
    /// Whether it asks for an appointment by its verb: "prends rendez-vous".
    let books: Bool
    /// Whether it takes a part of a day as a whole: "bloque mon après-midi".
    let blocks: Bool
    /// Whether it asks what is still to be done, of everything: "qu'est-ce qu'il me reste à faire ?"
    let asksWhatIsLeft: Bool
    /// Whether it says that something was put off or is at another time now.
    let saysMoved: Bool
    /// What it is about, without what asks for it and without politeness; empty when there is nothing else.
    let matter: String

    init(_ message: String, _ language: Language) {
        let phrases = RequestPhrases.of(language)
        let words = RequestWord.words(of: message)
        var next = 0
        while case let count = phrases.leads.length(at: next, in: words), count > 0 { next += count }
        opensNote = phrases.notes.length(at: next, in: words) > 0
        books = phrases.bookings.length(at: next, in: words) > 0
        isDuty = phrases.duties.length(at: next, in: words) > 0
        let first = Self.opening(at: &next, in: words, phrases)
        let isLate = first == nil && Self.moveToAddress(from: &next, in: words, of: message, phrases)
        // "change the plumber reminder to 6pm", which is no bulb.
        let changesKept =
            first != .addressed && words.dropFirst(next).contains { phrases.keptThings.contains($0.folded) }
            && words.first.map { phrases.replacings.contains($0.folded) } ?? false
        opening = isLate ? .addressed : changesKept ? .change : first
        lead =
            opening == nil
            ? "" : String(message[..<(next < words.count ? words[next].range.lowerBound : message.endIndex)])
        asksWhatIsLeft = phrases.leftovers.isWhole(Array(words.dropFirst(next)))
        blocks = opening == .order && words.contains { phrases.blockings.contains($0.folded) }
        saysMoved = (opening == nil || opening == .statement) && phrases.moves.isIn(words)
        let beforeObjects = next
        while case let count = Self.object(at: next, in: words, phrases), count > 0 { next += count }
        if opening != nil {
            // "rappelle-moi à 9h et à 18h de boire de l'eau", without its times.
            next += phrases.tails.length(at: next, in: words)
            next += phrases.joints.length(at: next, in: words)
            next += phrases.links.length(at: next, in: words)
        }
        let end = Self.end(of: words, after: next, phrases)
        let hasFinalObject = words.indices.dropFirst(next).contains { Self.object(at: $0, in: words, phrases) > 0 }
        namesObject = next > beforeObjects || hasFinalObject
        matter = Self.text(of: message, words, next..<end)
    }

    private static func opening(at next: inout Int, in words: [RequestWord], _ phrases: RequestPhrases) -> Opening? {
        let kinds: [(Opening, PhraseSet)] = [
            (.prohibition, phrases.prohibitions), (.addressed, phrases.addressed), (.statement, phrases.statements),
            (.change, phrases.changes), (.order, phrases.orders),
        ]
        let found = kinds.map { ($0, $1.length(at: next, in: words)) }
        guard let longest = found.map(\.1).max(), longest > 0 else { return nil }
        next += longest
        return found.first { $0.1 == longest }?.0
    }

    /// Moves to what follows "rappelle-moi" where it comes after the occasion ("vol pour Lisbonne, rappelle-moi de faire la
    /// valise"), if something does.
    private static func moveToAddress(
        from next: inout Int, in words: [RequestWord], of message: String, _ phrases: RequestPhrases
    ) -> Bool {
        for index in words.indices.dropFirst(next + 1) {
            let gap = message[words[index - 1].range.upperBound..<words[index].range.lowerBound]
            guard gap.contains(","), case let count = phrases.addressed.length(at: index, in: words), count > 0
            else { continue }
            let after = index + count
            let link = phrases.links.length(at: after, in: words)
            guard words.dropFirst(after + link).contains(where: { !SearchWords.stopWords.contains($0.folded) })
            else { return false }
            next = after
            return true
        }
        return false
    }

    /// A title without what ends it and has no weight: politeness, "à ma liste", the verb of a time that was taken away.
    static func withoutTail(_ title: String, _ language: Language) -> String {
        let words = RequestWord.words(of: title)
        let end = end(of: words, after: 0, RequestPhrases.of(language))
        return end == words.count ? title : text(of: title, words, 0..<end)
    }

    private static func object(at index: Int, in words: [RequestWord], _ phrases: RequestPhrases) -> Int {
        max(phrases.objects.length(at: index, in: words), phrases.destinations.length(at: index, in: words))
    }

    private static func end(of words: [RequestWord], after start: Int, _ phrases: RequestPhrases) -> Int {
        var end = words.count
        while end > start, case let count = weightless(before: end, in: words, phrases), count > 0 { end -= count }
        return max(end, start)
    }

    private static func weightless(before end: Int, in words: [RequestWord], _ phrases: RequestPhrases) -> Int {
        max(
            phrases.tails.length(before: end, in: words), phrases.destinations.length(before: end, in: words),
            phrases.links.length(before: end, in: words), phrases.joints.length(before: end, in: words))
    }

    private static func text(of message: String, _ words: [RequestWord], _ kept: Range<Int>) -> String {
        guard !kept.isEmpty else { return "" }
        let end = kept.upperBound == words.count ? message.endIndex : words[kept.upperBound].range.lowerBound
        let text = message[words[kept.lowerBound].range.lowerBound..<end]
        return text.trimmingCharacters(in: edges)
    }

    /// What may stand around a matter and is no part of it.
    private static let edges = CharacterSet.whitespacesAndNewlines.union(
        CharacterSet(charactersIn: ".,;:!?-–—«»“”\"'’(\u{202F}\u{A0}"))
}
