import Foundation
import Testing

@testable import PocheKit

/// What a person says in one go, the pieces of it far apart. Said on Wednesday 11 March 2026, at 10:00.
@Suite("Times said by a whole sentence")
struct SentenceTests {
    private let french = DateWorld.french()
    private let english = DateWorld.english()

    @Test(
        "a length is how long it lasts, never an hour",
        arguments: [
            ("Atelier d'une heure et quart samedi à 14h", "2026-03-14T14:00:00/2026-03-14T15:15:00"),
            ("Cours de trois heures vendredi à 9h", "2026-03-13T09:00:00/2026-03-13T12:00:00"),
            ("point d'1h30 mardi à 11h avec Ninon", "2026-03-17T11:00:00/2026-03-17T12:30:00"),
            ("bloque 1h45 jeudi à 16h", "2026-03-12T16:00:00/2026-03-12T17:45:00"),
            ("appel de vingt minutes avec la banque à 17h", "2026-03-11T17:00:00/2026-03-11T17:20:00"),
            ("pause d'une heure à midi", "2026-03-11T12:00:00/2026-03-11T13:00:00"),
            ("répétition demain 18h, 2h", "2026-03-12T18:00:00/2026-03-12T20:00:00"),
            ("séminaire de quatre jours à partir du 11 mai", "2026-05-11T00:00:00/2026-05-15T00:00:00"),
            ("réserve le court deux heures demain à partir de 8h", "2026-03-12T08:00:00/2026-03-12T10:00:00"),
            ("marché demain 9h, ça dure environ une heure et demie", "2026-03-12T09:00:00/2026-03-12T10:30:00"),
            ("atelier demain 14h, il devrait durer 3h", "2026-03-12T14:00:00/2026-03-12T17:00:00"),
            ("car pour Brume vendredi à 7h50, arrivée 9h40", "2026-03-13T07:50:00/2026-03-13T09:40:00"),
            ("Fête de Colette le 2 mai tous les ans", "2026-05-02T00:00:00/"),
            ("le train de 5h40 demain", "2026-03-12T05:40:00/"),
            ("la réunion de 14h demain", "2026-03-12T14:00:00/"),
            ("de 2h à 4h demain", "2026-03-12T02:00:00/2026-03-12T04:00:00"),
        ])
    func frenchLengths(sentence: String, ends: String) { #expect(french.whole(sentence) == ends) }

    @Test(
        "a length is how long it lasts, in English too",
        arguments: [
            ("a three hour workshop Saturday at 2pm", "2026-03-14T14:00:00/2026-03-14T17:00:00"),
            ("lesson for an hour and a half on Friday at 9am", "2026-03-13T09:00:00/2026-03-13T10:30:00"),
            ("45-minute call with the bank at 5pm", "2026-03-11T17:00:00/2026-03-11T17:45:00"),
            ("rehearsal tomorrow 6pm, 2 hours", "2026-03-12T18:00:00/2026-03-12T20:00:00"),
            ("fitting tomorrow at 2pm, it should take about half an hour", "2026-03-12T14:00:00/2026-03-12T14:30:00"),
            ("four day seminar starting may 11", "2026-05-11T00:00:00/2026-05-15T00:00:00"),
        ])
    func englishLengths(sentence: String, ends: String) { #expect(english.whole(sentence) == ends) }

    @Test("a length with a part of a day begins in that part, whatever the hour")
    func lengthInPartOfDay() throws {
        for (resolver, sentence) in [
            (french, "Garde-moi trois heures mardi matin"), (english, "keep three hours on tuesday morning"),
        ] {
            let found = try #require(resolver.reading(of: sentence).whole?.expression)
            #expect(found.isPartOfDay && found.length == 3 * 3600)
            #expect(found.start?.isSameDay(as: WallTime(year: 2026, month: 3, day: 17)) == true)
            #expect(found.end?.iso8601 == "2026-03-17T12:00:00")
        }
    }

    @Test(
        "hours that cross midnight end on the next day, wherever the day stands",
        arguments: [
            ("bal de 21h à 2h du matin vendredi", "2026-03-13T21:00:00/2026-03-14T02:00:00"),
            ("veillée samedi de 20h30 à 0h30", "2026-03-14T20:30:00/2026-03-15T00:30:00"),
            ("ronde de 23h à 7h demain", "2026-03-12T23:00:00/2026-03-13T07:00:00"),
            ("soirée jeux dimanche de 22h à 1h", "2026-03-15T22:00:00/2026-03-16T01:00:00"),
            ("le 4 avril de 19h à 3h du matin", "2026-04-04T19:00:00/2026-04-05T03:00:00"),
        ])
    func midnight(sentence: String, ends: String) { #expect(french.whole(sentence) == ends) }

    @Test(
        "hours that cross midnight, in English",
        arguments: [
            ("ball from 9pm to 2am on Friday", "2026-03-13T21:00:00/2026-03-14T02:00:00"),
            ("shift from 11pm until 7am tomorrow", "2026-03-12T23:00:00/2026-03-13T07:00:00"),
        ])
    func englishMidnight(sentence: String, ends: String) { #expect(english.whole(sentence) == ends) }

    @Test(
        "the bounds and the count of a repeated time may stand far from it",
        arguments: [
            ("tous les lundis à 20h au foyer jusqu'au 29 juin", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20260629T215959Z"),
            ("chaque samedi piscine avec Noé à 10h jusqu'en mai", "FREQ=WEEKLY;BYDAY=SA;UNTIL=20260531T215959Z"),
            ("cachets tous les soirs à 21h dans la cuisine pendant 5 jours", "FREQ=DAILY;UNTIL=20260315T225959Z"),
            ("rééducation chaque jeudi à 9h chez Ivan Bréhat 8 fois", "FREQ=WEEKLY;BYDAY=TH;COUNT=8"),
            ("jusqu'à fin avril chorale tous les mardis", "FREQ=WEEKLY;BYDAY=TU;UNTIL=20260430"),
        ])
    func bounds(sentence: String, rule: String) {
        #expect(french.reading(of: sentence).whole?.expression.recurrence == rule)
    }

    @Test(
        "bounds far from a repeated time, in English",
        arguments: [
            ("every monday at 8pm in the hall until June 29", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20260629T215959Z"),
            ("rehab every thursday at 9am with Ivan Brehat 8 times", "FREQ=WEEKLY;BYDAY=TH;COUNT=8"),
            ("pills every evening at 9 in the kitchen for 5 days", "FREQ=DAILY;UNTIL=20260315T225959Z"),
        ])
    func englishBounds(sentence: String, rule: String) {
        #expect(english.reading(of: sentence).whole?.expression.recurrence == rule)
    }

    @Test(
        "so long before something is before its time",
        arguments: [
            ("préviens-moi deux heures avant mon train pour Laval vendredi à 18h", "2026-03-13T16:00:00/"),
            ("rappelle-moi 20 min avant le cours de demain 9h30", "2026-03-12T09:10:00/"),
            ("lundi 14h visite médicale, rappelle-moi une heure avant", "2026-03-16T13:00:00/"),
            ("rappelle-moi la veille de ma soutenance du 3 juin", "2026-06-02T00:00:00/"),
            ("préviens-moi la veille à 19h pour le départ de samedi", "2026-03-13T19:00:00/"),
            ("trois jours avant la fête de Lucas le 20 mai", "2026-05-17T00:00:00/"),
            ("le lendemain de mon arrivée le 2 avril", "2026-04-03T00:00:00/"),
            ("rappelle-moi un quart d'heure avant demain 8h", "2026-03-12T07:45:00/"),
        ])
    func shifts(sentence: String, ends: String) { #expect(french.whole(sentence) == ends) }

    @Test(
        "so long before something, in English",
        arguments: [
            ("warn me two hours before my train on friday at 6pm", "2026-03-13T16:00:00/"),
            ("monday 2pm check-up, remind me an hour before", "2026-03-16T13:00:00/"),
            ("remind me the day before my defence on june 3", "2026-06-02T00:00:00/"),
            ("the night before the exam on april 2", "2026-04-01T18:00:00/2026-04-02T00:00:00"),
        ])
    func englishShifts(sentence: String, ends: String) { #expect(english.whole(sentence) == ends) }

    @Test("an hour before a day without an hour, or before nothing, is no time")
    func unresolvedShifts() {
        #expect(french.reading(of: "rappelle-moi une heure avant ma visite de jeudi").refusal == .unclear)
        let open = french.reading(of: "rappelle-moi une heure avant ma visite")
        #expect(open.whole == nil && open.refusal == nil && open.spans.isEmpty)
        #expect(english.reading(of: "ten minutes before the game on friday").whole == nil)
    }

    @Test("what is moved goes to the second time, and is no series")
    func moves() {
        for (sentence, ends) in [
            ("Déplace le dîner de jeudi à vendredi 20h", "2026-03-13T20:00:00/"),
            ("décale ma séance de 9h à 11h demain", "2026-03-12T11:00:00/"),
            ("reporte le goûter de samedi à dimanche", "2026-03-15T00:00:00/"),
            ("repousse le cours de lundi 10h à mardi", "2026-03-17T10:00:00/"),
        ] {
            #expect(french.whole(sentence) == ends, "\(sentence)")
            #expect(french.reading(of: sentence).whole?.expression.recurrence == nil)
        }
        #expect(english.whole("move lunch from thursday to friday at 1pm") == "2026-03-13T13:00:00/")
        #expect(french.reading(of: "repousse d'une heure la visite de jeudi 15h").whole == nil)
    }

    @Test("days in a row with an hour are a series only where the words make one")
    func runs() {
        #expect(french.reading(of: "absent de mardi à jeudi à 9h").whole == nil)
        #expect(french.reading(of: "absent de mardi à jeudi à 9h").refusal == .unclear)
        #expect(french.reading(of: "salon de mardi à mercredi 10h").refusal == .unclear)
        let week = french.reading(of: "réveil du lundi au vendredi à 6h30").whole?.expression
        #expect(week?.recurrence == "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR")
        let days = french.reading(of: "stage du 4 au 8 mai à 9h").whole?.expression
        #expect(days?.recurrence == "FREQ=DAILY;UNTIL=20260508T215959Z")
        let all = french.reading(of: "tous les jours sauf le dimanche à 7h").whole?.expression
        #expect(all?.recurrence == "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA")
    }

    @Test(
        "a time that does not exist is refused with its reason, whatever else the sentence says",
        arguments: [
            ("note un contrôle le 31 juin", DateError.Reason.noSuchDay), ("visite le 30 février à 9h", .noSuchDay),
            ("fête le 31/04 chez Ninon à 20h", .noSuchDay), ("séance demain à 26h", .noSuchHour),
            ("rdv mardi 12 mars 2026 à 10h", .weekdayMismatch), ("permanence demain de 17h à 9h", .reversed),
        ])
    func refusals(sentence: String, reason: DateError.Reason) {
        let reading = french.reading(of: sentence)
        #expect(reading.refusal == reason && reading.whole == nil)
    }

    @Test(
        "the day that tells which thing is meant is not when",
        arguments: [
            ("rappelle-moi lundi d'appeler le notaire pour la vente du 15 janvier", "2026-03-16T00:00:00/"),
            ("rappelle-moi demain à 9h de préparer la fête du 15 avril", "2026-03-12T09:00:00/"),
            ("rappelle-moi lundi d'imprimer les billets pour le 15 avril", "2026-03-16T00:00:00/"),
        ])
    func otherMatters(sentence: String, ends: String) { #expect(french.whole(sentence) == ends) }

    @Test(
        "the day that tells which thing is meant is not when, in English too",
        arguments: [
            ("remind me on Monday to prepare the meeting of 15 January", "2026-03-16T00:00:00/"),
            ("remind me on Monday at 9am to call about the January 15 sale", "2026-03-16T09:00:00/"),
        ])
    func englishOtherMatters(sentence: String, ends: String) { #expect(english.whole(sentence) == ends) }

    @Test(
        "a weekday and a date side by side contradict each other",
        arguments: ["lundi 15 janvier chez le notaire", "visite lundi, le 15 janvier", "le lundi du 15 janvier"])
    func contradictions(sentence: String) { #expect(french.reading(of: sentence).refusal == .weekdayMismatch) }

    @Test("a fraction is no date, and two choices are no one time")
    func noTime() {
        #expect(french.reading(of: "j'ai eu 25/30 au contrôle de demain").refusal == nil)
        #expect(french.reading(of: "visite lundi ou jeudi").whole == nil)
        #expect(french.reading(of: "lundi à 9h puis déjeuner à 12h30").whole == nil)
        #expect(french.whole("pas vendredi mais samedi à 15h") == "2026-03-14T15:00:00/")
        #expect(english.whole("not friday but saturday at 3pm") == "2026-03-14T15:00:00/")
    }
}

extension DateResolver {
    /// Beginning and end of what a sentence says, "" where it says no one time.
    func whole(_ sentence: String) -> String {
        guard let found = reading(of: sentence).whole?.expression else { return "" }
        return (found.start?.iso8601 ?? "") + "/" + (found.end?.iso8601 ?? "")
    }
}
