import Foundation
import Testing

@testable import PocheKit

/// What a message asks, and what it asks about.
@Suite("A request")
struct RequestTests {
    @Test(
        "its matter is the person's words, without what asks and without politeness",
        arguments: [
            ("Rappelle-moi de sortir le chat", "sortir le chat"),
            ("Est-ce que tu peux me rappeler d'arroser le jardin ?", "arroser le jardin"),
            ("N'oublie pas de me dire de rendre les clés, merci", "rendre les clés"),
            ("J'aimerais que tu me rappelles de payer la cantine stp", "payer la cantine"),
            ("Préviens-moi que le four est chaud", "le four est chaud"),
            ("Mets-moi un rappel pour la réunion de quartier", "la réunion de quartier"),
            ("Rappelle-moi de rappeler Mme Aubin", "rappeler Mme Aubin"),
            ("Rappelle-moi de racheter du thé 🍵", "racheter du thé 🍵"),
            ("Ajoute une tâche : relire le bail", "relire le bail"),
            ("Mets « changer l'ampoule » dans mes tâches", "changer l'ampoule"),
            ("Ajoute à mon agenda : visite de Colette", "visite de Colette"),
            ("Il faut que je pense à vendre le vélo", "vendre le vélo"),
            ("Dîner chez Louise", "Dîner chez Louise"),
            ("Départ pour Quimper, rappelle-moi de couper l'eau", "couper l'eau"),
            ("Départ pour Quimper, rappelle-moi", "Départ pour Quimper, rappelle-moi"),
        ])
    func matter(message: String, matter: String) {
        #expect(Request(message, .french).matter == matter)
    }

    @Test(
        "what is joined to another request by words that begin nothing else is one of its own",
        arguments: [
            (
                "Pense à rendre le livre et rappelle-moi de sortir le furet à 18h",
                ["Pense à rendre le livre", "et rappelle-moi de sortir le furet à 18h"]
            ),
            (
                "Note le code : abc 123, et rappelle-moi de le changer lundi",
                ["Note le code : abc 123", "et rappelle-moi de le changer lundi"]
            ),
            ("Demain à 9h et rappelle-moi de sortir le furet", ["Demain à 9h et rappelle-moi de sortir le furet"]),
            ("Note « bois et rappelle-moi de rire »", ["Note « bois et rappelle-moi de rire »"]),
        ])
    func joined(message: String, parts: [String]) {
        #expect(RequestSplitter(.french).parts(of: message) == parts)
    }

    @Test(
        "what would be done elsewhere is refused however it is asked",
        arguments: ["tu peux envoyer un mail à Lucie ?", "Commande une pizza", "tu peux appeler Maud pour moi ?"])
    func elsewhere(message: String) {
        let turn = TurnContext(message: message, language: .french, now: wall(2026, 3, 11, 10), timeZone: paris)
        #expect(UnsupportedRequest.sentence(for: turn)?.french == ToolWords.cannotSend.french)
    }

    @Test(
        "in English too",
        arguments: [
            ("Could you remind me to walk the cat please", "walk the cat"),
            ("Don't let me forget to water the ferns", "water the ferns"),
            ("Add mend the fence to my list", "mend the fence"),
            ("Ping me about the laundry", "the laundry"),
        ])
    func englishMatter(message: String, matter: String) {
        #expect(Request(message, .english).matter == matter)
    }

    @Test("a time said before its request is no request of its own")
    func timeFirst() {
        for message in [
            "Un mardi sur deux, rappelle-moi de sortir le bac à 20h", "Demain, rappelle-moi d'appeler Odile à 9h",
            "Lundi prochain, mets un rappel à 8h pour le bail",
        ] {
            #expect(RequestSplitter(.french).parts(of: message) == [message])
        }
    }

    @Test(
        "two requests of one message are two turns",
        arguments: [
            (
                "Rappelle-moi d'appeler Maud demain à 9h et ajoute du pain à ma liste",
                ["Rappelle-moi d'appeler Maud demain à 9h", "et ajoute du pain à ma liste"]
            ),
            (
                "Note que le volet est cassé. Rappelle-moi aussi d'appeler le menuisier lundi.",
                ["Note que le volet est cassé.", "Rappelle-moi aussi d'appeler le menuisier lundi."]
            ),
            (
                "Goûter chez Colette samedi à 16h et rappelle-moi d'acheter un gâteau demain à 10h",
                ["Goûter chez Colette samedi à 16h", "et rappelle-moi d'acheter un gâteau demain à 10h"]
            ),
            (
                "Rappelle-moi à 9h et à 14h de boire de l'eau et mets un rdv demain à 10h avec Odile",
                ["Rappelle-moi à 9h et à 14h de boire de l'eau", "et mets un rdv demain à 10h avec Odile"]
            ),
            (
                "Ajoute une tâche laver la voiture, et fais-moi penser à prendre l'éponge à 10h",
                ["Ajoute une tâche laver la voiture", "et fais-moi penser à prendre l'éponge à 10h"]
            ),
        ])
    func parts(message: String, parts: [String]) {
        #expect(RequestSplitter(.french).parts(of: message) == parts)
    }

    @Test(
        "one request that holds an « et », a quotation or an order to somebody else stays whole",
        arguments: [
            "Rappelle-moi d'acheter du pain et du lait demain",
            "Rappelle-moi d'appeler Maud et de lui dire de mettre un manteau",
            "Note : appelle Maud et ajoute du sel à la liste",
            "Note la phrase « rappelle-moi demain » et souligne-la",
            "Maud arrive demain. Rappelle-moi de préparer sa chambre",
            "Bonjour ! Rappelle-moi de fermer la cave",
            "Note que Paul met le couvert et ajoute toujours une bougie",
        ])
    func whole(message: String) {
        #expect(RequestSplitter(.french).parts(of: message) == [message])
    }

    @Test("English requests are divided too")
    func englishParts() {
        #expect(
            RequestSplitter(.english).parts(of: "Remind me to pay Nora on Friday and add milk to my list")
                == ["Remind me to pay Nora on Friday", "and add milk to my list"])
    }
}
