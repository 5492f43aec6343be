import Testing

@testable import PocheKit

@Suite("Several things at their own times")
struct TimedMattersTests {
    private func parts(_ message: String, _ language: Language = .french) -> [String]? {
        TimedMatters.parts(
            of: TurnContext(message: message, language: language, now: wall(2026, 3, 11, 10), timeZone: paris))
    }

    @Test(
        "each is a message of its own, with what asks for it and its day",
        arguments: [
            (
                "Demain 9h dentiste, 14h réunion avec Odile, 18h piscine",
                ["Demain 9h dentiste", "14h réunion avec Odile jeudi 12 mars 2026", "18h piscine jeudi 12 mars 2026"]
            ),
            ("Podologue lundi 10h et coiffeur mardi 15h", ["Podologue lundi 10h", "coiffeur mardi 15h"]),
            (
                "Dîner à 20h chez Karim demain, puis cinéma à 22h",
                ["Dîner à 20h chez Karim demain", "cinéma à 22h jeudi 12 mars 2026"]
            ),
            (
                "Rappelle-moi d'appeler Maud demain à 9h et d'acheter du pain à 18h",
                ["Rappelle-moi d'appeler Maud demain à 9h", "Rappelle-moi d'acheter du pain à 18h jeudi 12 mars 2026"]
            ),
            (
                "J'ai judo à 17h et chorale à 20h vendredi",
                ["J'ai judo à 17h vendredi 13 mars 2026", "J'ai chorale à 20h vendredi"]
            ),
            (
                "Train pour Brest vendredi 8h12, retour dimanche 19h40",
                ["Train pour Brest vendredi 8h12", "retour dimanche 19h40"]
            ),
            ("Judo à 17h et chorale à 20h", ["Judo à 17h", "chorale à 20h mercredi 11 mars 2026"]),
        ])
    func several(message: String, expected: [String]) {
        #expect(parts(message) == expected)
    }

    @Test(
        "what belongs together stays together",
        arguments: [
            "Réunion demain à 9h avec Odile et Karim", "Rappelle-moi de boire demain à 9h et à 18h",
            "Concert le 12 juin à 20h, ouverture des portes 18h30", "Cours de 8h à 10h et de 14h à 16h demain",
            "Acheter du pain et du lait demain à 10h", "Dîner chez Maud vendredi à 20h, sinon samedi midi",
            "Demain, à 10h, passer à la poste", "Piscine tous les mardis à 18h et judo à 20h",
            "Note « dentiste à 9h, judo à 17h »", "Rendez-vous lundi à 9h avec Odile et à 15h avec Karim",
        ])
    func one(message: String) {
        #expect(parts(message) == nil)
    }

    @Test("in English too")
    func english() {
        #expect(
            parts("Dentist tomorrow at 9am and lunch with Nora at noon", .english)
                == ["Dentist tomorrow at 9am", "lunch with Nora at noon Thursday, March 12, 2026"])
    }

    @Test("each has its card, in order")
    func cards() async throws {
        let scripted = ScriptedAgent()
        let result = try await scripted.turn("Demain 9h podologue, 14h réunion avec Odile", .createEvent)
        #expect(result.proposals.map(\.action.title) == ["podologue", "réunion avec Odile"])
        #expect(result.proposals.map(\.action.time) == [inParis(2026, 3, 12, 9), inParis(2026, 3, 12, 14)])
        #expect(result.reply == nil)
    }

    @Test("an hour that is over today begins a series tomorrow")
    func overToday() async throws {
        let scripted = ScriptedAgent()
        let result = try await scripted.turn(
            "Rappelle-moi mes gouttes à 8h et à 20h tous les jours", .createReminder)
        #expect(result.proposals.map(\.action.time) == [inParis(2026, 3, 12, 8), inParis(2026, 3, 11, 20)])
        let other = try await ScriptedAgent().turn(
            "Rappelle-moi mes gouttes tous les jours à 8h et à 20h", .createReminder)
        #expect(other.proposals.map(\.action.time) == [inParis(2026, 3, 12, 8), inParis(2026, 3, 11, 20)])
    }

    @Test("a series that begins on a day that was said has all its hours from that day on")
    func fromDay() async throws {
        let result = try await ScriptedAgent().turn(
            "Rappelle-moi mes gouttes à partir de lundi tous les jours à 8h et à 20h", .createReminder)
        #expect(result.proposals.map(\.action.time) == [inParis(2026, 3, 16, 8), inParis(2026, 3, 16, 20)])
    }

    @Test("days that are listed have the hour that was said")
    func days() async throws {
        let scripted = ScriptedAgent()
        let result = try await scripted.turn(
            "Chorale mardi, jeudi et vendredi à 19h", .createEvent, #"{"title":"Chorale","when":"mardi"}"#)
        #expect(
            result.proposals.map(\.action.time)
                == [inParis(2026, 3, 17, 19), inParis(2026, 3, 12, 19), inParis(2026, 3, 13, 19)])
        #expect(result.reply == nil)
    }
}
