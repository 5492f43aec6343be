import Foundation
import Testing

@testable import PocheKit

@Suite("Search by words")
struct WordSearchTests {
    let scratch = Scratch()

    private func search(over notes: [String], for query: String) async throws -> [String] {
        let store = try scratch.store()
        for note in notes { try await store.keep(Note(content: note)) }
        return try await WordSearch(store: store, calendar: NoCalendar()).search(query, limit: 10).map(\.title)
    }

    @Test(
        "accents, case, ligatures, elisions and plurals do not matter",
        arguments: [
            ("œuvre", "L’Œuvre de Zola"), ("OEUVRE", "L’Œuvre de Zola"), ("ecole", "Réunion à l'école"),
            ("école", "Rendez-vous ECOLE"), ("strasse", "Hausnummer in der Straße"), ("factures", "La facture d’eau"),
            ("facture", "Mes factures"), ("l'horaire", "Horaire du bus"), ("aujourd’hui", "Menu aujourd'hui"),
            ("curriculum vitae", "Curriculum vitæ à jour"), ("plomb", "Le plombier passe"),
        ])
    func folding(query: String, note: String) async throws {
        #expect(try await search(over: [note, "Autre chose sans rapport"], for: query) == [note])
    }

    @Test("an exact title comes first, even against a note full of its words")
    func exactTitle() async throws {
        let long = "Cave et cave\n" + String(repeating: "code de la cave, ", count: 40)
        #expect(
            try await search(over: [long, "Code de la cave", "Code du portail"], for: "code de la cave").first
                == "Code de la cave")
    }

    @Test("what cannot be indexed is found all the same, and what is gone is not")
    func unwritten() async throws {
        let store = try scratch.store()
        try await store.keep(Note(content: "Lemoine a appelé"))
        let (old, new) = (Self.event("Dentiste Lemoine"), Self.event("Garage Lemoine"))
        try await store.mirror([old], kinds: [.event])
        let query = try #require(SearchQuery("lemoine"))
        let found = try await store.find(query, limit: 10, beside: [new], kinds: [.event]).map(\.title)
        #expect(Set(found) == ["Lemoine a appelé", "Garage Lemoine"])
        // The index itself is as it was.
        #expect(try await store.find(query, limit: 10).map(\.title).contains("Dentiste Lemoine"))
    }

    private static func event(_ title: String) -> IndexItem {
        IndexItem(kind: .event, id: title, title: title, body: "", date: nil)
    }

    @Test("stop words count for nothing, unless the query has nothing else")
    func stopWords() async throws {
        let notes = ["The who est un groupe", "Anniversaire de Lou"]
        #expect(try await search(over: notes, for: "quel est le jour de l'anniversaire") == [notes[1]])
        #expect(try await search(over: [], for: "the who") == [notes[0]])
    }

    @Test(
        "the syntax of the index never comes from the person",
        arguments: [
            "\"", "\"casier", "casier\" OR title:x", "NEAR(casier, 2)", "casier AND", "casier*", "-casier", "^casier",
            "casier : (", "{title body} : casier", "casier; DROP TABLE note", "casier\0",
        ])
    func syntax(query: String) async throws {
        let found = try await search(over: ["Numéro du casier : 214"], for: query)
        #expect(found.isEmpty == (query == "\""))
    }

    @Test("nothing to look for finds nothing", arguments: ["", "   ", "!?", "👍"])
    func empty(query: String) async throws {
        #expect(try await search(over: ["Bonjour 👍"], for: query).isEmpty)
    }

    @Test("the snippet shows the passage that matched")
    func snippet() async throws {
        let store = try scratch.store()
        let text =
            "Voyage\n" + String(repeating: "des mots sans intérêt ", count: 30) + "le billet est au nom de Maël Riou"
        try await store.keep(Note(content: text))
        let hit = try await WordSearch(store: store, calendar: NoCalendar()).search("billet", limit: 1).first
        #expect(hit?.snippet == "…mots sans intérêt le billet est au nom de Maël Riou")
    }
}
