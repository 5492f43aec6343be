import Foundation
import TestThreads
import Testing

@testable import PocheKit

@Suite("Times back in words", .ownThread)
struct DateWriterTests {
    private static let now = WallTime(year: 2026, month: 3, day: 11, hour: 10)

    @Test("a card says the weekday, the year and how far")
    func card() throws {
        let french = TimeExpression(
            kind: .instant, start: WallTime(year: 2026, month: 3, day: 12, hour: 9), grain: .hour)
        #expect(
            DateWriter(now: Self.now, language: .french).card(french) == "jeudi 12 mars 2026 à 9\u{202F}h (demain)")
        #expect(
            DateWriter(now: Self.now, language: .english).card(french)
                == "Thursday, March 12, 2026 at 9:00 AM (tomorrow)")
    }

    @Test("a recurrence is said in words")
    func recurrence() {
        let french = DateWriter(now: Self.now, language: .french)
        #expect(french.recurrence("FREQ=WEEKLY;BYDAY=TU") == "tous les mardis")
        #expect(french.recurrence("FREQ=MONTHLY;BYDAY=1MO") == "chaque premier lundi du mois")
        #expect(DateWriter(now: Self.now, language: .english).recurrence("FREQ=DAILY;INTERVAL=3") == "every 3 days")
    }

    @Test("a list entry reads back to the same time, in both languages", arguments: Language.allCases)
    func roundTrip(language: Language) throws {
        let writer = DateWriter(now: Self.now, language: language)
        let reader = DateResolver(now: Self.now, language: language)
        for step in 1...400 {
            let start = Self.now.startOfDay.adding(step * 3, .day).adding(step * 7 % 96 * 15, .minute)
            let text = writer.moment(start, isAllDay: false)
            #expect(try reader.resolve(text).start == start, "\(text)")
            let day = writer.moment(start.startOfDay, isAllDay: true)
            #expect(try reader.resolve(day).start == start.startOfDay, "\(day)")
        }
    }
}
