import Foundation
import Testing

@testable import PocheKit

/// What a person reads before they confirm.
@Suite("A card")
struct CardTests {
    private let now = WallTime(year: 2026, month: 3, day: 11, hour: 10)

    /// The card of a reminder asked for in words.
    private func card(_ words: String, language: Language = .french) throws -> Card {
        let paris = try #require(TimeZone(identifier: "Europe/Paris"))
        let said = try DateResolver(now: now, timeZone: paris, language: language).resolve(words)
        let due = CalendarTime(wall: try #require(said.start), zone: paris.identifier, isAllDay: said.grain.isAllDay)
        let reminder = Reminder(id: "essai", title: "appeler Maud", due: due)
        let proposal = Proposal(action: .createReminder(reminder), request: words, time: said)
        return Card(proposal, language: language, now: now, timeZone: paris)
    }

    @Test("each language has its colon in the plain card")
    func colon() throws {
        #expect(
            try card("demain à 9h").plainText(in: .french).hasPrefix("Rappel\u{202F}: appeler Maud\nQuand\u{202F}: "))
        let english = try card("tomorrow at 9 am", language: .english).plainText(in: .english)
        #expect(english.hasPrefix("Reminder: appeler Maud\nWhen: "))
    }

    @Test("an hour that the change of clocks skips is said")
    func skippedHour() throws {
        let text = try card("le 29 mars à 2h30").plainText(in: .french)
        #expect(text.contains(DateWords.clockChange(.skipped)[.french]))
    }

    @Test("a time of another zone is shown in both")
    func otherZone() throws {
        let text = try card("demain à 10h heure de Montréal").plainText(in: .french)
        #expect(text.contains("15\u{202F}h") && text.contains("10\u{202F}h"))
    }

    @Test("an ambiguous date offers its other reading, a plain one does not")
    func otherReading() throws {
        #expect(try card("le 3/4 à 14h").otherReading?.contains("4 mars") == true)
        #expect(try card("demain à 9h").otherReading == nil)
    }
}
