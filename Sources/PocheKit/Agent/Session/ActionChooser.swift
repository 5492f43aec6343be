/// Chooses what a message asks for.
struct ActionChooser: Sendable {
    let witness: SentenceWitness?
    let model: any AgentModel

    /// Above this margin the sentence vector is not doubted and the model is not asked.
    private static let sureMargin = 2.5

    func action(for prompt: String, in turn: TurnContext) async throws -> ActionName {
        // What is changed otherwise was refused before.
        if turn.request.opening == .change { return .completeTask }
        if WriteLog.asksWhatIsKept(turn) {
            return turn.times.isEmpty || WriteLog.matter(of: turn) != nil ? .searchMyData : .listEvents
        }
        let subject = AgendaSubject(turn)
        if subject.asksReminders, subject.words.isEmpty, ConversationMemory.isQuestion(turn.message) {
            return .listEvents
        }
        if turn.request.asksWhatIsLeft, turn.times.isEmpty { return .searchMyData }
        return settled(try await judged(prompt, in: turn), in: turn)
    }

    /// Both witnesses, the second only when the first is in doubt or absent.
    private func judged(_ prompt: String, in turn: TurnContext) async throws -> ActionName {
        let vector = try? await witness?.logProbabilities(of: turn.message)
        let impossible = impossible(in: turn)
        if let vector {
            let verdict = Judgement.decide(vector: vector, model: nil, without: impossible)
            if verdict.margin >= Self.sureMargin { return verdict.action }
        }
        let names = ActionName.allCases
        let scores = try await model.likelihoods(of: names.map(\.rawValue), answering: prompt)
        let judged = Dictionary(uniqueKeysWithValues: zip(names, scores))
        return Judgement.decide(vector: vector, model: judged, without: impossible).action
    }

    /// No task is ended that the message does not name, unless it says that something is done.
    private func impossible(in turn: TurnContext) -> Set<ActionName> {
        let saysDone = turn.message.foldedWords.contains(where: RequestPhrases.of(turn.language).endings.contains)
        return turn.namedTasks.isEmpty && !saysDone ? [.completeTask] : []
    }

    /// "je dois rappeler Maud" asks for no reminder: without a time it is a thing to do. What lasts ("bloque deux heures
    /// jeudi à 10 h") is an appointment, and what begins with "retiens que" a note.
    private func settled(_ action: ActionName, in turn: TurnContext) -> ActionName {
        let request = turn.request
        let isPlain = !turn.message.contains("?")
        let saysMoved = request.saysMoved && isPlain && !turn.times.isEmpty
        switch action {
        case .reply where request.opensNote: return .saveNote
        case .reply where turn.asksOwnTime: return .listEvents
        case .reply where request.books && isPlain: return .createEvent
        case .reply where isPlain && turn.beginsWithVerb: return .createReminder
        case .reply where request.isDuty && isPlain: return .createTask
        // "rappelle-moi" asks for a reminder, whatever it is about.
        case .createTask where turn.tellsDone && isPlain, .createReminder where turn.tellsDone && isPlain:
            return turn.namedTasks.isEmpty ? .reply : .completeTask
        case .createEvent where turn.tellsOfPast && isPlain, .createReminder where turn.tellsOfPast && isPlain,
            .createTask where turn.tellsOfPast && isPlain:
            return .reply
        // "réserver le restaurant avant jeudi" says until when, not when.
        case .createEvent where turn.saysDeadlineOnly: return .createTask
        case .createEvent where request.opening == .addressed && !turn.times.contains(where: \.hasLength):
            return .createReminder
        case .reply where saysMoved, .listEvents where saysMoved: return .createEvent
        case .createReminder where turn.refusal == nil && request.opening == .statement && turn.times.isEmpty:
            return .createTask
        case .createReminder where turn.refusal == nil && (request.opening == nil || request.opening == .order):
            return turn.times.contains(where: \.hasLength) ? .createEvent : action
        default: return action
        }
    }
}
