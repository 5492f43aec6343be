import Foundation

/// What the agent would answer and propose. Nothing is written, and no card waits.
public struct Rehearsal: Sendable {
    private let workspace: Workspace
    private let makeAgent: @Sendable (Language) async throws -> Agent
    private var agents: [Language: Agent] = [:]

    /// - Parameter instructions: told to the model instead of its own, in a language, to compare the two.
    public init(_ brain: Brain, in workspace: Workspace, instructions: [Language: String] = [:]) {
        self.workspace = workspace
        makeAgent = { language in
            try await brain.agent(in: workspace, language: language, instructions: instructions[language])
        }
    }

    /// What comes of one message of a conversation.
    public struct Answer: Sendable {
        /// The language that the message was taken for.
        public let language: Language
        /// One for each thing that the message asks; at least one.
        public let results: [TurnResult]
        public let duration: Duration

        public var milliseconds: Int { Int(duration / .milliseconds(1)) }
    }

    /// Holds a conversation of its own, message by message.
    ///
    /// - Parameter fallback: the language of messages that do not tell theirs.
    public mutating func answers(
        to messages: [String], at now: WallTime, fallback: Language
    ) async throws -> [Answer] {
        guard let first = messages.first else { return [] }
        let language = Language.guess(first, fallback: fallback)
        let agent = try await agent(language)
        try await agent.forget()
        var answers: [Answer] = []
        for message in messages {
            let start = ContinuousClock.now
            var results: [TurnResult] = []
            for request in RequestSplitter(Language.guess(message, fallback: language)).parts(of: message) {
                let tasks = try await workspace.store.tasks(includingDone: false)
                results += try await agent.turn(
                    request, at: now, timeZone: workspace.timeZone, openTasks: tasks, partial: { _ in }
                ).all
            }
            answers.append(Answer(language: language, results: results, duration: start.duration(to: .now)))
        }
        return answers
    }

    private mutating func agent(_ language: Language) async throws -> Agent {
        if let known = agents[language] { return known }
        let agent = try await makeAgent(language)
        agents[language] = agent
        return agent
    }
}

extension TurnResult {
    /// When it is and how it comes again: as the card holds it where there is one, else as it was said.
    public var timing: (start: String?, end: String?, recurrence: String?) {
        let said = proposal?.time ?? time
        switch proposal?.action {
        case .createReminder(let reminder): return (reminder.due?.iso8601, nil, said?.recurrence)
        case .createEvent(let event): return (event.start.iso8601, event.end.iso8601, event.recurrence)
        case .createTask(let task): return (task.due?.iso8601, nil, said?.recurrence)
        default: return (said?.start?.iso8601, said?.end?.iso8601, said?.recurrence)
        }
    }
}
