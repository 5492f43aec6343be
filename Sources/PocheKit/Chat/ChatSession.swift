import Foundation

/// One conversation, shared by the terminal and the window: what is said, shown, confirmed and kept.
public actor ChatSession {
    /// Makes the agent that answers; what it is given is called with 0...1 while the instructions are read.
    public typealias AgentMaker =
        @Sendable (_ progress: @escaping @Sendable (Double) -> Void) async throws -> Agent

    private let workspace: Workspace
    private let makeAgent: AgentMaker
    private var agent: Agent?
    /// What was done before there was an agent to tell.
    private var news: [WriteLog.Outcome] = []
    private let conversation = Conversation()
    private var isKept = false
    /// Messages of earlier conversations that are taken up: reading them takes 20 s, beside the talk.
    private static let recollected = 300
    private var recollection: Task<Void, Never>?
    /// Makes room in the window since the last answer.
    private var roomMaking: Task<Void, Never>?

    public init(workspace: Workspace, agent: @escaping AgentMaker) {
        self.workspace = workspace
        makeAgent = agent
    }

    /// Makes ready to answer. The cards can be seen and answered before.
    ///
    /// - Parameter progress: called with 0...1 where the instructions have to be read anew.
    public func prepare(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws {
        guard agent == nil else { return }
        let made = try await makeAgent(progress)
        let said = (try? await workspace.store.recentSayings(limit: Self.recollected)) ?? []
        recollection?.cancel()
        recollection = Task(priority: .background) { [workspace] in
            await made.recollect(said, at: workspace.now, timeZone: workspace.timeZone)
        }
        let waiting = news
        (agent, news) = (made, [])
        for outcome in waiting { await made.note(outcome) }
    }

    /// Reads ahead what was typed of the next message, so that its answer comes sooner.
    public func warm(_ draft: String) async { await agent?.warm(draft) }

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

    public func waitingCards() async throws(StoreError) -> [Card] { try await workspace.waitingCards() }

    /// - Returns: the program's own sentence about what was written, or why nothing was.
    public func confirm(_ id: UUID) async -> String {
        do {
            guard let receipt = try await workspace.confirm(id) else { return CardWords.gone[workspace.language] }
            let sentence = workspace.sentence(for: receipt)
            await note(.written(sentence))
            await keep(.program, sentence)
            return sentence
        } catch {
            return workspace.sentence(for: error)
        }
    }

    /// - Returns: the program's own sentence.
    public func dismiss(_ id: UUID) async -> String {
        do {
            let card = try await waitingCards().first { $0.id == id }
            guard let card, try await workspace.center.dismiss(id) else { return CardWords.gone[workspace.language] }
            let sentence = CardWords.dismissed(card.heading)[workspace.language]
            await note(.declined(sentence))
            return sentence
        } catch {
            return workspace.sentence(for: error)
        }
    }

    private func note(_ outcome: WriteLog.Outcome) async {
        if let agent { await agent.note(outcome) } else { news.append(outcome) }
    }

    private func answer(_ text: String, _ events: AsyncStream<ChatEvent>.Continuation) async {
        await keep(.person, text)
        roomMaking?.cancel()
        await roomMaking?.value
        do {
            try await prepare()
            guard let agent else { return }
            var said = ""
            for request in RequestSplitter(Language.guess(text, fallback: workspace.language)).parts(of: text) {
                said = try await answer(request, by: agent, after: said, events)
            }
        } catch is CancellationError {
            return
        } catch {
            events.yield(.failed(Trouble(error)))
        }
        guard let agent else { return }
        events.yield(.gauge(await agent.contextUse().share))
        roomMaking = Task { try? await agent.makeRoom() }
    }

    /// Answers one request of a message.
    ///
    /// - Parameter before: what the agent said to the requests before it.
    /// - Returns: what it has said now.
    private func answer(
        _ request: String, by agent: Agent, after before: String, _ events: AsyncStream<ChatEvent>.Continuation
    ) async throws -> String {
        let tasks = try await workspace.store.tasks(includingDone: false)
        let lead = before.isEmpty ? "" : before + "\n"
        let result = try await agent.turn(
            request, at: workspace.now, timeZone: workspace.timeZone, openTasks: tasks,
            partial: { events.yield(.text(lead + $0)) })
        var said = before
        for part in result.all {
            if let proposal = part.proposal {
                try await workspace.center.present(proposal)
                events.yield(.card(workspace.card(proposal)))
                if let old = part.replaces, try await workspace.center.dismiss(old) { events.yield(.withdrawn(old)) }
            }
            guard let reply = part.reply else { continue }
            await keep(part.speaker == .model ? .agent : .program, reply)
            switch part.speaker {
            case .notice: events.yield(.notice(reply))
            case .program: events.yield(.answer(reply))
            case .model:
                said = lead + reply
                events.yield(.text(said))
            }
        }
        return said
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
