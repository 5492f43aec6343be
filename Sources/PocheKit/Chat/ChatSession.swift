import Foundation

/// One conversation, shared by the terminal and the window: what is said, shown, confirmed and kept.
public actor ChatSession {
    private let workspace: Workspace
    private let agent: Agent
    private let conversation: Conversation
    private var isKept = false

    public init(workspace: Workspace, agent: Agent) {
        self.workspace = workspace
        self.agent = agent
        conversation = Conversation()
    }

    /// Answers a message. Cancelling the task that reads the events stops the model within a token.
    public nonisolated func send(_ text: String) -> AsyncStream<ChatEvent> {
        let (stream, events) = AsyncStream<ChatEvent>.makeStream()
        let task = Task {
            await answer(text, events)
            events.yield(.finished)
            events.finish()
        }
        events.onTermination = { _ in task.cancel() }
        return stream
    }

    public func waitingCards() async -> [Card] { (try? await workspace.waitingCards()) ?? [] }

    /// - Returns: the program's own sentence about what was written, or why nothing was.
    public func confirm(_ id: UUID) async -> String {
        do {
            guard let receipt = try await workspace.confirm(id) else { return CardWords.gone[workspace.language] }
            let sentence = workspace.sentence(for: receipt)
            await agent.note(sentence)
            await keep(.program, sentence)
            return sentence
        } catch {
            return workspace.sentence(for: error)
        }
    }

    /// - Returns: the program's own sentence.
    public func dismiss(_ id: UUID) async -> String {
        let card = await waitingCards().first { $0.id == id }
        guard let card, (try? await workspace.center.dismiss(id)) == true else {
            return CardWords.gone[workspace.language]
        }
        let sentence = CardWords.dismissed(card.heading)[workspace.language]
        await agent.note(sentence)
        return sentence
    }

    private func answer(_ text: String, _ events: AsyncStream<ChatEvent>.Continuation) async {
        await keep(.person, text)
        do {
            let tasks = try await workspace.store.tasks(includingDone: false)
            let result = try await agent.turn(
                text, at: workspace.now, timeZone: workspace.timeZone, openTasks: tasks,
                partial: { events.yield(.text($0)) })
            if let proposal = result.proposal {
                try await workspace.center.present(proposal)
                events.yield(.card(workspace.card(proposal)))
            }
            if let reply = result.reply {
                if result.isNotice { events.yield(.notice(reply)) } else { events.yield(.text(reply)) }
                await keep(result.isNotice ? .program : .agent, reply)
            }
        } catch is CancellationError {
            return
        } catch {
            events.yield(.notice(workspace.sentence(for: error)))
        }
        events.yield(.gauge(await agent.contextUse().share))
    }

    /// The conversation goes on when it cannot be kept: the turn itself was answered.
    private func keep(_ role: Turn.Role, _ text: String) async {
        do {
            if !isKept {
                try await workspace.store.save(conversation)
                isKept = true
            }
            try await workspace.store.append(Turn(role: role, text: text), to: conversation.id)
        } catch { return }
    }
}
