import Foundation
import Testing

@testable import PocheKit

/// The choices of docs/dates.md, in its order.
@Suite("Choices in reading dates")
struct DateChoicesTests {
    private let french = DateWorld.french()
    private let english = DateWorld.english()

    @Test("a bare weekday means the next one, even said on that day")
    func bareWeekday() throws {
        #expect(try french.start("mercredi") == "2026-03-18T00:00:00")
        #expect(try english.start("wednesday") == "2026-03-18T00:00:00")
        #expect(try french.start("jeudi") == "2026-03-12T00:00:00")
    }

    @Test("said on that very day, today is the second reading while it is to come")
    func weekdayOfToday() throws {
        let evening = try french.resolve("mercredi à 15h")
        #expect(evening.start?.iso8601 == "2026-03-18T15:00:00")
        #expect(evening.alternatives.map { $0.start?.iso8601 } == ["2026-03-11T15:00:00"])
        #expect(try english.resolve("wednesday").alternatives.map(\.start?.iso8601) == ["2026-03-11T00:00:00"])
        #expect(try french.resolve("mercredi à 9h").alternatives.isEmpty)
        #expect(try french.resolve("mercredi prochain").alternatives.isEmpty)
        #expect(try french.resolve("jeudi à 15h").alternatives.isEmpty)
        #expect(try french.resolve("tous les mercredis").alternatives.isEmpty)
    }

    @Test("“mardi prochain” said on a Monday is tomorrow; English “next Tuesday” is next week's")
    func nextWeekday() throws {
        #expect(try DateWorld.french(at: "2026-03-09T10:00:00").start("mardi prochain") == "2026-03-10T00:00:00")
        #expect(try DateWorld.english(at: "2026-03-09T10:00:00").start("next tuesday") == "2026-03-17T00:00:00")
        #expect(try french.start("mercredi prochain") == "2026-03-18T00:00:00")
    }

    @Test("“en huit” and “en quinze” add weeks to the coming day")
    func inWeeks() throws {
        #expect(try french.start("vendredi en huit") == "2026-03-20T00:00:00")
        #expect(try french.start("vendredi en quinze") == "2026-03-27T00:00:00")
        #expect(try english.start("a week on friday") == "2026-03-20T00:00:00")
    }

    @Test("a bare clock time means its next coming")
    func bareTime() throws {
        #expect(try french.start("à 9h") == "2026-03-12T09:00:00")
        #expect(try french.start("à 11h") == "2026-03-11T11:00:00")
        #expect(try english.start("at 3") == "2026-03-11T15:00:00")
    }

    @Test("an hour of the French clock is as said, and the afternoon is offered when it can be meant")
    func presumedHour() throws {
        let early = try DateWorld.french(at: "2026-03-11T07:00:00").resolve("à 6h")
        #expect(early.start?.iso8601 == "2026-03-12T06:00:00")
        #expect(early.alternatives.map { $0.start?.iso8601 } == ["2026-03-11T18:00:00"])
        #expect(try french.resolve("demain à 3h").alternatives.first?.start?.iso8601 == "2026-03-12T15:00:00")
        #expect(try french.resolve("demain à 9h").alternatives.isEmpty)
        #expect(try french.resolve("demain à 06:00").alternatives.isEmpty)
        #expect(try french.resolve("demain à 6h du soir").alternatives.isEmpty)
        #expect(try french.start("aujourd'hui à 6h") == "2026-03-11T18:00:00")
    }

    @Test("an English hour with a day is the one people are about at")
    func openHour() throws {
        #expect(try english.start("tomorrow at 3") == "2026-03-12T15:00:00")
        #expect(try english.start("tomorrow at 9") == "2026-03-12T09:00:00")
        #expect(try english.resolve("tomorrow at 9").alternatives.first?.start?.iso8601 == "2026-03-12T21:00:00")
    }

    @Test("an hour said after the last day is that of each time; what began has begun")
    func boundsOfSeries() throws {
        let evenings = try french.resolve("tous les mardis jusqu'au 30 juin à 19h")
        #expect(evenings.start?.iso8601 == "2026-03-17T19:00:00")
        #expect(evenings.recurrence?.contains("UNTIL=20260630T") == true)
        #expect(try english.start("every day until friday at 7pm") == "2026-03-11T19:00:00")
        #expect(try french.start("depuis janvier") == "2026-01-01T00:00:00")
        #expect(try french.start("depuis le 1er mars") == "2026-03-01T00:00:00")
        #expect(try english.start("since 8am") == "2026-03-11T08:00:00")
    }

    @Test("the other reading of a day keeps its hour")
    func otherDay() throws {
        #expect(
            try french.resolve("3/4 à 9h15").alternatives.map(\.start?.iso8601) == ["2027-03-04T09:15:00"])
        #expect(try english.resolve("5/4 at 9:15am").alternatives.map(\.start?.iso8601) == ["2026-04-05T09:15:00"])
    }

    @Test("“ce soir” is this evening, also when it has begun")
    func tonight() throws {
        #expect(try french.ends("ce soir") == "2026-03-11T18:00:00/2026-03-12T00:00:00")
        let late = DateWorld.french(at: "2026-03-11T21:30:00")
        #expect(try late.ends("ce soir") == "2026-03-11T18:00:00/2026-03-12T00:00:00")
        #expect(try late.start("ce soir à 10h") == "2026-03-11T22:00:00")
        #expect(try english.start("tonight at 2") == "2026-03-12T02:00:00")
        #expect(try english.start("five in the evening") == "2026-03-11T17:00:00")
        #expect(english.refusal("13:00 in the morning") != nil)
    }

    @Test("clock intervals end when said, days and longer after their last day")
    func endsOfIntervals() throws {
        #expect(try french.ends("de 9h à 11h") == "2026-03-12T09:00:00/2026-03-12T11:00:00")
        #expect(try french.ends("du 13 au 15 juillet") == "2026-07-13T00:00:00/2026-07-16T00:00:00")
        #expect(try french.ends("jusqu'à vendredi") == "/2026-03-14T00:00:00")
        #expect(try french.ends("avant vendredi") == "/2026-03-13T00:00:00")
        #expect(try french.ends("d'ici vendredi") == "2026-03-11T10:00:00/2026-03-14T00:00:00")
        #expect(try english.ends("by friday") == "2026-03-11T10:00:00/2026-03-14T00:00:00")
    }

    @Test("hours that cross noon or midnight are followed, hours that turn back are refused")
    func crossingHours() throws {
        #expect(try french.ends("de 11h30 à 1h30") == "2026-03-11T11:30:00/2026-03-11T13:30:00")
        #expect(try french.ends("de 22h à 6h") == "2026-03-11T22:00:00/2026-03-12T06:00:00")
        #expect(try english.ends("from 9 to 5") == "2026-03-12T09:00:00/2026-03-12T17:00:00")
        #expect(try english.ends("tonight from 8 to 11") == "2026-03-11T20:00:00/2026-03-11T23:00:00")
        #expect(french.refusal("de 11h à 9h") == .impossible(.reversed))
        #expect(french.refusal("du 15 mars au 10 mars") == .impossible(.reversed))
    }

    @Test("a week-end is Saturday and Sunday, whole days")
    func weekend() throws {
        #expect(try french.ends("ce week-end") == "2026-03-14T00:00:00/2026-03-16T00:00:00")
        #expect(try english.resolve("this weekend").grain == .day)
        let saturday = DateWorld.french(at: "2026-03-14T10:00:00")
        #expect(try saturday.start("le week-end prochain") == "2026-03-21T00:00:00")
    }

    @Test("a month has three parts of about ten days")
    func partsOfMonths() throws {
        #expect(try french.ends("début avril") == "2026-04-01T00:00:00/2026-04-11T00:00:00")
        #expect(try french.ends("mi-avril") == "2026-04-11T00:00:00/2026-04-21T00:00:00")
        #expect(try english.ends("end of april") == "2026-04-21T00:00:00/2026-05-01T00:00:00")
    }

    @Test("weeks begin on Monday; so many weeks to come are those after this one")
    func weeks() throws {
        #expect(try french.start("la semaine prochaine") == "2026-03-16T00:00:00")
        #expect(try english.ends("2 upcoming weeks") == "2026-03-16T00:00:00/2026-03-30T00:00:00")
        #expect(try english.ends("upcoming two weeks") == "2026-03-16T00:00:00/2026-03-30T00:00:00")
        #expect(try french.ends("les 2 prochaines semaines") == "2026-03-16T00:00:00/2026-03-30T00:00:00")
    }

    @Test("a numeric day is read in the order of the language, the other order kept")
    func numericDays() throws {
        #expect(try french.start("le 3/4") == "2026-04-03T00:00:00")
        #expect(try french.resolve("le 3/4").alternatives.first?.start?.iso8601 == "2027-03-04T00:00:00")
        #expect(try english.start("5/4") == "2026-05-04T00:00:00")
        // March 4 is over, and 3 April to come.
        #expect(try english.start("3/4 at 8am") == "2026-04-03T08:00:00")
        #expect(try english.resolve("3/4 at 8am").alternatives.map(\.start?.iso8601) == ["2027-03-04T08:00:00"])
        #expect(try english.start("11/4") == "2026-11-04T00:00:00")
        #expect(try english.start("2/3") == "2027-02-03T00:00:00")
        #expect(try english.start("25/4") == "2026-04-25T00:00:00")
        #expect(try french.resolve("2026-04-03").alternatives.isEmpty)
    }

    @Test("two figures of a year are the nearest year less than half a century ahead")
    func shortYears() throws {
        #expect(try french.start("le 20/02/84") == "1984-02-20T00:00:00")
        #expect(try french.start("24/12/27") == "2027-12-24T00:00:00")
        #expect(try english.start("7th of June '99") == "1999-06-07T00:00:00")
    }

    @Test("a weekday that its date contradicts is looked for in the next year, then refused")
    func contradictions() throws {
        #expect(try french.start("vendredi 26 mars") == "2027-03-26T00:00:00")
        #expect(french.refusal("lundi 26 mars") == .impossible(.weekdayMismatch))
        #expect(french.refusal("jeudi 13 mars 2026") == .impossible(.weekdayMismatch))
        #expect(french.refusal("du samedi 13 au dimanche 15 juin") != nil)
    }

    @Test("days count as days, hours as they pass")
    func distances() throws {
        #expect(try french.start("dans 7 jours") == "2026-03-18T00:00:00")
        #expect(try french.resolve("dans 7 jours").grain == .day)
        #expect(try french.start("dans trois quarts d'heure") == "2026-03-11T10:45:00")
        #expect(try french.start("dans 2,5 heures") == "2026-03-11T12:30:00")
        #expect(try english.start("two weeks from friday") == "2026-03-27T00:00:00")
    }

    @Test("what began on a weekday began on the last one")
    func since() throws {
        #expect(try french.ends("depuis lundi") == "2026-03-09T00:00:00/")
        #expect(try english.ends("since monday") == "2026-03-09T00:00:00/")
        #expect(try french.ends("à partir de lundi") == "2026-03-16T00:00:00/")
    }

    @Test("“cette nuit” said in the small hours is the night under way")
    func thisNight() throws {
        #expect(try french.ends("cette nuit") == "2026-03-11T22:00:00/2026-03-12T04:00:00")
        let late = DateWorld.french(at: "2026-03-11T01:00:00")
        #expect(try late.ends("cette nuit") == "2026-03-10T22:00:00/2026-03-11T04:00:00")
        #expect(try late.start("cette nuit à 3h") == "2026-03-11T03:00:00")
    }

    @Test("the days of a working week come back, other days in a row are those to come")
    func daysInARow() throws {
        #expect(try french.resolve("du lundi au samedi à 8h").recurrence?.hasPrefix("FREQ=WEEKLY") == true)
        #expect(try french.ends("du mardi au jeudi") == "2026-03-17T00:00:00/2026-03-20T00:00:00")
        #expect(try french.resolve("du mardi au jeudi à 9h").recurrence == "FREQ=DAILY;UNTIL=20260319T225959Z")
        #expect(try french.resolve("tous les jours du mardi au jeudi à 9h").recurrence == "FREQ=WEEKLY;BYDAY=TU,WE,TH")
        #expect(french.refusal("de mardi à jeudi à 9h") == .impossible(.unclear))
        #expect(try english.resolve("mon-fri 9-5").recurrence?.hasPrefix("FREQ=WEEKLY") == true)
        #expect(try english.resolve("tue-thu 9-5").recurrence == "FREQ=DAILY;UNTIL=20260319T225959Z")
    }

    @Test("a time of which only half was understood is refused")
    func halfRead() {
        for words in [
            "hier en huit", "le 8 mai en quinze", "le premier et le troisième mardi de mai", "chaque demain",
        ] {
            #expect(french.reading(of: words).whole == nil, "\(words)")
            #expect(french.reading(of: words).refusal == .halfRead, "\(words)")
        }
        for words in [
            "a week yesterday", "mon/wed/fri at 7", "the first and third tuesday of may", "every tomorrow",
        ] {
            #expect(english.reading(of: words).whole == nil, "\(words)")
            #expect(english.reading(of: words).refusal == .halfRead, "\(words)")
        }
        for words in [
            "demain avant", "mardi moins le quart", "tous les lundis et demie", "Noël toutes les", "lun, mar, mer 9h",
        ] {
            #expect(french.reading(of: words).refusal == .halfRead, "\(words)")
        }
        for words in ["tomorrow until", "tuesday and a half", "tomorrow afternoon at 15", "last may 5 quarter to"] {
            #expect(english.reading(of: words).refusal == .halfRead, "\(words)")
        }
        // Words that are about something else are no part of a time.
        for words in ["jules a 8 ans demain", "goûter demain vers 15h", "cours demain", "Lyon demain", "à Pâques 2028"]
        {
            #expect(french.reading(of: words).whole != nil, "\(words)")
        }
    }

    @Test("“friday after next” is the second to come, and a week later is offered")
    func afterNext() throws {
        let found = try english.resolve("friday after next")
        #expect(found.start?.iso8601 == "2026-03-20T00:00:00")
        #expect(found.alternatives.map { $0.start?.iso8601 } == ["2026-03-27T00:00:00"])
    }

    @Test("“ce mercredi”, said on that day, is today; the next one is the second reading")
    func thisWeekday() throws {
        let today = try french.resolve("ce mercredi à 15h")
        #expect(today.start?.iso8601 == "2026-03-11T15:00:00")
        #expect(today.alternatives.map { $0.start?.iso8601 } == ["2026-03-18T15:00:00"])
        #expect(try french.start("ce mercredi à 9h") == "2026-03-18T09:00:00")
        #expect(try english.start("this friday") == "2026-03-13T00:00:00")
    }

    @Test("the evening that is under way is the second reading of its name")
    func eveningUnderWay() throws {
        let found = try DateWorld.french(at: "2026-03-15T19:30:00").resolve("dimanche soir")
        #expect(found.start?.iso8601 == "2026-03-22T18:00:00")
        #expect(found.alternatives.map { $0.start?.iso8601 } == ["2026-03-15T18:00:00"])
    }

    @Test("a part of today that is over is over")
    func partOver() throws {
        let late = DateWorld.french(at: "2026-03-11T20:30:00")
        #expect(try late.start("cet après-midi") == "2026-03-11T12:00:00")
        #expect(try late.start("ce matin") == "2026-03-11T04:00:00")
    }

    @Test("midnight of a day is the one it begins with, and the other is offered; a deadline ends with its day")
    func midnight() throws {
        let found = try french.resolve("samedi à minuit")
        #expect(found.start?.iso8601 == "2026-03-14T00:00:00")
        #expect(found.alternatives.map { $0.start?.iso8601 } == ["2026-03-15T00:00:00"])
        #expect(try french.start("samedi à 24h") == "2026-03-15T00:00:00")
        #expect(try french.ends("jusqu'à samedi minuit") == "/2026-03-15T00:00:00")
        #expect(try french.resolve("aujourd'hui à minuit").alternatives.isEmpty)
    }

    @Test("of two hours the first is taken and the second offered, in the same half of the day")
    func eitherHour() throws {
        #expect(try french.resolve("demain à 9h ou 10h").alternatives.map { $0.start?.hour } == [10])
        #expect(try french.resolve("demain matin à 8h ou 9h").alternatives.map { $0.start?.hour } == [9])
        let afternoon = try english.resolve("tomorrow at 2 or 3")
        #expect(afternoon.start?.hour == 14)
        #expect(afternoon.alternatives.map { $0.start?.hour } == [15, 2])
    }

    @Test("before dawn the evening is offered for an hour of the early morning as well")
    func bothHalvesToCome() throws {
        let found = try DateWorld.french(at: "2026-03-11T05:00:00").resolve("à 7h30")
        #expect(found.start?.iso8601 == "2026-03-11T07:30:00")
        #expect(found.alternatives.map { $0.start?.iso8601 } == ["2026-03-11T19:30:00"])
    }

    @Test("the end of the year is its last four months in English, its last two are offered")
    func endOfYear() throws {
        let found = try english.resolve("the end of the year")
        #expect(found.start?.iso8601 == "2026-09-01T00:00:00")
        #expect(found.alternatives.map { $0.start?.iso8601 } == ["2026-11-01T00:00:00"])
    }
}
