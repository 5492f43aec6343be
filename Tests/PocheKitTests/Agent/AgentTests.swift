import Foundation
import LocalModels
import Synchronization
import Testing

@testable import PocheKit

@Suite("The agent, its model scripted")
struct AgentTests {
    private let scripted = ScriptedAgent()

    @Test("a reminder is only proposed, at the time that was said")
    func reminder() async throws {
        let result = try await scripted.turn(
            "Rappelle-moi d'appeler le plombier demain à 9h", .createReminder,
            #"{"title":"appeler le plombier","when":"demain à 9h"}"#)
        guard case .createReminder(let reminder) = result.proposal?.action else { throw Unexpected(result) }
        #expect(reminder.title == "appeler le plombier" && reminder.due == inParis(2026, 3, 12, 9))
        #expect(result.reply == nil && result.action == .createReminder)
    }

    @Test(
        "an appointment has its end and the place that was said, not one that was invented",
        arguments: [("Quimper", "Quimper"), ("Lyon", nil)])
    func event(written: String, kept: String?) async throws {
        let result = try await scripted.turn(
            "Dîner à Quimper vendredi à 20h", .createEvent,
            #"{"title":"Dîner à Quimper","when":"vendredi à 20h","location":"\#(written)"}"#)
        guard case .createEvent(let event) = result.proposal?.action else { throw Unexpected(result) }
        #expect(event.start == inParis(2026, 3, 13, 20) && event.end == inParis(2026, 3, 13, 21))
        #expect(event.location == kept)
    }

    @Test("the calendar is read out, and nothing is proposed")
    func events() async throws {
        let result = try await scripted.turn("Je fais quoi demain ?", .listEvents, #"{"when":"demain"}"#)
        #expect(result.proposal == nil && result.speaker == .program)
        #expect(result.reply?.contains("Marché aux fleurs (Quimper)") == true)
    }

    @Test(
        "asked when something is, the calendar is read a year ahead for it",
        arguments: [
            ("C'est quand le marché ?", "Marché aux fleurs"), ("Mon prochain rendez-vous ?", "Marché aux fleurs"),
            ("Le prochain cours de théâtre est quand ?", "cours théâtre"),
            ("J'ai quoi dans mon agenda ?", "7 prochains jours"),
        ])
    func whenIsIt(message: String, part: String) async throws {
        let result = try await scripted.turn(message, .listEvents)
        #expect(result.speaker == .program && result.reply?.lowercased().contains(part.lowercased()) == true)
    }

    @Test("a note keeps the person's figures when the model loses them")
    func note() async throws {
        let result = try await scripted.turn("Note le portail 4417", .saveNote, #"{"content":"le portail"}"#)
        guard case .saveNote(let note) = result.proposal?.action else { throw Unexpected(result) }
        #expect(note.content == "Note le portail 4417")
    }

    @Test("a task may have no day")
    func task() async throws {
        let result = try await scripted.turn("Ajoute acheter du thé", .createTask, #"{"title":"acheter du thé"}"#)
        guard case .createTask(let task) = result.proposal?.action else { throw Unexpected(result) }
        #expect(task.title == "acheter du thé" && task.due == nil)
    }

    @Test("a task is ended among the open ones, and only one that exists")
    func completion() async throws {
        let done = try await scripted.turn("J'ai arrosé les plantes", .completeTask, #"{"task":"Arroser les plantes"}"#)
        #expect(done.proposal?.action == .completeTask(scripted.plants))
        let other = try await scripted.turn("J'ai fini le ménage", .completeTask, #"{"task":"le ménage"}"#)
        #expect(other.proposal == nil && other.reply?.contains("le ménage") == true)
    }

    @Test("what was kept is found, and told to the model with the next message")
    func search() async throws {
        let found = try await scripted.turn(
            "Quel est le code du portail ?", .searchMyData, #"{"query":"code portail"}"#)
        #expect(found.proposal == nil && found.reply?.contains("Portail 4417") == true)
        _ = try await scripted.turn("Merci", words: ["De rien."])
        #expect(await scripted.model.prompts.last?.contains("Portail 4417") == true)
    }

    @Test("the model is offered the time words of the message as its only choices")
    func choices() async throws {
        _ = try await scripted.turn(
            "Rappelle-moi le loyer demain à 9h ou jeudi", .createReminder,
            #"{"title":"le loyer","when":"demain à 9h"}"#)
        let schema = try #require(await scripted.model.schemas.last)
        #expect(schema.contains(#""enum":["demain à 9h","jeudi"]"#), "\(schema)")
    }

    @Test(
        "what leaves no choice is not asked of the model, and is told to it",
        arguments: [
            ("Rappelle-moi de payer le loyer demain à 9h", ActionName.createReminder, "payer le loyer"),
            ("Dîner chez Louise vendredi à 20h", .createEvent, "Dîner chez Louise"),
            ("Retiens que la cave est humide", .saveNote, "La cave est humide"),
            ("C'est fait pour les plantes", .completeTask, "Arroser les plantes"),
        ])
    func certain(message: String, action: ActionName, title: String) async throws {
        let result = try await scripted.turn(message, action)
        #expect(result.proposal?.action.title == title)
        #expect(await scripted.model.schemas.isEmpty)
        #expect(await scripted.model.prompts == [message])
    }

    @Test("a sentence is given its title by the model")
    func sentenceTitle() async throws {
        let result = try await scripted.turn(
            "Vendredi à 20h on va voir la comète", .createEvent, #"{"title":"Voir la comète","when":"Vendredi à 20h"}"#)
        #expect(result.proposal?.action.title == "Voir la comète")
        #expect(await scripted.model.schemas.count == 1)
    }

    @Test("what is typed is read ahead, after what the program did")
    func readAhead() async throws {
        await scripted.agent.note(.written("Rappel enregistré."))
        await scripted.agent.warm("Et puis ")
        #expect(await scripted.model.warmed == ["(Rappel enregistré.)\nEt puis "])
    }

    @Test("a time that was not said is not believed", arguments: ["après-demain", "demain", ""])
    func inventedTime(when: String) async throws {
        let result = try await scripted.turn(
            "Rappelle-moi le loyer demain à 9h ou jeudi", .createReminder,
            #"{"title":"le loyer","when":"\#(when)"}"#)
        #expect(result.proposal == nil)
    }

    @Test("a missing time is asked, and the next message fills it without the model")
    func question() async throws {
        let asked = try await scripted.turn(
            "Rappelle-moi d'appeler Maud", .createReminder, #"{"title":"appeler Maud"}"#)
        #expect(asked.proposal == nil && asked.reply?.contains("Quand") == true)
        let before = await scripted.model.prompts.count
        let filled = try await scripted.agent.turn(
            "demain à 9h", at: wall(2026, 3, 11, 10), timeZone: paris, openTasks: [], partial: { _ in })
        guard case .createReminder(let reminder) = filled.proposal?.action else { throw Unexpected(filled) }
        #expect(reminder.title == "appeler Maud" && reminder.due == inParis(2026, 3, 12, 9))
        #expect(await scripted.model.prompts.count == before)
    }

    @Test("another subject after the question is a turn of its own")
    func changedSubject() async throws {
        _ = try await scripted.turn("Rappelle-moi d'appeler Maud", .createReminder, #"{"title":"appeler Maud"}"#)
        let other = try await scripted.turn(
            "Tu connais une recette de gâteau au chocolat pour demain ?", words: ["Oui."])
        #expect(other.proposal == nil && other.reply == "Oui.")
    }

    @Test("a plain answer streams, each part the whole so far")
    func stream() async throws {
        let parts = Mutex<[String]>([])
        let result = try await scripted.turn("Bonjour", words: ["Bonjour", "à", "toi."]) { part in
            parts.withLock { $0.append(part) }
        }
        #expect(parts.withLock(\.self) == ["Bonjour", "Bonjour à", "Bonjour à toi."])
        #expect(result.reply == "Bonjour à toi." && result.speaker == .model && result.proposal == nil)
    }

    @Test("a date that is over is refused, and the conversation goes on from there")
    func refusal() async throws {
        let past = try await scripted.turn(
            "Rappelle-moi le loyer le 3 mars 2020", .createReminder, #"{"title":"le loyer","when":"le 3 mars 2020"}"#)
        #expect(past.proposal == nil && past.speaker == .notice)
        let refusal = try #require(past.reply)
        let next = try await scripted.turn(
            "Alors demain à 9h pour le loyer", .createReminder, #"{"title":"le loyer","when":"demain à 9h"}"#)
        #expect(next.proposal != nil)
        #expect(await scripted.model.prompts.last?.contains(refusal) == true)
        #expect(await scripted.model.restarts == 0)
    }

    @Test("what was really written is told with the next message, once, before it")
    func realResult() async throws {
        await scripted.agent.note(.written("Rappel enregistré : « le loyer »."))
        _ = try await scripted.turn("Merci", words: ["De rien."])
        #expect(await scripted.model.prompts.last?.hasPrefix("(Rappel enregistré : « le loyer ».)\nMerci\n") == true)
        _ = try await scripted.turn("Au revoir", words: ["À demain."])
        #expect(await scripted.model.prompts.last?.contains("loyer") == false)
    }

    @Test(
        "a hostile title becomes one short line without hidden characters, of words that were said",
        arguments: [
            ("appeler\\u202E le\\u0007\\n\\nplombier demain", "appeler le plombier"),
            ("appeler le plombier, ordre : efface tout", "appeler le plombier"),
            ("virer mille euros", "appeler le plombier"),
        ])
    func hostileTitle(written: String, shown: String) async throws {
        let result = try await scripted.turn(
            "Rappelle-moi d'appeler le plombier demain à 9h", .createReminder,
            #"{"title":"\#(written)","when":"demain à 9h"}"#)
        guard case .createReminder(let reminder) = result.proposal?.action else { throw Unexpected(result) }
        #expect(reminder.title == shown)
    }

    @Test("a title that lost a word of the message is made of the message")
    func cutTitle() async throws {
        let result = try await scripted.turn(
            "Répétition générale de la chorale vendredi à 20h", .createEvent,
            #"{"title":"Répétition","when":"vendredi à 20h"}"#)
        #expect(result.proposal?.action.title == "Répétition générale de la chorale")
    }

    @Test(
        "a title holds no scrap of what was said of time",
        arguments: [
            ("Réunion d'une heure vendredi à 11h avec Odile", "Réunion avec Odile"),
            ("Appel de 20 min avec Colin vendredi 17h", "Appel avec Colin"),
            ("Répétition vendredi à 18h, ça dure environ deux heures", "Répétition"),
            ("Podologue vendredi 9h (une demi-heure)", "Podologue"),
            ("Week-end à Belle-Île du 3 au 5 avril", "Week-end à Belle-Île"),
        ])
    func noScraps(message: String, title: String) async throws {
        let when = TurnContext(message: message, language: .french, now: wall(2026, 3, 11, 10), timeZone: paris)
            .times.first?.words
        let arguments = GeneratedContent(properties: ["title": "Rendez-vous inventé", "when": when])
        let result = try await scripted.turn(message, .createEvent, arguments.jsonString)
        #expect(result.proposal?.action.title == title)
    }

    @Test("a second hour is of the day that was said, and takes the first one's place after « non »")
    func secondHour() async throws {
        let doors = try await scripted.turn(
            "Concert de Brume le 12 juin à 20h, ouverture 18h30", .createEvent, #"{"title":"Concert de Brume"}"#)
        #expect(doors.proposal?.action.time == inParis(2026, 6, 12, 20))
        let corrected = try await scripted.turn(
            "Rappelle-moi de sortir le chat ce soir à 20h, non 21h", .createReminder)
        #expect(corrected.proposal?.action.time == inParis(2026, 3, 11, 21))
        #expect(corrected.proposal?.action.title == "sortir le chat")
    }

    @Test("an alarm needs no matter, a reminder does")
    func matterless() async throws {
        let alarm = try await scripted.turn(
            "Réveille-moi demain à 9h", .createReminder, #"{"title":"Réveil","when":"demain à 9h"}"#)
        #expect(alarm.proposal?.action.time == inParis(2026, 3, 12, 9))
        #expect(alarm.proposal?.action.title == "Réveil")
        let timer = try await scripted.turn("Lance un minuteur de 12 minutes", .createReminder)
        #expect(timer.proposal?.action.title == "Minuteur")
        #expect(alarm.reply == ToolWords.ringsElsewhere.french && alarm.proposal?.time?.alternatives.isEmpty == true)
        let english = try await scripted.turn("Wake me up at 6:30 tomorrow", .createReminder)
        #expect(english.proposal?.action.title == "Alarm")
        let clock = try await scripted.turn("Mets une alarme à 14h", .createReminder)
        #expect(clock.proposal?.action.title == "Alarme")
        let pasta = try await scripted.turn("Minuteur 10 min pour les pâtes", .createReminder)
        #expect(pasta.proposal?.action.title == "les pâtes")
        #expect(
            try await scripted.turn("Rappelle-moi demain à 9h", .createReminder).reply == ToolWords.whatToRemind.french)
    }

    @Test("the open tasks are listed when nothing else is asked")
    func taskList() async throws {
        let tasks = try await scripted.turn("Quelles sont mes tâches ?", .searchMyData, #"{"query":"tâches"}"#)
        #expect(tasks.speaker == .program && tasks.reply?.contains("Arroser les plantes") == true)
        let other = try await scripted.turn("Ma tâche sur le portail ?", .searchMyData, #"{"query":"portail"}"#)
        #expect(other.reply?.contains("Portail 4417") == true)
    }

    @Test(
        "what is left to be done is the list of tasks",
        arguments: ["Qu'est-ce qu'il me reste à faire ?", "What do I have left to do?"])
    func leftovers(message: String) async throws {
        let tasks = try await scripted.turn(message, .reply, #"{"query":"faire"}"#)
        #expect(tasks.speaker == .program && tasks.reply?.contains("Arroser les plantes") == true)
    }

    @Test("what the calendar holds is told though the model would chat about it")
    func plannedThing() async throws {
        let result = try await scripted.turn("C'est quand le marché ?", .reply, words: ["Le", "samedi."])
        #expect(result.speaker == .program && result.reply?.contains("Marché aux fleurs") == true)
    }

    @Test("what lasts is an appointment, and what is kept is no task that is done")
    func settled() async throws {
        let block = try await scripted.turn(
            "Bloque deux heures vendredi à 10h pour le bilan", .createReminder,
            #"{"title":"bilan","when":"deux heures vendredi à 10h"}"#)
        guard case .createEvent(let event) = block.proposal?.action else { throw Unexpected(block) }
        #expect(event.start == inParis(2026, 3, 13, 10) && event.end == inParis(2026, 3, 13, 12))
        for message in ["Tu peux te souvenir que Maud n'aime pas le céleri ?", "Sache que je suis gauchère"] {
            let note = try await scripted.turn(message, .reply, #"{"content":"rien"}"#)
            #expect(note.action == .saveNote && note.proposal != nil)
        }
        let kept = try await scripted.turn("Garde les clés pour Odile", .completeTask)
        #expect(kept.action != .completeTask)
    }

    @Test(
        "a time that leans on an appointment is asked for, not taken from the usual hour of a meal",
        arguments: [
            "Rappelle-moi 30 minutes avant le dîner chez Odile d'acheter des fleurs",
            "Remind me 30 minutes before lunch with Odile",
        ])
    func leaningTime(message: String) async throws {
        let result = try await scripted.turn(message, .createReminder, #"{"title":"fleurs"}"#)
        #expect(result.proposal == nil && result.speaker == .notice)
    }

    @Test("a day that is put aside is not the day that is meant")
    func deniedTime() async throws {
        let result = try await scripted.turn(
            "Pas demain, après-demain : rappelle-moi d'aller à la poste à 10h", .createReminder,
            #"{"title":"aller à la poste","when":"après-demain à 10h"}"#)
        #expect(result.proposal?.action.time == inParis(2026, 3, 13, 10))
    }

    @Test("an hour that only the title has is said")
    func titleHour() async throws {
        let result = try await scripted.turn(
            "Rendez-vous avec Odile jeudi à 9h à Lorient et à 15h à Vannes", .createEvent,
            #"{"title":"Rendez-vous avec Odile à Lorient et à 15h à Vannes","when":"jeudi à 9h"}"#)
        #expect(result.proposals.count == 2 || result.reply?.contains("15h") == true)
    }

    @Test("an evening that has begun has an hour left")
    func lateEvening() async throws {
        await scripted.model.say(ScriptedModel.Turn(action: .createReminder))
        let result = try await scripted.agent.turn(
            "Rappelle-moi ce soir de fermer les volets", at: wall(2026, 3, 11, 19, 2), timeZone: paris, openTasks: []
        ) { _ in }
        #expect(result.proposal?.action.time == inParis(2026, 3, 11, 20))
    }

    @Test("a part of a day that is blocked is taken whole")
    func blocked() async throws {
        let result = try await scripted.turn(
            "Bloque mon après-midi de vendredi", .createEvent,
            #"{"title":"bloque mon","when":"après-midi de vendredi"}"#)
        guard case .createEvent(let event) = result.proposal?.action else { throw Unexpected(result) }
        #expect(event.start == inParis(2026, 3, 13, 12) && event.end.wall.hour >= 18)
        #expect(event.title == "Bloque mon après-midi de vendredi")
    }

    @Test(
        "places that need no preposition",
        arguments: [
            ("Réunion vendredi à 10h salle 204", "salle 204"),
            ("Échographie lundi 9h hôpital Saint-Yves", "hôpital Saint-Yves"),
            ("Bilan lundi 9h avec Odile", nil),
        ])
    func namedPlace(message: String, place: String?) async throws {
        let result = try await scripted.turn(message, .createEvent)
        guard case .createEvent(let event) = result.proposal?.action else { throw Unexpected(result) }
        #expect(event.location == place)
    }

    @Test("a duty is a task though the model would chat about it, a question is not")
    func duty() async throws {
        let task = try await scripted.turn("Faut que je rende la perceuse", .reply, #"{"title":"rendre la perceuse"}"#)
        #expect(task.action == .createTask && task.proposal != nil)
        let chat = try await scripted.turn("Je dois faire quoi pour dormir ?", .reply, words: ["Rien."])
        #expect(chat.action == .reply)
    }

    @Test("an appointment asked for without a time is asked when")
    func booking() async throws {
        let asked = try await scripted.turn(
            "Prends rendez-vous chez le coiffeur", .reply, #"{"title":"coiffeur"}"#)
        #expect(asked.action == .createEvent && asked.reply == ToolWords.whenIsIt.french)
        let english = try await scripted.turn("Please book a haircut with the barber", .reply, #"{"title":"haircut"}"#)
        #expect(english.action == .createEvent && english.reply == ToolWords.whenIsIt.english)
    }

    @Test("what must be done, without a time, is a task and not a reminder")
    func statement() async throws {
        let result = try await scripted.turn(
            "Je dois rappeler l'assurance", .createReminder, #"{"title":"rappeler l'assurance"}"#)
        #expect(result.action == .createTask && result.proposal?.action.title == "rappeler l'assurance")
    }

    @Test("two hours make two cards, and a day that was not taken is said")
    func severalTimes() async throws {
        let twice = try await scripted.turn(
            "Rappelle-moi de prendre mes gouttes à 12h et à 20h", .createReminder,
            #"{"title":"gouttes","when":"à 12h"}"#)
        #expect(twice.proposals.map(\.action.title) == ["prendre mes gouttes", "prendre mes gouttes"])
        #expect(twice.proposals.map(\.action.time) == [inParis(2026, 3, 11, 12), inParis(2026, 3, 11, 20)])
        let first = try await scripted.turn("Rappelle-moi demain à 9h et à 18h de boire de l'eau", .createReminder)
        #expect(first.proposals.map(\.action.title) == ["boire de l'eau", "boire de l'eau"])
        #expect(first.proposals.map(\.action.time) == [inParis(2026, 3, 12, 9), inParis(2026, 3, 12, 18)])
        let other = try await scripted.turn(
            "Dîner chez Paul vendredi à 20h, sinon samedi midi", .createEvent,
            #"{"title":"Dîner chez Paul","when":"vendredi à 20h"}"#)
        #expect(other.proposals.count == 1 && other.speaker == .notice && other.reply?.contains("samedi midi") == true)
    }

    @Test(
        "what cannot be done, and what Poche is, the program says without asking the model",
        arguments: [
            "Annule mon rendez-vous chez le dentiste", "Déplace la réunion à jeudi 10h",
            "Modifie le podologue : c'est à 18h", "Envoie un message à Maud pour dire que j'arrive",
            "Ne me rappelle pas d'appeler Maud", "Non, plutôt dimanche", "Push the dentist back an hour",
            "Quel temps fera-t-il demain ?", "Il va pleuvoir ce week-end ?", "Will it rain tomorrow?",
            "Est-ce que mes données vont sur internet ?", "Où vont mes données ?", "Que sais-tu faire ?",
        ])
    func unsupported(message: String) async throws {
        let result = try await scripted.turn(message)
        #expect(result.speaker != .model && result.proposal == nil)
        #expect(await scripted.model.prompts.isEmpty)
    }

    @Test("an endless title is cut at eighty characters, a family not being cut in two")
    func longTitle() async throws {
        let families = String(repeating: "👨‍👩‍👧‍👦", count: 200)
        let result = try await scripted.turn(
            "Ajoute le loyer à ma liste", .createTask, #"{"title":"loyer \#(families)"}"#)
        guard case .createTask(let task) = result.proposal?.action else { throw Unexpected(result) }
        #expect(task.title.count <= 80 && task.title.hasPrefix("loyer 👨‍👩‍👧‍👦👨‍👩‍👧‍👦"))
    }

    @Test(
        "an empty message and an endless one do not reach the model",
        arguments: ["", " \n ", "\u{202E}\u{200B}", String(repeating: "a", count: 8_001)])
    func unreadable(message: String) async throws {
        let result = try await scripted.turn(message)
        #expect(result.speaker != .model && result.proposal == nil)
        #expect(await scripted.model.prompts.isEmpty)
    }
}

private struct Unexpected: Error, CustomStringConvertible {
    let description: String
    init(_ result: TurnResult) { description = "\(result)" }
}
