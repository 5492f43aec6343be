import Foundation
import Testing

@testable import PocheKit

/// Everyday sentences, one a line: the words, then beginning and end ("…" where it is open), the rule, what it leaves out and the
/// length in minutes, or why there is no time. Said on Wednesday 11 March 2026, at 10:00, in Paris. All invented.
enum Everyday {
    static func meaning(of sentence: String, _ resolver: DateResolver) -> String {
        let reading = resolver.reading(of: sentence)
        guard let found = reading.whole?.expression else { return reading.refusal.map { "\($0)" } ?? "-" }
        func text(_ time: WallTime?) -> String {
            time.map { String($0.iso8601.dropLast(3)).replacing("T00:00", with: "") } ?? "…"
        }
        var parts = [text(found.start) + (found.kind == .interval ? "/" + text(found.end) : "")]
        if let rule = found.recurrence { parts.append(rule) }
        if let left = found.leftOut { parts.append(left) }
        if let length = found.length { parts.append("\(length / 60)m") }
        return parts.joined(separator: " ")
    }
}

extension TimeExpression {
    /// "except 2026-05-05".
    var leftOut: String? {
        exceptions.isEmpty ? nil : "except " + exceptions.map { String($0.iso8601.prefix(10)) }.joined(separator: ",")
    }
}

@Suite("Everyday sentences")
struct EverydayTests {
    @Test("each means what a person means", arguments: Language.allCases)
    func meanings(language: Language) {
        let resolver = language == .french ? DateWorld.french() : DateWorld.english()
        let texts =
            language == .french
            ? [Everyday.french, Everyday.frenchMore] : [Everyday.english, Everyday.englishMore]
        let lines = texts.joined(separator: "\n").split(separator: "\n")
        #expect(lines.count > 150)
        for line in lines {
            let sides = line.components(separatedBy: " | ")
            #expect(Everyday.meaning(of: sides[0], resolver) == sides[1], "\(sides[0])")
        }
    }
}
