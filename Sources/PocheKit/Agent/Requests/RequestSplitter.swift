import Foundation

/// Two requests said in one breath ("rappelle-moi d'appeler Maud demain et ajoute du pain à ma liste") are two turns.
///
/// A message is divided only before words that ask the agent for something, so that a note or a title that holds an
/// "et" stays whole.
public struct RequestSplitter: Sendable {
    private let language: Language
    private let phrases: RequestPhrases

    /// Requests one message may hold: beyond, it is somebody's text.
    public static let limit = 5
    /// Characters of a message that may hold several requests.
    private static let longest = 600

    public init(_ language: Language) {
        self.language = language
        phrases = RequestPhrases.of(language)
    }

    /// The requests of a message, in order; the whole of it when it holds one.
    public func parts(of message: String) -> [String] {
        guard message.count <= Self.longest else { return [message] }
        let words = RequestWord.words(of: message)
        var starts = [message.startIndex]
        for index in words.indices.dropFirst() where isBoundary(index, in: words, message) {
            let before = message[starts[starts.count - 1]..<words[index].range.lowerBound]
            let isJoined = isJoinedRequest(index, in: words)
            if before.contains(where: Self.quotes.contains) { break }
            // A list after a colon goes on, until something else is asked.
            if before.contains(":"), !isJoined { continue }
            let end = beginning(of: index, in: words)
            let first = Request(String(message[starts[starts.count - 1]..<end]), language)
            let asks = (first.opening != nil && first.opening != .statement) || (isJoined && says(before))
            if !first.matter.isEmpty, asks || areTimed(message, starts[starts.count - 1], end) { starts.append(end) }
        }
        guard starts.count > 1, starts.count <= Self.limit else { return [message] }
        let ends = starts.dropFirst() + [message.endIndex]
        return zip(starts, ends).map { start, end in
            message[start..<end].trimmingCharacters(in: .whitespacesAndNewlines.union(Self.separators))
        }
    }

    /// "… et rappelle-moi de", "… and note that": words that begin nothing else.
    private func isJoinedRequest(_ index: Int, in words: [RequestWord]) -> Bool {
        phrases.joints.length(before: index, in: words) > 0
            && (phrases.addressed.length(at: index, in: words) > 0 || phrases.notes.length(at: index, in: words) > 0)
    }

    /// Whether a part says something besides its time.
    private func says(_ part: Substring) -> Bool {
        let anyDay = DateResolver(now: WallTime(year: 2026, month: 1, day: 1), language: language)
        let timed = Set(anyDay.spans(in: String(part)).flatMap(\.text.foldedWords))
        return String(part).foldedWords.contains {
            !timed.contains($0) && !SearchWords.stopWords.contains($0) && $0.count > 1
        }
    }

    /// Whether a new request begins at a word: after a joint or the end of a sentence, words that ask.
    private func isBoundary(_ index: Int, in words: [RequestWord], _ message: String) -> Bool {
        let isJoined = phrases.joints.length(before: index, in: words) > 0
        let between = message[words[index - 1].range.upperBound..<words[index].range.lowerBound]
        guard isJoined || between.contains(where: { ".!?;,\n".contains($0) }) else { return false }
        let rest = Request(String(message[words[index].range.lowerBound...]), language)
        guard !rest.matter.isEmpty else { return false }
        // "rappelle-moi demain, en fait mets plutôt vendredi" asks once.
        if phrases.revisionCues.contains(words[index].folded) { return false }
        switch rest.opening {
        case .addressed: return true
        case .order:
            let isThing = phrases.things.length(at: 0, in: RequestWord.words(of: rest.matter)) > 0
            return rest.namesObject || isThing || phrases.notes.length(at: index, in: words) > 0
        case .statement, .change, .prohibition, nil: return false
        }
    }

    /// "Apéro chez Karim vendredi à 19h et rappelle-moi d'apporter le vin à 18h": something and its time on each side
    /// make two of it; "un mardi sur deux, rappelle-moi de sortir le bac à 20h" is one.
    private func areTimed(_ message: String, _ start: String.Index, _ middle: String.Index) -> Bool {
        let anyDay = DateResolver(now: WallTime(year: 2026, month: 1, day: 1), language: language)
        return [message[start..<middle], message[middle...]].allSatisfy { part in
            let spans = anyDay.spans(in: String(part))
            let said = Set(spans.flatMap(\.text.foldedWords))
            return !spans.isEmpty && !String(part).foldedWords.allSatisfy(said.contains)
        }
    }

    /// Where the words that join two requests begin.
    private func beginning(of index: Int, in words: [RequestWord]) -> String.Index {
        words[index - phrases.joints.length(before: index, in: words)].range.lowerBound
    }

    private static let quotes: Set<Character> = ["«", "“", "\""]
    private static let separators = CharacterSet(charactersIn: ",;")
}
