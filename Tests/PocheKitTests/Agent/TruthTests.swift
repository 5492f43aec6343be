import Foundation
import Synchronization
import Testing

@testable import PocheKit

/// Nobody but the program says that something was written.
@Suite("What is said of an effect")
struct TruthTests {
    private let scripted = ScriptedAgent()

    @Test(
        "a claim is caught, a sentence like it is not",
        arguments: [
            ("Bien sûr, j'ai noté ça pour toi.", true), ("C’est bien enregistré !", true), ("Noté !", true),
            ("Rappel fait.", true), ("createReminder {\"title\":\"x\"}", true),
            ("Ton rappel pour demain a été créé.", true), ("Je te rappellerai de sortir le chat.", true),
            ("Ce disque est enregistré à Lyon.", false), ("J'ai noté", true), ("Je vais créer le rappel.", true),
            ("La note la plus haute est le do.", false),
            ("Cette ville a été créée en 1207.", false), ("Note que l'eau bout à 100 degrés.", false),
        ])
    func frenchClaims(text: String, isClaim: Bool) {
        #expect((EffectClaims(.french).read(text, isWhole: true) == .claim) == isClaim)
    }

    @Test(
        "in English too",
        arguments: [
            ("Sure, I've added it to your list.", true), ("Noted.", true), ("Your reminder has been set.", true),
            ("I'll remind you tomorrow.", true), ("She was a noted painter.", false),
            ("The bridge has been moved twice.", false), ("Remember that water boils.", false),
        ])
    func englishClaims(text: String, isClaim: Bool) {
        #expect((EffectClaims(.english).read(text, isWhole: true) == .claim) == isClaim)
    }

    @Test("the model's instructions are not recited, but may be repeated to who wrote them")
    func recital() async throws {
        let rule = "Tu es Poche, l'agent personnel de la personne, sur son appareil, hors ligne."
        let shown = try await scripted.turn("Bonjour toi", words: rule.split(separator: " ").map { "\($0) " })
        #expect(shown.reply == TruthWords.recital[.french] && shown.speaker == .notice)
        #expect(InstructionGuard(answering: "Bonjour").isRecited(in: "Voici : \(rule)"))
        #expect(!InstructionGuard(answering: "Traduis « \(rule) »").isRecited(in: rule))
        #expect(!InstructionGuard(answering: "Bonjour").isRecited(in: "Les rivières y apportent le sel des roches."))
    }

    @Test("words that may begin a claim wait until it is known")
    func held() {
        let claims = EffectClaims(.french)
        #expect(claims.read("Bonjour. J'ai", isWhole: false) == .shown("Bonjour. "))
        #expect(claims.read("Bonjour. J'ai no", isWhole: false) == .shown("Bonjour. "))
        #expect(claims.read("Bonjour. J'ai faim", isWhole: false) == .shown("Bonjour. J'ai faim"))
        #expect(claims.read("Bonjour. J'ai", isWhole: true) == .shown("Bonjour. J'ai"))
    }

    @Test("a reply that claims an effect is replaced by the truth, and the claim is never shown")
    func replaced() async throws {
        await scripted.model.say(
            ScriptedModel.Turn(action: .reply, words: ["Très", "bien,", "j'ai", "noté", "le", "code."]))
        let shown = Shown()
        let result = try await scripted.agent.turn(
            "Le code a changé", at: wall(2026, 3, 11, 10), timeZone: paris, openTasks: []
        ) {
            shown.append($0)
        }
        #expect(result.speaker == .notice && result.reply == TruthWords.falseClaim.french)
        #expect(shown.all.allSatisfy { !$0.contains("ai noté") && !$0.contains("j’ai") })
    }

    @Test("a letter asked for may say what it likes")
    func letter() async throws {
        let result = try await scripted.turn(
            "Écris une lettre à ma tante", words: ["Chère", "tante,", "j'ai", "noté", "ta", "date."])
        #expect(result.speaker == .model && result.reply?.contains("j’ai noté") == true)
    }

    @Test(
        "whether something was added before is looked up, and adds nothing",
        arguments: [
            "Tu as noté le code du cellier ?", "Tu m'as mis le rappel pour le podologue ?",
            "Did you add the dentist to my calendar?",
        ])
    func askedBefore(message: String) async throws {
        await scripted.model.say(ScriptedModel.Turn(action: .createEvent, arguments: #"{"query":"podologue"}"#))
        let result = try await scripted.agent.turn(message, at: wall(2026, 3, 11, 10), timeZone: paris, openTasks: []) {
            _ in
        }
        #expect(result.action == .searchMyData && result.proposal == nil)
    }

    @Test("a card is not answered by words, which are told so")
    func wordsForCard() async throws {
        await scripted.model.say(ScriptedModel.Turn(action: .createReminder))
        _ = try await scripted.agent.turn(
            "Rappelle-moi de sortir le chat demain à 9h", at: wall(2026, 3, 11, 10), timeZone: paris, openTasks: []
        ) { _ in }
        #expect(try await scripted.turn("Oui vas-y, enregistre").reply == TruthWords.waiting.french)
        await scripted.agent.note(.written("Rappel enregistré : « sortir le chat »."))
        let asked = try await scripted.turn("Tu as bien noté le chat ?").reply
        #expect(asked == TruthWords.yes("Rappel enregistré : « sortir le chat ».").french)
    }

    @Test("whether something was written is answered from what was written")
    func asked() async throws {
        #expect(try await scripted.turn("C'est bien enregistré ?").reply == TruthWords.nothingWritten.french)
        await scripted.agent.note(.written("Note enregistrée."))
        #expect(try await scripted.turn("Tu l'as bien noté ?").reply == TruthWords.yes("Note enregistrée.").french)
        _ = try await scripted.turn("Bonne journée", words: ["Merci."])
        #expect(try await scripted.turn("C'est noté ?").reply == TruthWords.last("Note enregistrée.").french)
        await scripted.agent.note(.declined("Carte abandonnée."))
        #expect(try await scripted.turn("Tu as ajouté le rappel ?").reply == TruthWords.no("Carte abandonnée.").french)
        #expect(try await scripted.turn("Is it saved?").reply == TruthWords.no("Carte abandonnée.").english)
        #expect(await scripted.model.prompts.count == 1)
    }
}

/// The parts of a reply, as they were shown.
private final class Shown: Sendable {
    private let parts = Mutex<[String]>([])
    var all: [String] { parts.withLock { $0 } }
    func append(_ part: String) { parts.withLock { $0.append(part) } }
}
