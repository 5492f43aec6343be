import Foundation
import Testing

@testable import PocheKit

/// One line for each kind of words that can be read alone. Said on Wednesday 11 March 2026, at 10:00, in Paris.
@Suite("Kinds of time words")
struct WordKindsTests {
    @Test(
        "French",
        arguments: [
            ("le dernier jour du mois", "2026-03-31 day"),
            ("dans trois quarts d'heure", "2026-03-11T10:45 second"),
            ("il y a deux jours", "2026-03-09 day"),
            ("d'ici vendredi", "2026-03-11T10:00/2026-03-14 day"),
            ("demain à 9h pendant une heure et demie", "2026-03-12T09:00/2026-03-12T10:30 hour"),
            ("midi moins le quart", "2026-03-11T11:45 minute"),
            ("14 h 30", "2026-03-11T14:30 minute"),
            ("17:05", "2026-03-11T17:05 minute"),
            ("cet hiver", "2025-12-21/2026-03-20 day"),
            ("le 2e trimestre", "2026-04-01 quarter"),
            ("la semaine 20", "2026-05-11 week"),
            ("le week-end prochain", "2026-03-14/2026-03-16 day"),
            ("samedi en quinze", "2026-03-28 day"),
            ("lundi dernier", "2026-03-09 day"),
            ("le troisième jeudi de mai", "2026-05-21 day"),
            ("le premier lundi du mois", "2026-04-06 day"),
            ("le vingt-trois novembre deux mille vingt-six", "2026-11-23 day"),
            ("le 5 mai 27", "2027-05-05 day"),
            ("2026-W20", "2026-05-11 week"),
            ("2026-05-04T10:30+02:00", "2026-05-04T10:30 minute"),
            ("Fête nationale suisse", "2026-08-01 day"),
            ("dem1 14h", "2026-03-12T14:00 hour"),
            ("apres-dem1", "2026-03-13 day"),
            ("vendrdi", "2026-03-13 day"),
            ("jeu 26 15h", "2026-03-26T15:00 hour"),
            ("avant 16h", "…/2026-03-11T16:00 hour"),
            ("à partir du 8", "2026-04-08/… day"),
            ("un vendredi sur deux jusqu'en juin", "2026-03-13 day FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=20260630"),
            ("tous les mardis, 6 fois", "2026-03-17 day FREQ=WEEKLY;BYDAY=TU;COUNT=6"),
            ("tous les 5 du mois", "2026-04-05 day FREQ=MONTHLY;BYMONTHDAY=5"),
        ])
    func french(words: String, meaning: String) throws {
        #expect(try Self.meaning(of: words, DateWorld.french()) == meaning)
    }

    @Test(
        "English",
        arguments: [
            ("the last day of the month", "2026-03-31 day"),
            ("the first monday of the month", "2026-04-06 day"),
            ("the first monday of every month", "2026-04-06 day FREQ=MONTHLY;BYDAY=1MO"),
            ("in three quarters of an hour", "2026-03-11T10:45 second"),
            ("two days ago", "2026-03-09 day"),
            ("half past seven", "2026-03-11T19:30 minute"),
            ("8 pm", "2026-03-11T20:00 hour"),
            ("quarter to nine", "2026-03-11T20:45 minute"),
            ("next season", "2026-03-20/2026-06-21 day"),
            ("the 2nd quarter", "2026-04-01 quarter"),
            ("week 20", "2026-05-11 week"),
            ("a week on saturday", "2026-03-21 day"),
            ("last monday", "2026-03-09 day"),
            ("the third thursday of may", "2026-05-21 day"),
            ("november twenty third 2026", "2026-11-23 day"),
            ("may 5 '27", "2027-05-05 day"),
            ("boxing day", "2026-12-26 day"),
            ("canada day", "2026-07-01 day"),
            ("tmrw 2pm", "2026-03-12T14:00 hour"),
            ("wensday", "2026-03-18 day"),
            ("before 4pm", "…/2026-03-11T16:00 hour"),
            ("from 9 to 11", "2026-03-12T09:00/2026-03-12T11:00 hour"),
            ("every other friday until june", "2026-03-13 day FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=20260630"),
            ("every tuesday, 6 times", "2026-03-17 day FREQ=WEEKLY;BYDAY=TU;COUNT=6"),
            ("every weekday at 8", "2026-03-12T08:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        ])
    func english(words: String, meaning: String) throws {
        #expect(try Self.meaning(of: words, DateWorld.english()) == meaning)
    }

    private static func meaning(of words: String, _ resolver: DateResolver) throws -> String {
        let found = try resolver.resolve(words)
        func text(_ time: WallTime?) -> String {
            time.map { String($0.iso8601.dropLast(3)).replacing("T00:00", with: "") } ?? "…"
        }
        let ends = found.kind == .interval ? text(found.start) + "/" + text(found.end) : text(found.start)
        return ([ends, found.grain.rawValue] + [found.recurrence].compactMap { $0 }).joined(separator: " ")
    }
}
