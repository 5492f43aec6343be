import Foundation
import Testing

@testable import PocheKit

/// A Wednesday.
private let now = WallTime(year: 2026, month: 3, day: 11, hour: 10)

@Suite("Dates in words")
struct DateResolverTests {
    let french = DateResolver(now: now, language: .french)
    let english = DateResolver(now: now, language: .english)

    @Test("every line of the grammars is understood")
    func grammars() {
        for language in Language.allCases { #expect(Grammar.of(language).faults == []) }
    }

    @Test(
        "French times",
        arguments: [
            ("demain à 9h", "2026-03-12T09:00:00"), ("demain à 9 h 30", "2026-03-12T09:30:00"),
            ("mercredi", "2026-03-18T00:00:00"), ("à 9h", "2026-03-12T09:00:00"),
            ("après-demain à midi", "2026-03-13T12:00:00"), ("dans trois quarts d’heure", "2026-03-11T10:45:00"),
            ("le premier lundi d'avril", "2026-04-06T00:00:00"), ("vendredi en huit", "2026-03-20T00:00:00"),
            ("le 14/7 à 20:15", "2026-07-14T20:15:00"), ("8 heures ce soir", "2026-03-11T20:00:00"),
            ("Noël", "2026-12-25T00:00:00"), ("le lundi de Pâques", "2026-04-06T00:00:00"),
            ("demin à 9h", "2026-03-12T09:00:00"), ("jeu 26 15h", "2026-03-26T15:00:00"),
            ("le 5 mai deux mille vingt-sept", "2027-05-05T00:00:00"), ("2026-04-02T08:15", "2026-04-02T08:15:00"),
        ])
    func frenchTimes(words: String, start: String) throws {
        #expect(try french.resolve(words).start?.iso8601 == start)
        #expect(try french.resolve(words.decomposedStringWithCanonicalMapping).start?.iso8601 == start)
    }

    @Test(
        "amounts are added, and working days are five",
        arguments: [
            ("dans 2 ans et 6 mois", "2028-09"), ("dans 3 semaines et 2 jours", "2026-04-03"),
            ("dans 2 jours et 3 heures", "2026-03-13T13:00:00"), ("dans 1 heure et 30 minutes", "2026-03-11T11:30:00"),
        ])
    func addedAmounts(words: String, start: String) throws {
        #expect(try french.resolve(words).start?.iso8601.hasPrefix(start) == true)
        #expect(try english.resolve("in 1 year and 3 months").start?.iso8601.hasPrefix("2027-06") == true)
        let rule = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
        #expect(try french.resolve("tous les jours ouvrables à 9h").recurrence == rule)
        #expect(try english.resolve("every business day at 9").recurrence == rule)
    }

    @Test("before the end of a period leaves the whole of it", arguments: ["avant la fin du mois", "avant fin mars"])
    func beforeTheEnd(words: String) throws {
        #expect(try french.resolve(words).end?.iso8601 == "2026-04-01T00:00:00")
        #expect(try english.resolve("before the end of the month").end?.iso8601 == "2026-04-01T00:00:00")
    }

    @Test(
        "English times",
        arguments: [
            ("tomorrow at 9am", "2026-03-12T09:00:00"), ("at half past seven pm", "2026-03-11T19:30:00"),
            ("next friday", "2026-03-20T00:00:00"), ("in 45 minutes", "2026-03-11T10:45:00"),
            ("the last friday of may", "2026-05-29T00:00:00"), ("4/25 at 4pm", "2026-04-25T16:00:00"),
            ("Thanksgiving", "2026-11-26T00:00:00"), ("tomorrow at 3", "2026-03-12T15:00:00"),
        ])
    func englishTimes(words: String, start: String) throws {
        #expect(try english.resolve(words).start?.iso8601 == start)
    }

    @Test(
        "intervals end as a person means",
        arguments: [
            ("de 9h à 11h", "2026-03-12T09:00:00", "2026-03-12T11:00:00"),
            ("du 13 au 15 juillet", "2026-07-13T00:00:00", "2026-07-16T00:00:00"),
            ("demain soir", "2026-03-12T18:00:00", "2026-03-13T00:00:00"),
            ("demain à 9h pendant 45 minutes", "2026-03-12T09:00:00", "2026-03-12T09:45:00"),
            ("d'ici vendredi", "2026-03-11T10:00:00", "2026-03-14T00:00:00"),
        ])
    func intervals(words: String, start: String, end: String) throws {
        let found = try french.resolve(words)
        #expect(found.kind == .interval)
        #expect(found.start?.iso8601 == start)
        #expect(found.end?.iso8601 == end)
    }

}
