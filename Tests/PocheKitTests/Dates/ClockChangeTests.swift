import Foundation
import Testing

@testable import PocheKit

@Suite("Zones and changes of the clocks")
struct ClockChangeTests {
    private let french = DateWorld.french()

    @Test(
        "two hours joined by or are of the same zone, wherever it is said; two zones are refused",
        arguments: [
            ("demain à 10h ou 11h, heure de Montréal", Language.french, ["15:00", "16:00"]),
            ("demain à 10h heure de Montréal ou 11h", .french, ["15:00", "16:00"]),
            ("demain à 9h ou 10h UTC", .french, ["10:00", "11:00"]),
            ("tomorrow at 9 or 10 am london time", .english, ["10:00", "11:00"]),
            ("tomorrow at 9am or 10am GMT", .english, ["10:00", "11:00"]),
            ("tomorrow at 9am EST or 10am EST", .english, ["15:00", "16:00"]),
            ("demain à 10h heure de Montréal ou à 16h heure de Paris", .french, ["unclear"]),
            ("tomorrow at 9am EST or 10am PST", .english, ["unclear"]),
        ])
    func twoHours(words: String, language: Language, hours: [String]) {
        let resolver = language == .french ? DateWorld.french() : DateWorld.english()
        do throws(DateError) {
            let found = try resolver.resolve(words)
            let starts = ([found] + found.alternatives.prefix(1)).compactMap(\.start?.iso8601)
            #expect(starts == hours.map { "2026-03-12T\($0):00" })
        } catch {
            #expect([error.name] == hours)
        }
    }

    @Test("an hour the clocks jump over moves as far after the jump, and that is said")
    func skipped() throws {
        let found = try french.resolve("le 29 mars 2026 à 02:30")
        #expect(found.start?.iso8601 == "2026-03-29T03:30:00")
        #expect(found.clockChange == .skipped)
        let card = DateWriter(now: DateWorld.now, timeZone: DateWorld.paris, language: .french).card(found)
        #expect(card.contains("n’existe pas ce jour-là"))
    }

    @Test("an hour that comes twice is the first one, and that is said")
    func repeated() throws {
        let found = try french.resolve("le 25 octobre 2026 à 02:30")
        #expect(found.start?.iso8601 == "2026-10-25T02:30:00")
        #expect(found.clockChange == .repeated)
        #expect(found.start?.date(in: DateWorld.paris).timeIntervalSince1970 == 1_792_888_200)
        let writer = DateWriter(now: DateWorld.now, timeZone: DateWorld.paris, language: .english)
        #expect(writer.card(found).contains("comes twice"))
    }

    @Test("wall time is kept across a change, hours are counted as they pass")
    func wallTime() throws {
        let eve = DateWorld.french(at: "2026-03-28T23:00:00")
        #expect(try eve.start("demain à 23:00") == "2026-03-29T23:00:00")
        #expect(try eve.start("dans un jour") == "2026-03-29T00:00:00")
        #expect(try eve.start("dans 6 heures") == "2026-03-29T06:00:00")
        #expect(try french.resolve("demain à 9h").clockChange == nil)
    }

    @Test("an hour of elsewhere is found on that place's clock")
    func elsewhere() throws {
        let found = try french.resolve("à 10h heure de Montréal")
        #expect(found.start?.iso8601 == "2026-03-11T15:00:00")
        #expect(found.timeZone?.identifier == "America/Montreal")
        // At noon in Paris, ten o'clock is still to come in Montréal.
        #expect(
            try DateWorld.french(at: "2026-03-11T12:00:00").start("à 10h, heure de Montréal") == "2026-03-11T15:00:00")
        #expect(try DateWorld.english().start("tomorrow at 9am new york time") == "2026-03-12T14:00:00")
        let writer = DateWriter(now: DateWorld.now, timeZone: DateWorld.paris, language: .french)
        #expect(writer.card(found).contains("10\u{202F}h à Montréal"))
    }

    @Test("an ISO 8601 offset is brought to this zone")
    func offsets() throws {
        #expect(try french.start("2026-04-02T08:15+00:00") == "2026-04-02T10:15:00")
        #expect(try french.start("2026-04-02T08:15Z") == "2026-04-02T10:15:00")
        #expect(try DateWorld.english().start("Mon, 15 May 2006 17:56:08 -0500") == "2006-05-16T00:56:08")
        #expect(try DateWorld.english().start("15 May 2006 17:56:08 +0200") == "2006-05-15T17:56:08")
        #expect(french.spans(in: "voir 2026-04-02T08:15-05:00.").map(\.text) == ["2026-04-02T08:15-05:00"])
    }

    @Test("a series keeps its hour, and begins on the first day that has it")
    func series() throws {
        let eve = DateWorld.french(at: "2026-03-28T12:00:00")
        let found = try eve.resolve("tous les jours à 2h30")
        #expect(found.start?.iso8601 == "2026-03-30T02:30:00")
        #expect(found.clockChange == nil)
    }

    @Test("the hour of no place is told by how far it is from universal time, and read back")
    func universalOffsets() throws {
        let writer = DateWriter(now: DateWorld.now, timeZone: DateWorld.paris, language: .french)
        let found = try french.resolve("demain à 14h EST")
        let card = writer.card(found)
        #expect(card.contains("UTC−5"))
        #expect(try french.start(card) == "2026-03-12T20:00:00")
        #expect(try french.start("demain à 14h UTC+2") == "2026-03-12T13:00:00")
        // Without its capitals it is a word like another.
        #expect(french.reading(of: "demain 14h est trop tard").whole?.expression.timeZone == nil)
    }
}
