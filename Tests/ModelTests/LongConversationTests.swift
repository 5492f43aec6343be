import LocalModels
import Testing

@testable import PocheKit

@Suite(
    "A conversation that fills the window", .serialized,
    .enabled(if: TestModels.chat != nil, "the default model is not there"), .timeLimit(.minutes(10)))
struct LongConversationTests {
    @Test("goes on from a summary, and the last turns are there word for word")
    func summary() async throws {
        let model = SessionModel(
            model: try #require(TestModels.chat), instructions: AgentInstructions.text(.french))
        var budget = ContextBudget(language: .french)
        let said = [
            ("Mon chat s'appelle Biscotte, il a sept ans et il est roux.", "Biscotte doit être très beau."),
            ("Ma sœur Odile passe ses vacances à Concarneau.", "Concarneau est une jolie ville."),
        ]
        let chatter = "Il a fait gris toute la journée, puis la pluie est venue, et personne n'est sorti de la maison. "
        for (prompt, answer) in said { try await tell(prompt, answer, to: model, &budget) }
        while await model.contextUse().share < ContextBudget.threshold {
            try await tell(String(repeating: chatter, count: 2), "Demain il fera meilleur.", to: model, &budget)
        }
        try await tell("Ma voisine s'appelle Philomène.", "C'est un joli prénom.", to: model, &budget)
        try await budget.makeRoom(in: model)
        #expect(await model.contextUse().share < ContextBudget.threshold)
        var reply = ""
        for try await text in await model.text(
            answering: "Comment s'appelle ma voisine ?\n(En une phrase complète.)", startingWith: "reply\n",
            avoiding: [])
        {
            reply = text
        }
        #expect(reply.contains("Philomène"), "\(reply)")
    }

    private func tell(
        _ prompt: String, _ answer: String, to model: SessionModel, _ budget: inout ContextBudget
    ) async throws {
        let turn = RecordedTurn(prompt: prompt, answer: "reply\n\(answer)")
        try await model.remember(turn)
        budget.record(turn)
    }
}
