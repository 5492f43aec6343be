import Foundation
import LocalModels

/// Reads a message, chooses one action, and answers or proposes. It holds nothing that can write.
public actor Agent {
    private let model: any AgentModel
    private let chooser: ActionChooser
    private let preparer: ActionPreparer
    private let agenda: ListEvents
    private let tools: [ActionName: any AgentTool]
    private let language: Language
    private var budget: ContextBudget
    private var memory: ConversationMemory
    private var missing: MissingTime?
    /// What the program did since the last message, told to the model with the next one.
    private var news: [String] = []
    private var log = WriteLog()
    /// The card that the next message may correct.
    private var open: OpenCard?

    /// Characters a message may have: longer texts belong in a file.
    public static let messageLimit = 8_000
    private static let newsLimit = 6

    public init(
        model: any AgentModel, witness: SentenceWitness?, calendar: any CalendarStore, search: any Searching,
        language: Language
    ) {
        self.model = model
        chooser = ActionChooser(witness: witness, model: model)
        preparer = ActionPreparer(model: model, twins: TwinSearch(calendar: calendar))
        self.language = language
        agenda = ListEvents(calendar: calendar)
        let all: [any AgentTool] = [
            CreateReminder(), CreateEvent(), agenda, SaveNote(), CreateTask(), CompleteTask(),
            SearchMyData(search: search),
        ]
        tools = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
        budget = ContextBudget(language: language)
        memory = ConversationMemory(witness: witness)
    }

    /// Tells the agent what became of a card.
    public func note(_ outcome: WriteLog.Outcome) {
        log.last = outcome
        missing = nil
        if case .written(let sentence) = outcome {
            open = nil
            tell(sentence)
        }
        if case .declined(let sentence) = outcome { tell(sentence) }
    }

    /// Takes up what the person said in earlier conversations, oldest first. Meanwhile the agent answers.
    public func recollect(_ messages: [String], at now: WallTime, timeZone: TimeZone) async {
        var facts: [SaidFacts.Fact] = []
        for message in messages {
            let turn = TurnContext(
                message: message, language: Language.guess(message, fallback: language), now: now, timeZone: timeZone)
            if let fact = await memory.fact(toldBy: turn) { facts.append(fact) }
            // Two thirds of the core are left to whatever is answered meanwhile.
            guard (try? await Task.sleep(for: .milliseconds(40))) != nil else { return }
        }
        memory.keep(earlier: facts)
    }

    /// Reads ahead what a person has typed of the next message, or what is sure to come before it.
    public func warm(_ draft: String) async {
        guard draft.count <= Self.messageLimit else { return }
        await model.warm(prompt(for: draft.withoutHiddenCharacters()))
    }

    /// Makes room in the model's window, which takes a while: between two messages nobody waits for it. Cancelling the
    /// task leaves the conversation as it was.
    public func makeRoom() async throws {
        var room = budget
        try await room.makeRoom(in: model)
        budget = room
    }

    public func contextUse() async -> ContextUse { await model.contextUse() }

    /// Forgets the conversation but not who it is, so that independent messages are judged alone.
    public func forget() async throws {
        missing = nil
        open = nil
        news = []
        log = WriteLog()
        budget = ContextBudget(language: language)
        memory = ConversationMemory(witness: chooser.witness)
        try await model.restart(recalling: [])
    }

    /// One turn.
    ///
    /// - Parameter partial: given the whole reply so far as it is written.
    public func turn(
        _ message: String, at now: WallTime, timeZone: TimeZone, openTasks: [TodoTask],
        partial: @Sendable (String) -> Void
    ) async throws -> TurnResult {
        let cleaned = message.withoutHiddenCharacters().trimmingCharacters(in: .whitespacesAndNewlines)
        guard !cleaned.isEmpty else { return said(AgentWords.empty, language, by: .notice) }
        guard cleaned.count <= Self.messageLimit else {
            return said(AgentWords.tooLong(Self.messageLimit), language, by: .notice)
        }
        let context = TurnContext(
            message: cleaned, language: Language.guess(cleaned, fallback: language), now: now, timeZone: timeZone,
            openTasks: openTasks)
        if let result = try await filled(by: context) { return result }
        if let result = try await corrected(by: context) { return result }
        if let sentence = AboutPoche.answer(to: context) ?? log.answer(to: context) ?? Arithmetic.answer(to: context)
            ?? ClockAnswers.answer(to: context)
        {
            return told(sentence, context.language, by: .program)
        }
        if let sentence = UnsupportedRequest.sentence(for: context) {
            return told(sentence, context.language, by: .notice)
        }
        if let known = try await moved(in: context) { return known }
        log.isFresh = false
        let prompt = prompt(for: cleaned)
        var room = budget
        try await room.makeRoom(in: model, for: prompt)
        budget = room
        let result: TurnResult
        do {
            result = try await answer(prompt, in: context, partial: partial)
        } catch LanguageModelSession.GenerationError.exceededContextWindowSize {
            try await room.recycle(model)
            budget = room
            result = try await answer(prompt, in: context, partial: partial)
        }
        if let fact = await memory.fact(toldBy: context) { memory.keep(fact) }
        return result
    }

    private func answer(
        _ prompt: String, in context: TurnContext, partial: @Sendable (String) -> Void
    ) async throws -> TurnResult {
        let action = try await chooser.action(for: prompt, in: context)
        if action == .reply, let listed = try await planned(in: context) { return listed }
        var context = context
        if action == .reply || action == .searchMyData {
            switch await memory.recall(for: context) {
            case .nothing: break
            case .said(let sentences) where action == .reply:
                return told(ToolWords.youTold(sentences), context.language, by: .program)
            case .saidPerhaps(let sentences) where action == .reply:
                return told(ToolWords.youToldPerhaps(sentences), context.language, by: .program)
            case .said(let sentences), .saidPerhaps(let sentences), .spokenOf(let sentences): context.told = sentences
            }
        }
        guard let tool = tools[action] else {
            // What the person tells, and what they told, needs no earlier talk: a small model would repeat its own.
            let isAside =
                ConversationMemory.tells(context) && ReplyVoice.tellsSomething(context) || !context.told.isEmpty
            switch try await spoken(prompt, aside: isAside, in: context, partial) {
            case .withheld(let sentence): return told(sentence, context.language, by: .notice)
            case .said(let reply):
                news = []
                return TurnResult(action: .reply, arguments: nil, reply: reply)
            }
        }
        guard action.takesTime, let parts = TimedMatters.parts(of: context) else {
            return try await prepared(by: tool, prompt, in: context)
        }
        var results: [TurnResult] = []
        for part in parts {
            let own = context.saying(part)
            let prompt = self.prompt(for: part)
            let chosen = try await chooser.action(for: prompt, in: own)
            results.append(try await prepared(by: chosen.takesTime ? tools[chosen] ?? tool : tool, prompt, in: own))
        }
        open = nil
        var whole = results.removeFirst()
        whole.others += results
        return whole
    }

    private func prepared(
        by tool: any AgentTool, _ prompt: String, in context: TurnContext
    ) async throws -> TurnResult {
        let prepared = try await preparer.prepare(tool, answering: prompt, in: context)
        budget.record(prepared.exchange)
        news = []
        let result = prepared.result
        if result.proposal != nil { log.last = .waiting }
        open = OpenCard(result, by: tool, in: context)
        if let missing = prepared.missing {
            self.missing = missing
        } else if result.proposal == nil, let reply = result.reply {
            tell(result.speaker == .program ? AgentWords.found(reply)[language] : reply)
        }
        return result
    }

    /// "c'est quand le kiné ?", when the calendar holds it: what the store knows weighs more than how it is asked.
    private func planned(in context: TurnContext) async throws -> TurnResult? {
        guard context.times.isEmpty, let lines = try await agenda.nextNamed(in: context)
        else { return nil }
        tell(AgentWords.found(lines)[language])
        return TurnResult(action: .listEvents, arguments: nil, reply: lines, speaker: .program)
    }

    /// "le kiné est reporté à vendredi", when the calendar holds it: another appointment beside it would be wrong.
    private func moved(in context: TurnContext) async throws -> TurnResult? {
        guard context.request.saysMoved, let lines = try await agenda.named(in: context)
        else { return nil }
        return told(ToolWords.cannotMove(lines), context.language, by: .notice)
    }

    private enum Speech {
        case said(String)
        /// The model was stopped, and this is said instead.
        case withheld(Localized)
    }

    private func spoken(
        _ prompt: String, aside: Bool, in context: TurnContext, _ partial: @Sendable (String) -> Void
    ) async throws -> Speech {
        let prefix = "\(ActionName.reply.rawValue)\n"
        let asked = "\(prompt)\n\(ReplyVoice.hint(for: context))"
        let avoided = ReplyVoice.avoidedWords(answering: context)
        let claims = ReplyVoice.asksForText(context) ? nil : EffectClaims(context.language)
        let secret = InstructionGuard(answering: context.message)
        var (whole, seen) = ("", "")
        let texts =
            aside
            ? await model.textAside(answering: asked, startingWith: prefix, avoiding: avoided)
            : await model.text(answering: asked, startingWith: prefix, avoiding: avoided)
        for try await text in texts {
            let (answer, isOver) = ReplyVoice.answer(in: text)
            whole = context.language == .french ? answer.withFrenchSigns() : answer
            if isOver { break }
            if secret.isRecited(in: whole) { return .withheld(TruthWords.recital) }
            switch claims?.read(whole, isWhole: false) ?? .shown(whole) {
            case .claim: return .withheld(TruthWords.falseClaim)
            // A space may still give way to a narrower one.
            case .shown(let part) where part.count > seen.count && part.last?.isWhitespace != true:
                seen = part
                partial(part)
            case .shown: continue
            }
        }
        try Task.checkCancellation()
        if claims?.read(whole, isWhole: true) == .claim { return .withheld(TruthWords.falseClaim) }
        if whole != seen { partial(whole) }
        if !aside { budget.record(RecordedTurn(prompt: asked, answer: prefix + whole)) }
        return .said(whole)
    }

    /// "non, plutôt à 18h", while a card waits: another card takes its place.
    private func corrected(by context: TurnContext) async throws -> TurnResult? {
        guard let old = open, let revision = CardRevision.of(context, on: old) else { return nil }
        switch revision {
        case .time(let request): return try await retimed(old, as: request, by: context)
        case .request(let request):
            let turn = context.saying(request, in: old.turn.language)
            var result = try await prepared(by: old.tool, prompt(for: request), in: turn)
            guard result.proposal != nil else { break }
            result.replaces = old.proposal.id
            return result
        // "non, je ne crois pas" is about a card only right after it.
        case .unclear where log.last != .waiting || !log.isFresh: return nil
        case .unclear: break
        }
        open = old
        return told(ToolWords.unclearChange, context.language, by: .notice)
    }

    private func retimed(_ old: OpenCard, as request: String, by context: TurnContext) async throws -> TurnResult? {
        let turn = context.saying(request, in: old.turn.language)
        guard turn.times.count == 1, let time = turn.times.first else { return nil }
        let arguments = old.arguments.setting("when", to: time.words)
        var result = TurnResult(action: old.tool.name, arguments: arguments)
        result.time = time.expression
        switch try await old.tool.use(arguments, in: turn) {
        case .proposal(let proposal):
            result.proposal = proposal
            result.replaces = old.proposal.id
            open = OpenCard(result, by: old.tool, in: turn)
            let exchange = RecordedTurn(
                prompt: prompt(for: context.message), answer: "\(old.tool.name.rawValue) \(arguments.jsonString)")
            try await model.remember(exchange)
            budget.record(exchange)
            news = []
        case .notice(let sentence), .question(let sentence, _), .answer(let sentence):
            tell(sentence)
            result.add([sentence])
        }
        return result
    }

    /// A message that is only a time answers the question asked before it.
    private func filled(by context: TurnContext) async throws -> TurnResult? {
        guard let missing, let tool = tools[missing.tool] else { return nil }
        self.missing = nil
        guard !context.times.isEmpty else { return nil }
        let rest = Set(context.message.foldedWords).subtracting(context.times.flatMap { $0.words.foldedWords })
        let phrases = RequestPhrases.of(context.language)
        // "coiffeur samedi 15h" is another matter.
        guard rest.allSatisfy({ SearchWords.stopWords.contains($0) || phrases.revisionWords.contains($0) })
        else { return nil }
        // Read together: "une heure avant mon rendez-vous" waits for its hour.
        let whole = context.saying("\(missing.request) \(context.message)")
        guard let time = whole.times.first else { return nil }
        let arguments = missing.arguments.setting("when", to: time.words)
        var result = TurnResult(action: missing.tool, arguments: arguments)
        guard case .proposal(let proposal) = try await tool.use(arguments, in: whole)
        else { return nil }
        log.last = .waiting
        result.proposal = proposal
        open = OpenCard(result, by: tool, in: whole)
        return result
    }

    /// The message, after what the program did meanwhile. The present moment is told for a reply only: an action copies
    /// its time words.
    private func prompt(for message: String) -> String {
        (news.map { "(\($0))" } + [message]).joined(separator: "\n")
    }

    /// Keeps what the program did for the model's next message. What is old is of no use to it.
    private func tell(_ sentence: String) { news = news.suffix(Self.newsLimit - 1) + [sentence] }

    private func told(_ sentence: Localized, _ language: Language, by speaker: TurnResult.Speaker) -> TurnResult {
        tell(sentence[language])
        return said(sentence, language, by: speaker)
    }

    private func said(_ sentence: Localized, _ language: Language, by speaker: TurnResult.Speaker) -> TurnResult {
        TurnResult(action: .reply, arguments: nil, reply: sentence[language], speaker: speaker)
    }
}
