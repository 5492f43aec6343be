import Testing

@testable import PocheKit

@Suite("Room in the window")
struct ContextBudgetTests {
    private let scripted = ScriptedAgent()

    @Test("between two messages it is made at 70 %, from a summary and the last turns")
    func between() async throws {
        _ = try await scripted.turn("Bonjour", words: ["Salut."])
        await scripted.model.fill(2_800)
        try await scripted.agent.makeRoom()
        #expect(await scripted.model.restarts == 0)
        await scripted.model.fill(2_900)
        try await scripted.agent.makeRoom()
        #expect(await scripted.model.restarts == 1)
        let recalled = await scripted.model.recalled
        #expect(recalled.count == 2 && recalled.first?.prompt.contains("Maud aime le thé.") == true)
        #expect(recalled.last?.answer == "reply\nSalut.")
    }

    @Test("before a message it is made only where the answer would not fit")
    func before() async throws {
        _ = try await scripted.turn("Bonjour", words: ["Salut."])
        await scripted.model.fill(3_300)
        _ = try await scripted.turn("Ça va ?", words: ["Oui."])
        #expect(await scripted.model.restarts == 0)
        await scripted.model.fill(3_500)
        _ = try await scripted.turn("Et demain ?", words: ["Aussi."])
        #expect(await scripted.model.restarts == 1)
    }

    @Test("cancelled, it leaves the conversation as it was")
    func cancelled() async throws {
        _ = try await scripted.turn("Bonjour", words: ["Salut."])
        await scripted.model.fill(3_000)
        let making = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await scripted.agent.makeRoom()
        }
        await #expect(throws: CancellationError.self) { try await making.value }
        #expect(await scripted.model.restarts == 0)
    }
}
