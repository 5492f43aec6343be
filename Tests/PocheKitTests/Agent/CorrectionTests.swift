import Testing

@testable import PocheKit

@Suite("Corrections")
struct CorrectionTests {
    private func context(_ message: String, _ language: Language = .french) -> TurnContext {
        TurnContext(message: message, language: language, now: wall(2026, 3, 11, 10), timeZone: paris)
    }

    @Test(
        "a time that a message takes back is not the one that is meant",
        arguments: [
            ("Rappelle-moi jeudi, non vendredi plutôt, à 16 heures d'appeler la banque", wall(2026, 3, 13, 16)),
            ("Rappelle-moi d'appeler Karim mardi, euh pardon mercredi, à 15h", wall(2026, 3, 18, 15)),
            ("Ostéo jeudi 10h, ah non 11h", wall(2026, 3, 12, 11)),
            ("Marché demain à 10h, ah non après-demain", wall(2026, 3, 13, 10)),
            ("Dîner chez Maud demain à 20h, non 21h", wall(2026, 3, 12, 21)),
        ])
    func withinMessage(message: String, time: WallTime) {
        let turn = context(message)
        #expect(turn.times.map(\.expression.start) == [time])
        #expect(TimedMatters.parts(of: turn) == nil)
    }

    @Test("in English too")
    func english() {
        let turn = context("Remind me to call Nora tomorrow, actually make that Friday at 6pm", .english)
        #expect(turn.times.map(\.expression.start) == [wall(2026, 3, 13, 18)])
        #expect(turn.message == "Remind me to call Nora Friday at 6pm")
    }

    @Test(
        "two times that are both meant stay",
        arguments: ["Judo mardi et jeudi à 18h", "Non, je suis là mardi et jeudi"])
    func both(message: String) {
        #expect(context(message).message == message)
    }

    @Test(
        "a card that waits is corrected by the time alone",
        arguments: [
            ("non finalement à 18h", inParis(2026, 3, 12, 18)), ("plutôt à 18h", inParis(2026, 3, 12, 18)),
            ("en fait mets 18h plutôt que 17h", inParis(2026, 3, 12, 18)), ("vendredi", inParis(2026, 3, 13, 17)),
            ("non, samedi à 9h", inParis(2026, 3, 14, 9)), ("en fait Odile c'est à 11h", inParis(2026, 3, 12, 11)),
        ])
    func card(message: String, time: CalendarTime) async throws {
        let scripted = ScriptedAgent()
        let first = try await scripted.turn("Rappelle-moi d'appeler Odile demain à 17h", .createReminder)
        let second = try await scripted.turn(message, .reply, words: ["Bon."])
        #expect(second.proposal?.action.time == time)
        #expect(second.proposal?.action.title == "appeler Odile")
        #expect(second.replaces == first.proposal?.id)
        #expect(second.proposal?.request.contains("17h") == false)
        let third = try await scripted.turn("non, à 19h", .reply, words: ["Bon."])
        #expect(third.replaces == second.proposal?.id && third.proposal?.action.time?.wall.hour == 19)
    }

    @Test(
        "it is corrected by a bare hour, from its own time, and in what it says",
        arguments: [
            ("non, plutôt 10", "appeler Odile", 10), ("une heure plus tard", "appeler Odile", 18),
            ("non, une heure plus tôt", "appeler Odile", 16), ("oui mais à 11h", "appeler Odile", 11),
            ("non c'est Karim, pas Odile", "appeler Karim", 17), ("change Odile en Karim", "appeler Karim", 17),
            ("et avec Maud", "appeler Odile avec Maud", 17),
        ])
    func otherwise(message: String, title: String, hour: Int) async throws {
        let scripted = ScriptedAgent()
        let first = try await scripted.turn("Rappelle-moi d'appeler Odile demain à 17h", .createReminder)
        let second = try await scripted.turn(message, .reply, words: ["Bon."])
        #expect(second.replaces == first.proposal?.id)
        #expect(second.proposal?.action.title == title)
        #expect(second.proposal?.action.time == inParis(2026, 3, 12, hour))
    }

    @Test(
        "in English, in the half of the day that is nearest",
        arguments: [("no, make it 10", 10), ("an hour later", 10), ("no, at 8", 8), ("half an hour earlier", 8)])
    func englishHour(message: String, hour: Int) async throws {
        let scripted = ScriptedAgent()
        _ = try await scripted.turn("Remind me to call the plumber tomorrow at 9 am", .createReminder)
        let time = try await scripted.turn(message, .reply, words: ["Well."]).proposal?.action.time
        #expect(time?.wall.startOfDay == wall(2026, 3, 12) && time?.wall.hour == hour)
    }

    @Test(
        "what is not understood of a correction changes nothing, and is said",
        arguments: ["en fait à 10h et c'est l'électricien", "change le titre en « Coupe »", "c'est rouge"])
    func unclear(message: String) async throws {
        let scripted = ScriptedAgent()
        _ = try await scripted.turn("Rappelle-moi d'appeler Odile demain à 17h", .createReminder)
        let second = try await scripted.turn(message, .createReminder, #"{"title":"l'électricien","when":"à 10h"}"#)
        #expect(second.proposal == nil && second.reply == ToolWords.unclearChange.french)
        let third = try await scripted.turn("plutôt à 19h", .reply, words: ["Bon."])
        #expect(third.proposal?.action.title == "appeler Odile" && third.replaces != nil)
    }

    @Test("after other talk, or once the card is dropped, it is talk", arguments: [true, false])
    func laterTalk(isDropped: Bool) async throws {
        let scripted = ScriptedAgent()
        _ = try await scripted.turn("Rappelle-moi d'appeler Odile demain à 17h", .createReminder)
        if isDropped {
            await scripted.agent.note(.declined("Le rappel est abandonné."))
        } else {
            _ = try await scripted.turn("Tu vas bien ?", words: ["Oui."])
        }
        #expect(try await scripted.turn("Non, je ne crois pas", words: ["Ah."]).speaker == .model)
    }

    @Test("a card of a day is put off by days, and not by hours")
    func wholeDay() async throws {
        let scripted = ScriptedAgent()
        _ = try await scripted.turn("Foire vendredi", .createEvent, #"{"title":"Foire","when":"vendredi"}"#)
        #expect(try await scripted.turn("une heure plus tard").reply == ToolWords.unclearChange.french)
        let later = try await scripted.turn("deux jours plus tard")
        #expect(later.proposal?.action.time?.wall == wall(2026, 3, 15))
    }

    @Test("what a question waited for does not go into another matter")
    func otherMatter() async throws {
        let scripted = ScriptedAgent()
        _ = try await scripted.turn("Rendez-vous à la banque", .createEvent, #"{"title":"Rendez-vous à la banque"}"#)
        let other = try await scripted.turn(
            "coiffeur samedi 15h", .createEvent, #"{"title":"coiffeur","when":"samedi 15h"}"#)
        #expect(other.proposal?.action.title == "coiffeur")
    }

    @Test("another matter is another card, and what was answered is corrected no more")
    func another() async throws {
        let scripted = ScriptedAgent()
        _ = try await scripted.turn("Rappelle-moi d'appeler Odile demain à 17h", .createReminder)
        let other = try await scripted.turn("Réunion avec Karim vendredi à 18h", .createEvent)
        #expect(other.replaces == nil && other.proposal != nil)
        await scripted.agent.note(.written("Rendez-vous enregistré."))
        let late = try await scripted.turn("plutôt à 18h", .reply, words: ["Bon."])
        #expect(late.proposal == nil)
    }

    @Test("« d’ici » means its end", arguments: [("d'ici vendredi", 13), ("d'ici dimanche", 15)])
    func deadline(words: String, day: Int) async throws {
        let result = try await ScriptedAgent().turn("Rappelle-moi \(words) de rendre la perceuse", .createReminder)
        #expect(result.proposal?.action.time?.wall.startOfDay == wall(2026, 3, day, 0))
    }

    @Test("a reply ends where the model begins another one")
    func replyMark() {
        #expect(ReplyVoice.answer(in: "Il fait nuit.\nreply\nIl fait").answer == "Il fait nuit.")
        #expect(!ReplyVoice.answer(in: "Reply to him:\n« reply »").isOver)
    }
}
