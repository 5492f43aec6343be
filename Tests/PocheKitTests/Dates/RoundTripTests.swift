import Foundation
import TestThreads
import Testing

@testable import PocheKit

/// What is written is read back to the same value, whatever the first words were.
@Suite("Words, value, words, value", .ownThread)
struct RoundTripTests {
    private static let french: [String] = [
        "demain", "hier", "lundi", "le 26 mars", "le 14 juillet", "à 6h", "il y a deux heures",
        "dans une heure et demie",
        "dimanche dernier", "midi", "minuit", "demain soir", "cette nuit", "ce week-end", "la semaine prochaine",
        "cette semaine",
        "le mois prochain", "le trimestre prochain", "2027", "cet été", "début avril", "de 9h à 11h", "de 22h à 6h",
        "du 28 mars au 3 avril", "d'ici vendredi", "d'ici la fin du mois", "avant vendredi", "jusqu'à demain",
        "avant 16h",
        "à partir du 8", "à partir de demain à 9h", "le 3/4", "Noël", "tous les jours", "tous les jours à 8h",
        "tous les mardis et jeudis à 18h", "un mardi sur deux à 9h", "tous les lundis toutes les 3 semaines",
        "chaque premier lundi du mois", "le dernier jour de chaque mois à 9h", "le 15 de chaque mois",
        "le 1 de chaque mois",
        "chaque année le 1er mai", "tous les mois", "tous les ans", "toutes les 2 heures",
        "tous les vendredis, 10 fois",
        "tous les jours à 8h jusqu'au 30 juin", "tous les lundis à 9h pendant 3 mois", "tous les mardis de 18h à 20h",
        "du lundi au vendredi à 8h", "tous les matins", "tous les jours à partir du 3 avril",
        "tous les jours à 19h sauf le 5 mai et le 2 juin", "tous les jours sauf du 1er au 5 mai et le 9 mai",
        "tous les mardis et jeudis à 18h sauf du 1er au 14 avril",
        "tous les mardis de 18h à 20h jusqu'au 30 juin sauf mardi en quinze",
        "tous les jeudis, 10 fois, sauf jeudi en huit", "tous les mardis à 19h sauf en août",
        "le 15 de chaque mois sauf en juillet et en août", "tous les lundis sauf en août et lundi en huit",
    ]
    private static let english: [String] = [
        "tomorrow", "yesterday", "monday", "march 26", "july 14th", "at 6", "two hours ago", "in an hour and a half",
        "last sunday", "noon", "midnight", "tomorrow evening", "this weekend", "next week", "this week", "next month",
        "next quarter", "2027", "this summer", "early april", "from 9 to 11", "from 10pm to 6am", "march 28 to april 3",
        "by friday", "by the end of the month", "before friday", "until tomorrow", "before 4pm", "from tomorrow at 9am",
        "christmas", "every day", "daily at 8am", "every tuesday and thursday at 6pm", "every other tuesday at 9am",
        "every 3 weeks on monday", "every first monday of the month", "every last day of the month",
        "every month on the 15th", "every year on may 1", "every month", "every year", "every 2 hours",
        "every friday, 10 times", "every day at 8am until june 30", "every monday at 9am for 3 months",
        "every tuesday from 6pm to 8pm", "every weekday at 8am", "every day starting april 3",
        "every day at 7pm except may 5 and june 2", "every day except from may 1 to may 5 and may 9",
        "every tuesday and thursday at 6pm except from june 1 to june 14",
        "every tuesday from 6pm to 8pm until june 30 except tuesday after next",
        "every tuesday at 7pm except in july and august", "every friday, 10 times, except friday week",
    ]

    @Test("the value is the same after any number of trips", arguments: Language.allCases)
    func stable(language: Language) throws {
        let places = [("2026-03-11T10:00:00", DateWorld.paris), ("2028-02-29T18:20:00", DateWorld.montreal)]
        for (time, zone) in places {
            let now = try #require(WallTime(iso8601: time))
            let reader = DateResolver(now: now, timeZone: zone, language: language)
            let writer = DateWriter(now: now, timeZone: zone, language: language)
            for words in language == .french ? Self.french : Self.english {
                let value = try reader.resolve(words)
                for text in [writer.card(value), writer.list(value)] {
                    let again = try? reader.resolve(text)
                    #expect(again?.sameTime(as: value) == true, "\(time): \(words) → \(text)")
                    if let again { #expect(writer.card(again) == writer.card(value), "\(words)") }
                }
            }
        }
    }
}

extension TimeExpression {
    fileprivate func sameTime(as other: TimeExpression) -> Bool {
        kind == other.kind && start == other.start && end == other.end && recurrence == other.recurrence
            && exceptions == other.exceptions
    }
}
