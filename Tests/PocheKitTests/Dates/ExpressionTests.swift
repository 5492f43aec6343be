import Foundation
import TestThreads
import Testing

@testable import PocheKit

/// Expressions, one a line: the words, then beginning and end ("…" where it is open), the grain and the rule with what it leaves out, or why
/// there is no time. Said on Wednesday 11 March 2026, at 10:00, in Paris. All invented.
enum Expressions {
    static func lines(_ language: Language) -> [(words: String, meaning: String)] {
        let texts =
            language == .french
            ? [frenchTimes, frenchSeries, frenchEveryday, frenchEdges, frenchKinds, frenchKindsMore]
            : [englishTimes, englishSeries, englishEveryday, englishEdges, englishKinds]
        return texts.joined(separator: "\n").split(separator: "\n").map { line in
            let sides = line.components(separatedBy: " | ")
            return (sides[0], sides[1])
        }
    }

    static func meaning(of words: String, _ resolver: DateResolver) -> String {
        do throws(DateError) {
            let found = try resolver.resolve(words)
            func text(_ time: WallTime?) -> String {
                time.map { String($0.iso8601.dropLast(3)).replacing("T00:00", with: "") } ?? "…"
            }
            let ends = found.kind == .interval ? text(found.start) + "/" + text(found.end) : text(found.start)
            return ([ends, found.grain.rawValue] + [found.recurrence, found.leftOut].compactMap { $0 }).joined(
                separator: " ")
        } catch {
            guard error == .none else { return error.name }
            let reading = resolver.reading(of: words)
            return reading.whole == nil ? reading.refusal?.rawValue ?? error.name : "only a part is read"
        }
    }
}

@Suite("Expressions said alone", .ownThread)
struct ExpressionTests {
    @Test("each means what a person means, or is refused with its reason", arguments: Language.allCases)
    func meanings(language: Language) {
        let resolver = language == .french ? DateWorld.french() : DateWorld.english()
        let lines = Expressions.lines(language)
        #expect(lines.count > 300)
        for line in lines { #expect(Expressions.meaning(of: line.words, resolver) == line.meaning, "\(line.words)") }
    }

    @Test("what the card says of each is read back to the same time", arguments: Language.allCases)
    func reversible(language: Language) throws {
        let resolver = language == .french ? DateWorld.french() : DateWorld.english()
        let writer = DateWriter(now: resolver.now, timeZone: resolver.timeZone, language: language)
        for line in Expressions.lines(language) {
            guard let value = try? resolver.resolve(line.words), value.start?.second == 0 else { continue }
            for text in [writer.card(value), writer.list(value)] {
                let again = try? resolver.resolve(text)
                let isSame =
                    again?.kind == value.kind && again?.start == value.start && again?.end == value.end
                    && again?.recurrence == value.recurrence && again?.exceptions == value.exceptions
                #expect(isSame, "\(line.words) → \(text)")
            }
        }
    }
}
