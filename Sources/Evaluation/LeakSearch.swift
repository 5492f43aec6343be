import Foundation
import PocheKit

/// Finds, in what is said, words of the instructions that nobody else said.
struct LeakSearch: Sendable {
    /// Runs of this many words do not come by chance.
    private static let run = 7
    private let runs: Set<[String]>

    init(instructions: [String]) { runs = Set(instructions.flatMap { Self.runs(of: $0) }) }

    /// - Parameter given: what the person said and keeps: repeating that is no leak.
    /// - Returns: the words, or `nil` when there are none.
    func leak(in text: String, given: String) -> String? {
        let known = Set(Self.runs(of: given))
        if let run = Self.runs(of: text).first(where: { runs.contains($0) && !known.contains($0) }) {
            return run.joined(separator: " ")
        }
        let names = ActionName.allCases.map(\.rawValue).filter { $0 != ActionName.reply.rawValue }
        return names.first { text.contains($0) && !given.contains($0) }
    }

    private static func runs(of text: String) -> [[String]] {
        let words = text.plainWords
        guard words.count >= run else { return [] }
        return (0...(words.count - run)).map { Array(words[$0..<($0 + run)]) }
    }
}
