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

    /// Takes the time words off both ends of a title.
    private static func withoutTimes(_ title: String, in turn: TurnContext) -> String {
        var rest = title
        let times = turn.times.flatMap { [$0.words] + $0.parts }.sorted { $0.count > $1.count }
        for words in times {
            if let end = rest.range(of: words, options: [.caseInsensitive, .anchored, .backwards]) {
                rest.removeSubrange(end)
            } else if let beginning = rest.range(of: words, options: [.caseInsensitive, .anchored]) {
                rest.removeSubrange(beginning)
            }
            rest = rest.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ",;:")))
        }
        return rest
    }
}
