import Foundation
import LocalModels

/// What a title may be: short, on one line, and made of what the person said.
enum TitleRule {
    /// Characters of a title, counted as a person counts them (grapheme clusters).
    static let limit = 80

    /// The title the model wrote, when all its words come from the message and without the time, which the card shows;
    /// else the message itself.
    static func title(from arguments: GeneratedContent, in turn: TurnContext) throws -> String {
        let written = try arguments.value(String.self, forProperty: "title").oneLine(limit: limit)
        let title = withoutTimes(isSaid(written, in: turn) ? written : turn.message, in: turn)
        return (title.contains(where: \.isLetter) ? title : turn.message).oneLine(limit: limit)
    }

    /// Whether each word that means something has the beginning of a word of the message: "rendre" of "je rende".
    private static func isSaid(_ title: String, in turn: TurnContext) -> Bool {
        let said = turn.message.foldedWords
        let words = title.foldedWords.filter { $0.count > 3 }
        let isNamed = !words.isEmpty || title.foldedWords.contains { said.contains($0) }
        return isNamed && words.allSatisfy { word in said.contains { $0.hasPrefix(word.prefix(stem)) } }
    }

    /// Letters that two forms of a word share.
    private static let stem = 3

    /// Takes the time words of the message off both ends of a title.
    private static func withoutTimes(_ title: String, in turn: TurnContext) -> String {
        let said = Set(turn.times.flatMap(\.words.foldedWords))
        let spans = turn.resolver.spans(in: title).filter { $0.text.foldedWords.allSatisfy(said.contains) }
        var kept = Array(title)
        if let last = spans.last, last.range.upperBound == kept.count { kept.removeSubrange(last.range) }
        if let first = spans.first, first.range.lowerBound == 0, first.range.upperBound <= kept.count {
            kept.removeSubrange(first.range)
        }
        return String(kept).trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ",;:")))
    }
}
