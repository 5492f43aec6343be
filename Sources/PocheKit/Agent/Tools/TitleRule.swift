import Foundation
import LocalModels

/// What a title may be: short, on one line, and made of what the person said.
enum TitleRule {
    /// Characters of a title, counted as a person counts them (grapheme clusters).
    static let limit = 80

    static func title(from arguments: GeneratedContent, in turn: TurnContext) throws -> String {
        let written = try arguments.value(String.self, forProperty: "title").oneLine(limit: limit)
        let said = Set(turn.message.foldedWords)
        let rests = written.foldedWords.contains { $0.count > 2 && said.contains($0) }
        return rests ? written : turn.message.oneLine(limit: limit)
    }

    /// A place, when the message names it: a place that was not said is invented and dropped.
    static func location(from arguments: GeneratedContent, in turn: TurnContext) throws -> String? {
        guard let written = try arguments.value(String?.self, forProperty: "location")?.oneLine(limit: limit),
            !written.isEmpty
        else { return nil }
        let said = Set(turn.message.foldedWords)
        let times = Set(turn.times.flatMap { $0.words.foldedWords })
        let words = written.foldedWords
        let isSaid = !words.isEmpty && words.allSatisfy(said.contains)
        return isSaid && !words.allSatisfy(times.contains) ? written : nil
    }
}
