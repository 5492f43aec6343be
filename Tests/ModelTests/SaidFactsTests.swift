import Foundation
import LocalModels
import Testing

@testable import PocheKit

@Suite(
    "What was told before", .serialized,
    .enabled(
        if: FileManager.default.fileExists(atPath: Folders().embeddingModel.path),
        "the embedding model is absent; run set-up"))
struct SaidFactsTests {
    private func memory(_ witness: SentenceWitness) async -> ConversationMemory {
        var memory = ConversationMemory(witness: witness)
        for sentence in Self.pairs.map(\.0) + Self.fillers {
            if let fact = await memory.fact(toldBy: turn(sentence)) { memory.keep(fact) }
        }
        return memory
    }

    private func turn(_ message: String) -> TurnContext {
        TurnContext(
            message: message, language: Language.guess(message, fallback: .french),
            now: WallTime(Date(), timeZone: .gmt),
            timeZone: .gmt)
    }

    @Test("what was told is found by what it means, among other talk")
    func found() async throws {
        let memory = await memory(try witness())
        var missed: [String] = []
        for (fact, question) in Self.pairs {
            switch await memory.recall(for: turn(question)) {
            case .nothing: missed.append(question)
            case .said(let sentences), .saidPerhaps(let sentences), .spokenOf(let sentences):
                if !sentences.contains(fact) { missed.append(question) }
            }
        }
        #expect(missed.count <= 4, "\(missed)")
    }

    @Test("a question about the world is answered by nothing that was told of oneself", arguments: others)
    func world(question: String) async throws {
        switch await memory(try witness()).recall(for: turn(question)) {
        case .said(let sentences), .saidPerhaps(let sentences): Issue.record("\(question): \(sentences)")
        case .nothing, .spokenOf: break
        }
    }

    private func witness() throws -> SentenceWitness {
        try #require(SentenceWitness(embedder: Self.embedder))
    }

    private static let embedder = TextEmbedder(modelFile: Folders().embeddingModel)

    private static let pairs = [
        ("Ma chienne s'appelle Biscotte", "Comment s'appelle ma chienne ?"),
        ("Je suis allergique aux noix", "Qu'est-ce que je ne dois pas manger ?"),
        ("Mon frère habite à Rennes depuis deux ans", "Où vit mon frère ?"),
        ("Je travaille comme sage-femme à l'hôpital", "C'est quoi mon métier ?"),
        ("Ma fille Jeanne a 9 ans", "Quel âge a Jeanne ?"),
        ("On a peint la chambre en vert d'eau", "De quelle couleur est la chambre ?"),
        ("J'ai payé le vélo 180 euros", "Combien j'ai payé mon vélo ?"),
        ("Mon plat préféré c'est le gratin dauphinois", "Quel est mon plat favori ?"),
        ("Le chat du voisin s'appelle Moustache", "Comment s'appelle le chat du voisin ?"),
        ("Je chausse du 42", "Quelle est ma pointure ?"),
        ("Nous partons en Écosse cet été avec les Morvan", "Où est-ce qu'on part en vacances ?"),
        ("J'apprends le violoncelle avec Mme Kervella", "De quel instrument je joue ?"),
        ("Mon médecin c'est le docteur Aubry", "Qui est mon médecin ?"),
        ("J'ai peur de l'avion", "De quoi ai-je peur ?"),
        ("Ma voiture est une vieille Clio grise", "J'ai quelle voiture ?"),
        ("Léo préfère le thé au café", "Léo boit plutôt thé ou café ?"),
        ("Je suis végétarienne depuis 2019", "Depuis quand je suis végétarienne ?"),
        ("Mon anniversaire tombe le 23 mai", "C'est quand mon anniversaire ?"),
        ("Ma belle-mère s'appelle Solange", "Quel est le prénom de ma belle-mère ?"),
        ("J'ai couru le semi en 1 h 52", "Mon temps au semi-marathon ?"),
        ("My sister lives in Dundee", "Where does my sister live?"),
        ("My boss is called Harriet", "Who is my boss?"),
        ("I play the clarinet in a band", "What instrument do I play?"),
        ("Our cat is fourteen years old", "How old is our cat?"),
        ("I am learning Welsh on Tuesdays", "Which language am I learning?"),
    ]
    private static let fillers = [
        "Je suis fatigué aujourd'hui", "Il fait beau dehors", "J'ai bien dormi", "Merci pour ton aide", "C'est gentil",
        "Je vais me coucher", "J'ai regardé un film hier soir", "Le café était froid ce matin", "I had a long day",
        "The train was late again", "On a bien ri avec Odile", "Le chantier de la rue avance", "J'ai fini mon livre",
        "Mon collègue m'énerve", "J'ai mangé trop de chocolat",
    ]
    static let others = [
        "Quelle est la capitale du Pérou ?", "Combien font douze fois huit ?", "Raconte-moi une blague",
        "Comment faire une pâte à crêpes ?", "Pourquoi le ciel est bleu ?", "Tu vas bien ?",
        "Qui a écrit Les Misérables ?",
        "Comment tu t'appelles ?", "Quel est ton plat préféré ?", "Qui es-tu ?", "What is the capital of Peru?",
        "How are you?",
        "Écris un poème sur la mer", "Combien de jours en février ?", "Comment soigner un rhume ?",
        "C'est quoi une sage-femme ?", "Quelle est la taille de la tour Eiffel ?", "Traduis bonjour en anglais",
        "How do I boil an egg?", "Quel âge a la reine d'Angleterre ?",
    ]
}
