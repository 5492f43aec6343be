import Testing

@testable import PocheKit

@Suite("What a person told")
struct MemoryTests {
    private let scripted = ScriptedAgent()

    @Test("what they said of themselves is quoted when they ask")
    func quoted() async throws {
        _ = try await scripted.turn("Ma chienne s'appelle Biscotte", words: ["Ah, joli nom !"])
        let result = try await scripted.turn("Comment s'appelle ma chienne ?")
        #expect(result.speaker == .program)
        #expect(result.reply == "Tu m’as dit\u{202F}: «\u{202F}Ma chienne s'appelle Biscotte\u{202F}».")
    }

    @Test(
        "what they tell next is no question",
        arguments: ["Je suis crevé", "Tu sais quoi ? Je suis crevé d'appeler ma chienne"])
    func notAsked(message: String) async throws {
        _ = try await scripted.turn("Je suis crevé d'appeler ma chienne", words: ["Ah, repose-toi."])
        #expect(try await scripted.turn(message, words: ["Ah, dors."]).speaker == .model)
    }

    @Test("what they said in an earlier conversation is known in the next one, and older than what they say now")
    func earlier() async throws {
        _ = try await scripted.turn("Mon frère habite à Brest", words: ["Ah, bien."])
        let earlier = ["Mon frère habite à Rennes", "Quel temps fait-il ?"]
        await scripted.agent.recollect(earlier, at: wall(2026, 3, 11, 10), timeZone: paris)
        let reply = try #require(try await scripted.turn("Mon frère habite où ?").reply)
        #expect(
            reply.firstRange(of: "Rennes")?.lowerBound ?? reply.endIndex < reply.firstRange(of: "Brest")!.lowerBound)
    }

    @Test("where they changed their mind, what they said last comes last")
    func changed() async throws {
        _ = try await scripted.turn("Mon frère habite à Rennes", words: ["Ah, bien."])
        _ = try await scripted.turn("Finalement mon frère habite à Brest", words: ["Ah, bien."])
        let reply = try #require(try await scripted.turn("Mon frère habite où ?").reply)
        #expect(
            reply.firstRange(of: "Rennes")?.lowerBound ?? reply.endIndex < reply.firstRange(of: "Brest")!.lowerBound)
    }

    @Test("what is told, and what it is asked about, is answered without the rest of the talk")
    func aside() async throws {
        _ = try await scripted.turn("Le voisin élève des chèvres", words: ["Ah, des chèvres !"])
        _ = try await scripted.turn("Mon vélo est cassé", words: ["Ah, dommage."])
        _ = try await scripted.turn("Que fait le voisin qui élève des chèvres ?", words: ["Du fromage."])
        let asides = await scripted.model.asides
        #expect(asides.count == 2 && asides.last?.contains("« Le voisin élève des chèvres »") == true)
        _ = try await scripted.turn("Pourquoi la mer est salée ?", words: ["Les", "rivières."])
        #expect(await scripted.model.asides.count == 2)
    }

    @Test("a search that finds nothing kept finds what was told")
    func searched() async throws {
        let search = SearchMyData(search: Nothing())
        var turn = TurnContext(
            message: "C'était quoi ma pointure ?", language: .french, now: wall(2026, 3, 11, 10), timeZone: paris)
        turn.told = ["Je chausse du 42"]
        guard case .answer(let lines) = try await search.use(.init(json: #"{"query":"pointure"}"#), in: turn) else {
            Issue.record("no answer")
            return
        }
        #expect(lines.contains("Je chausse du 42"))
    }

    @Test(
        "questions and orders are not kept",
        arguments: ["Quel âge a Léo ?", "Raconte", "Rappelle-moi demain d'appeler Maud"])
    func notKept(message: String) {
        let turn = TurnContext(message: message, language: .french, now: wall(2026, 3, 11, 10), timeZone: paris)
        #expect(!ConversationMemory.tells(turn))
    }

    @Test("the oldest sentence goes first, and the same one is kept once")
    func bounded() {
        var facts = SaidFacts()
        for number in 0...SaidFacts.limit { facts.add(.init("Le casier porte le numéro \(number)", vector: nil)) }
        for _ in 0..<2 { facts.add(.init("Le chat dort", vector: nil)) }
        #expect(facts.about(.init("numéro 0", vector: nil), atLeast: 0.9) == nil)
        #expect(facts.about(.init("Le chat dort-il", vector: nil), atLeast: 0.5)?.sentences == ["Le chat dort"])
    }
}

private struct Nothing: Searching {
    func search(_ query: String, limit: Int) -> [SearchHit] { [] }
}
