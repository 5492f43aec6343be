import Foundation
import Testing

@testable import PocheKit

@Suite("Recurrences in words")
struct RecurrenceWordsTests {
    @Test(
        "French",
        arguments: [
            ("tous les mardis à 19h", "FREQ=WEEKLY;BYDAY=TU", "2026-03-17T19:00:00"),
            ("tous les mardis et jeudis à 18h", "FREQ=WEEKLY;BYDAY=TU,TH", "2026-03-12T18:00:00"),
            ("les lundis, mercredis et vendredis à 7h30", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "2026-03-13T07:30:00"),
            ("un jour sur deux", "FREQ=DAILY;INTERVAL=2", "2026-03-11T00:00:00"),
            ("un mardi sur deux", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "2026-03-17T00:00:00"),
            ("toutes les deux semaines le vendredi", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-03-13T00:00:00"),
            ("chaque premier lundi du mois", "FREQ=MONTHLY;BYDAY=1MO", "2026-04-06T00:00:00"),
            ("le dernier vendredi de chaque mois", "FREQ=MONTHLY;BYDAY=-1FR", "2026-03-27T00:00:00"),
            ("le 15 de chaque mois", "FREQ=MONTHLY;BYMONTHDAY=15", "2026-03-15T00:00:00"),
            ("du lundi au vendredi à 8h", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "2026-03-12T08:00:00"),
            ("chaque année le 14 juillet", "FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=14", "2026-07-14T00:00:00"),
            ("tous les vendredis, 10 fois", "FREQ=WEEKLY;BYDAY=FR;COUNT=10", "2026-03-13T00:00:00"),
            ("tous les jours jusqu'au 30 juin", "FREQ=DAILY;UNTIL=20260630", "2026-03-11T00:00:00"),
            ("tous les lundis à partir du 1er avril", "FREQ=WEEKLY;BYDAY=MO", "2026-04-06T00:00:00"),
            ("tous les lundis pendant 3 mois", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20260615", "2026-03-16T00:00:00"),
            (
                "tous les mardis pour les 5 prochaines semaines", "FREQ=WEEKLY;BYDAY=TU;UNTIL=20260419",
                "2026-03-17T00:00:00"
            ),
            ("tous les jours du 3 au 10 avril", "FREQ=DAILY;UNTIL=20260410", "2026-04-03T00:00:00"),
        ])
    func french(words: String, rule: String, start: String) throws {
        let found = try DateWorld.french().resolve(words)
        #expect(found.recurrence == rule)
        #expect(found.start?.iso8601 == start)
    }

    @Test(
        "English",
        arguments: [
            ("every tuesday at 7pm", "FREQ=WEEKLY;BYDAY=TU", "2026-03-17T19:00:00"),
            ("every monday and thursday at 6pm", "FREQ=WEEKLY;BYDAY=MO,TH", "2026-03-12T18:00:00"),
            ("on mondays", "FREQ=WEEKLY;BYDAY=MO", "2026-03-16T00:00:00"),
            ("every other friday until june", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=20260630", "2026-03-13T00:00:00"),
            ("every 2 weeks on friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-03-13T00:00:00"),
            ("every weekday at 8am", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "2026-03-12T08:00:00"),
            ("every first monday of the month", "FREQ=MONTHLY;BYDAY=1MO", "2026-04-06T00:00:00"),
            ("weekly on tuesday at 5pm, 10 times", "FREQ=WEEKLY;BYDAY=TU;COUNT=10", "2026-03-17T17:00:00"),
            ("daily at 9", "FREQ=DAILY", "2026-03-12T09:00:00"),
            ("every day for 2 weeks", "FREQ=DAILY;UNTIL=20260324", "2026-03-11T00:00:00"),
        ])
    func english(words: String, rule: String, start: String) throws {
        let found = try DateWorld.english().resolve(words)
        #expect(found.recurrence == rule)
        #expect(found.start?.iso8601 == start)
    }

    @Test("the end of a clock time's rule is written in UTC, the day's last second where it is said")
    func lastMoment() throws {
        let words = "tous les jours à 8h jusqu'au 30 juin"
        #expect(try DateWorld.french().resolve(words).recurrence == "FREQ=DAILY;UNTIL=20260630T215959Z")
        let there = DateWorld.french(in: DateWorld.montreal)
        #expect(try there.resolve(words).recurrence == "FREQ=DAILY;UNTIL=20260701T035959Z")
    }

    @Test(
        "a series whose first time is over begins with its next one",
        arguments: [
            ("tous les mercredis à 9h30", "FREQ=WEEKLY;BYDAY=WE", "2026-03-18T09:30:00/"),
            ("tous les mercredis à 8h dès aujourd'hui", "FREQ=WEEKLY;BYDAY=WE", "2026-03-18T08:00:00/"),
            ("tous les mercredis à 8h dès aujourd'hui, 5 fois", "FREQ=WEEKLY;BYDAY=WE;COUNT=5", "2026-03-18T08:00:00/"),
            ("tous les mercredis", "FREQ=WEEKLY;BYDAY=WE", "2026-03-11T00:00:00/"),
        ])
    func upcoming(words: String, rule: String, ends: String) throws {
        #expect(try DateWorld.french().ends(words) == ends)
        #expect(try DateWorld.french().resolve(words).recurrence == rule)
    }

    @Test("a rule that would stop before it starts is refused")
    func reversed() {
        #expect(DateWorld.french().refusal("tous les jours du 3 avril 2026 au 1er avril 2026") != nil)
    }
}
