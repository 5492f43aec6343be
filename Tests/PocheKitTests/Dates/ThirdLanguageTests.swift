import Foundation
import Testing

@testable import PocheKit

/// The engine knows no language: one that it has never seen is a few lines of text.
@Suite("A third language")
struct ThirdLanguageTests {
    private static let esperanto = """
        class tago
        weekday(1) = ~lundo
        weekday(2) = ~mardo
        class relativa
        relday(0) = hodiau
        relday(1) = ~morgau
        horo <- (la) <digits:0-24> (-)? (a) : clock($1)
        s <- <tago> : $1
        s <- <date> : $1
        s <- <relativa> : $1
        s <- (je) <horo> : $1
        s <- (de) <horo> (gis) <horo> : range($1, $2)
        r <- (ciun) <tago> : each($1)
        r <- <r> <s> : and($1, $2)
        time <- <s> : $1
        time <- <time> <s> : and($1, $2)
        time <- <r> : $1
        """
    private let grammar = Grammar(CommonDates.texts + [Self.esperanto])

    @Test(
        "its days, hours and series are read by the same engine, slips forgiven",
        arguments: [
            ("morgaŭ je la 9-a", "2026-03-12T09:00:00/ nil"), ("lundo je la 15 a", "2026-03-16T15:00:00/ nil"),
            ("mardo de la 9 a ĝis la 11 a", "2026-03-17T09:00:00/2026-03-17T11:00:00 nil"),
            ("ĉiun lundon", "2026-03-16T00:00:00/ FREQ=WEEKLY;BYDAY=MO"),
            ("ĉiun lundo je la 8 a", "2026-03-16T08:00:00/ FREQ=WEEKLY;BYDAY=MO"),
            ("2026-05-04", "2026-05-04T00:00:00/ nil"), ("demain", "- nil"),
        ])
    func read(words: String, meaning: String) throws {
        #expect(grammar.faults == [])
        let found = expression(words)
        let ends = found.map { ($0.start?.iso8601 ?? "") + "/" + ($0.end?.iso8601 ?? "") } ?? "-"
        #expect("\(ends) \(found?.recurrence ?? "nil")" == meaning)
    }

    private func expression(_ words: String) -> TimeExpression? {
        let now = DateWorld.now.seconds
        var tokens = Tokenizer.tokens(words)
        grammar.recognise(&tokens)
        var chart = Chart(grammar, Meanings(now: now, timeZone: DateWorld.paris, grammar: grammar))
        chart.read(tokens[...], whole: true)
        let resolution = Resolution(now: now, timeZone: DateWorld.paris)
        for edge in chart.edges(at: 0) where edge.symbol == grammar.time && Int(edge.end) == tokens.count {
            if case .node(let node) = chart.value(of: edge), let found = try? resolution.expression(node) {
                return found
            }
        }
        return nil
    }
}
