import Foundation
import Testing

@testable import PocheKit

@Suite("A conversation and its cards")
struct ChatSessionTests {
    private let scratch = Scratch()
    private let model = ScriptedModel()
    private let task = TodoTask(title: "trier les photos")

    private func workspace() async throws -> Workspace {
        let folders = Folders(data: scratch.folder, cache: scratch.folder, configuration: scratch.folder)
        return try await Workspace.open(folders, language: .french, timeZone: paris)
    }

    private func session(_ workspace: Workspace) -> ChatSession {
        ChatSession(workspace: workspace) { [model] progress in
            progress(0.5)
            return Agent(
                model: model, witness: nil, calendar: workspace.calendar, search: workspace.search,
                language: .french)
        }
    }

    /// A card that waits from before.
    private func card(in workspace: Workspace) async throws -> Card {
        let proposal = Proposal(action: .createTask(task), request: "note de trier les photos")
        try await workspace.center.present(proposal)
        return workspace.card(proposal)
    }

    @Test("cards from before are seen and confirmed while there is no agent, which is told of it later")
    func beforeTheModel() async throws {
        let workspace = try await workspace()
        let card = try await card(in: workspace)
        let session = session(workspace)
        #expect(try await session.waitingCards() == [card])
        #expect(await session.confirm(card.id).contains("trier les photos"))
        #expect(try await workspace.store.tasks(includingDone: false).map(\.title) == [task.title])
        #expect(try await session.waitingCards().isEmpty)

        await model.say(ScriptedModel.Turn(action: .reply, words: ["Bien."]))
        for await _ in session.send("Merci") {}
        #expect(await model.prompts.first?.contains("trier les photos") == true)
    }

    @Test("a card can be dismissed while there is no agent, once")
    func dismissed() async throws {
        let workspace = try await workspace()
        let card = try await card(in: workspace)
        let session = session(workspace)
        _ = await session.dismiss(card.id)
        #expect(try await workspace.waitingCards().isEmpty)
        #expect(await session.dismiss(card.id) == CardWords.gone.french)
        #expect(try await workspace.store.tasks(includingDone: true).isEmpty)
    }

    @Test("what keeps the model from being ready is said in answer to the message")
    func noModel() async throws {
        let session = ChatSession(workspace: try await workspace()) { _ in throw StoreError.diskFull }
        var said: [ChatEvent] = []
        for await event in session.send("Bonjour") { said.append(event) }
        #expect(said.first == .failed(Trouble(StoreError.diskFull)))
        #expect(said.last == .finished)
    }
}
