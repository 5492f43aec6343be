import Foundation
import Testing

@testable import PocheKit

/// The calendar of these tests holds the flower market, tomorrow at nine.
@Suite("What the person already has")
struct KnownThingsTests {
    private let scripted = ScriptedAgent()

    @Test(
        "an appointment that was moved is no second one",
        arguments: [
            "Le marché est reporté à vendredi", "Finalement le marché c'est vendredi", "Marché décalé à 16h",
            "Le marché a été annulé",
        ])
    func moved(message: String) async throws {
        let result = try await scripted.turn(message, .createEvent)
        #expect(result.proposal == nil && result.speaker == .notice)
        #expect(result.reply?.contains("Marché aux fleurs") == true)
        #expect(await scripted.model.prompts.isEmpty)
    }

    @Test("an appointment that is not in the calendar is a new one, however it is said")
    func unknownMoved() async throws {
        let result = try await scripted.turn("Finalement podologue décalé à vendredi 16h", .listEvents)
        #expect(result.proposal?.action.title == "podologue décalé")
        #expect(result.proposal?.action.time == inParis(2026, 3, 13, 16))
    }

    @Test("the same once more is said with its card")
    func twin() async throws {
        let event = try await scripted.turn("Marché aux fleurs demain à 9h", .createEvent)
        #expect(event.proposal != nil && event.reply == ToolWords.alreadyKept.french)
        let later = try await scripted.turn("Marché aux fleurs demain à 11h", .createEvent)
        #expect(later.proposal != nil && later.reply == nil)
        let task = try await scripted.turn(
            "Ajoute arroser les plantes", .createTask, #"{"title":"arroser les plantes"}"#)
        #expect(task.proposal != nil && task.reply == ToolWords.alreadyKept.french)
    }

    @Test("a task that does not exist is neither ended nor deleted, and the model is not asked which")
    func unknownTask() async throws {
        let result = try await scripted.turn("Supprime la tâche du garage", .reply, #"{"task":"garage"}"#)
        #expect(result.action == .completeTask && result.proposal == nil && result.speaker == .notice)
    }

    @Test("all that the program said is told to the model, what was written too")
    func news() async throws {
        await scripted.agent.note(.written("Rappel enregistré."))
        _ = try await scripted.turn("Le marché est reporté à vendredi", .createEvent)
        _ = try await scripted.turn("Annule mon podologue", .reply)
        await scripted.agent.warm("Et")
        let told = try #require(await scripted.model.warmed.last)
        #expect(told.hasPrefix("(Rappel enregistré.)\n") && told.contains("Marché aux fleurs"))
        #expect(told.contains(ToolWords.cannotChange.french))
    }

    @Test(
        "nothing planned is said of the period that was asked",
        arguments: [
            ("J'ai quoi la semaine du 6 avril ?", "Rien de prévu la semaine du 6 avril"),
            ("J'ai quoi en mai ?", "Rien de prévu en mai"), ("J'ai quoi vendredi ?", "Rien de prévu après-demain"),
        ])
    func nothing(message: String, said: String) async throws {
        let when =
            TurnContext(message: message, language: .french, now: wall(2026, 3, 11, 10), timeZone: paris)
            .times.first?.words ?? ""
        let result = try await scripted.turn(message, .listEvents, #"{"when":"\#(when)"}"#)
        #expect(result.reply?.hasPrefix(said) == true, "\(result.reply ?? "")")
    }
}
