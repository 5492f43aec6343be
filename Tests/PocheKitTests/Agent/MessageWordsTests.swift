import Foundation
import Testing

@testable import PocheKit

/// What is taken from a message by code, so that the model only picks: places, notes, halves of the day.
@Suite("The words of a message")
struct MessageWordsTests {
    /// A Wednesday.
    private func turn(_ message: String, _ language: Language = .french) throws -> TurnContext {
        TurnContext(
            message: message, language: language, now: WallTime(year: 2026, month: 3, day: 11, hour: 10),
            timeZone: try #require(TimeZone(identifier: "Europe/Paris")))
    }

    @Test(
        "a place is what follows its preposition, without the time",
        arguments: [
            ("Dîner chez ma tante Odile samedi à 20h", ["chez ma tante Odile"]),
            ("Entraînement à la piscine des Lilas avec Hugo demain à 18h", ["la piscine des Lilas"]),
            ("Rendez-vous demain à 9h", []),
            ("Mets la réunion au calendrier jeudi à 10h", []),
            ("rdv a la mairie lundi 14h", ["la mairie"]),
            ("Paul a dit oui pour mardi à 8h", []),
            ("Danse à la salle Boréale pendant 1h15 mardi à 18h30", ["la salle Boréale"]),
            ("Dentiste 14 bis rue des Tilleuls jeudi 15h", ["14 bis rue des Tilleuls"]),
            (
                "Visite chez Brume, 8 place du Marché à Quimper, le 25 mars à 14h",
                ["8 place du Marché à Quimper", "chez Brume", "Quimper"]
            ),
            ("Point équipe en salle Jupiter lundi à 10h", ["salle Jupiter"]),
            ("Thé avec Maud au Salon de Jade samedi à 16h", ["Salon de Jade"]),
            ("Déjeuner chez Odile et Hugo dimanche midi", ["chez Odile et Hugo"]),
            ("Gala à la mairie de Brume et bal ensuite jeudi 20h", ["la mairie de Brume"]),
            ("Rappelle à Paul de venir demain à 9h", ["Paul"]),
            ("Escalade à la salle de sport mardi 19h", ["la salle de sport"]),
        ])
    func places(message: String, places: [String]) throws {
        #expect(PlaceRule.places(in: try turn(message)) == places)
    }

    @Test("an English place too")
    func englishPlace() throws {
        #expect(
            PlaceRule.places(in: try turn("Lunch with Tom at the Blue Fig on Friday at noon", .english))
                == ["the Blue Fig"])
        #expect(
            PlaceRule.places(in: try turn("Tea at the Fig Tree on Mill Lane on Friday at noon", .english))
                == ["the Fig Tree on Mill Lane"])
        #expect(
            PlaceRule.places(in: try turn("Dentist at 45 Elm Street on Thursday at 3pm", .english)) == ["45 Elm Street"]
        )
    }

    @Test(
        "a place that is said plainly is not asked of the model",
        arguments: [
            ("Dîner chez Odile samedi à 20h", "chez Odile"), ("Bal au Salon de Jade samedi à 20h", "Salon de Jade"),
            ("Visite 8 place du Marché samedi à 14h", "8 place du Marché"), ("Souper à Quimper samedi à 20h", nil),
            ("Point au sujet du toit samedi à 9h", nil), ("Bilan à la fin du stage samedi à 9h", nil),
        ])
    func plainPlaces(message: String, place: String?) throws {
        #expect(PlaceRule.plainPlace(in: try turn(message)) == place)
    }

    @Test("the number of a street is no day")
    func streetNumber() throws {
        let turn = try turn("Kiné vendredi à 18h au 3 place de la Lune")
        #expect(turn.times.map(\.expression.start?.iso8601) == ["2026-03-13T18:00:00"])
        #expect(PlaceRule.places(in: turn).contains("3 place de la Lune"))
        let clinic = try self.turn("Dr Marsh tomorrow at 8:40, St Bride's Clinic", .english)
        #expect(clinic.times.map(\.expression.start?.iso8601) == ["2026-03-12T08:40:00"])
    }

    @Test("the length of a timer is the moment it rings")
    func timer() throws {
        let time = try #require(try turn("Minuteur de 12 minutes pour le riz").times.first)
        #expect(time.words == "12 minutes")
        #expect(time.expression.start == WallTime(year: 2026, month: 3, day: 11, hour: 10, minute: 12))
        #expect(try turn("La pause dure 12 minutes").times.isEmpty)
    }

    @Test("two hours joined by « et » are two times of one day; a day beside them is left out")
    func severalTimes() throws {
        let turn = try turn("Rappelle-moi de prendre mes gouttes demain à 8h et à 20h")
        let chosen = try #require(turn.times.first { $0.ranges.count == 1 })
        let group = SaidTimes.group(of: chosen, in: turn)
        #expect(group.map(\.expression.start?.iso8601) == ["2026-03-12T08:00:00", "2026-03-12T20:00:00"])
        #expect(SaidTimes.leftOver(beside: group, title: "prendre mes gouttes", in: turn).isEmpty)
        let late = try self.turn("J'ai cours de 8h à 10h et de 14h à 16h demain")
        let told = try #require(late.times.first)
        #expect(
            SaidTimes.group(of: told, in: late).map(\.expression.start?.iso8601)
                == ["2026-03-12T08:00:00", "2026-03-12T14:00:00"])
        let other = try self.turn("Dîner chez Paul mardi, sinon jeudi")
        let tuesday = try #require(other.times.first)
        #expect(SaidTimes.leftOver(beside: [tuesday], title: "Dîner chez Paul", in: other) == ["jeudi"])
    }

    @Test(
        "a note may begin after the words that ask for it, and nowhere else",
        arguments: [
            ("Note que la clé est sous le pot", "La clé est sous le pot"),
            ("Retiens bien que l'eau du puits n'est pas potable", "L'eau du puits n'est pas potable"),
            ("note : 3 sacs de terreau", "3 sacs de terreau"),
            ("Write down that Nora's size is 38", "Nora's size is 38"),
        ])
    func noteBeginnings(message: String, note: String) {
        let choices = NoteWords.choices(in: message)
        #expect(choices.first == message)
        #expect(choices.last == note)
    }

    @Test("what asks for a note behind it is no part of it, and nothing else is taken away")
    func noteEndings() throws {
        #expect(
            NoteWords.choices(in: try turn("Le code du garage est 7731, note-le")) == ["Le code du garage est 7731"])
        #expect(
            NoteWords.choices(in: try turn("Nora wears size 38. Write that down!", .english)).first
                == "Nora wears size 38")
        let song = "La fin de la chanson dit : note le"
        #expect(NoteWords.choices(in: try turn("Il ne faut pas que je note le")) == ["Il ne faut pas que je note le"])
        #expect(NoteWords.choices(in: try turn(song)).first == song)
    }

    @Test("a long note is kept whole, without its announcement")
    func longNote() {
        let text = String(repeating: "Une ligne de plus.\n", count: 60).trimmingCharacters(in: .newlines)
        #expect(NoteWords.choices(in: "Note : " + text) == [text])
        #expect(NoteWords.choices(in: text) == [text])
    }

    @Test("waking up is in the morning, and the card offers the other half of the day")
    func wakingUp() throws {
        let time = try #require(try turn("Wake me up tomorrow at 6:30", .english).times.first)
        #expect(time.expression.start == WallTime(year: 2026, month: 3, day: 12, hour: 6, minute: 30))
        #expect(time.expression.alternatives.first?.start?.hour == 18)
    }

    @Test("a reply leans away from « vous », unless the text is for others")
    func formalAddress() throws {
        #expect(ReplyVoice.avoidedWords(answering: try turn("Comment vas-tu ?")).contains("vous"))
        #expect(ReplyVoice.avoidedWords(answering: try turn("Écris une lettre à ma mairie")).isEmpty)
        #expect(ReplyVoice.avoidedWords(answering: try turn("How are you?", .english)).isEmpty)
    }

    @Test("the present moment is told only when the message speaks of time")
    func presentMoment() throws {
        #expect(ReplyVoice.hint(for: try turn("On est quel jour ?")).contains("11 mars 2026"))
        #expect(!ReplyVoice.hint(for: try turn("Raconte une blague")).contains("2026"))
    }
}
