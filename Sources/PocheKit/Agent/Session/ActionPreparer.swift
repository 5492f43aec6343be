import LocalModels

/// Prepares one chosen action: decodes its arguments, has its tool check them, and does the same at the other times that
/// were said.
struct ActionPreparer: Sendable {
    let model: any AgentModel
    let twins: TwinSearch

    struct Prepared: Sendable {
        var result: TurnResult
        /// What the model keeps of it.
        let exchange: RecordedTurn
        /// What a question that was asked waits for.
        var missing: MissingTime?
    }

    func prepare(_ tool: any AgentTool, answering prompt: String, in context: TurnContext) async throws -> Prepared {
        let prefix = "\(tool.name.rawValue) "
        let schema = tool.schema(for: context)
        let arguments: GeneratedContent
        let certain = schema.certain
        if let certain {
            arguments = certain
        } else {
            arguments = try await model.arguments(try schema.build(), answering: prompt, startingWith: prefix)
        }
        let exchange = RecordedTurn(prompt: prompt, answer: prefix + arguments.jsonString)
        if certain != nil { try await model.remember(exchange) }
        var prepared = Prepared(result: TurnResult(action: tool.name, arguments: arguments), exchange: exchange)
        let time = try TimeRule.time(from: arguments, in: context)
        prepared.result.time = time?.expression
        switch try await tool.use(arguments, in: context) {
        case .proposal(let proposal):
            prepared.result.proposal = proposal
            if let time { try await complete(&prepared.result, with: tool, at: time, in: context) }
            let isCut = TitleRule.isCut(proposal.action.title)
            // Two titles that were cut may be the same as far as they go.
            let twin = isCut ? nil : try await twins.sentence(for: prepared.result.proposals, in: context)
            let cut = isCut ? ToolWords.titleCut(TitleRule.limit)[context.language] : nil
            prepared.result.add([cut, twin, bell(tool.name, in: context)].compactMap(\.self))
        case .notice(let sentence): prepared.result.add([sentence])
        case .question(let sentence, let missing):
            prepared.missing = missing
            prepared.result.add([sentence])
        case .answer(let lines): (prepared.result.reply, prepared.result.speaker) = (lines, .program)
        }
        return prepared
    }

    /// Who rings, where a message asks for an alarm.
    private func bell(_ action: ActionName, in context: TurnContext) -> String? {
        let alarms = RequestPhrases.of(context.language).alarms
        guard action == .createReminder, context.message.foldedWords.contains(where: alarms.contains) else {
            return nil
        }
        return ToolWords.ringsElsewhere[context.language]
    }

    /// Proposes the same at the other times that were said with the chosen one, and says which times are left out.
    private func complete(
        _ result: inout TurnResult, with tool: any AgentTool, at time: TimeChoice, in context: TurnContext
    ) async throws {
        guard let arguments = result.arguments else { return }
        let group = SaidTimes.group(of: time, in: context)
        var taken: [TimeChoice] = [time]
        if group.count > 1 {
            var proposed: [TurnResult] = []
            taken = []
            for choice in group {
                let said = arguments.setting("when", to: choice.words)
                guard case .proposal(let proposal) = try await tool.use(said, in: context.meaning(choice)) else {
                    continue
                }
                taken.append(choice)
                proposed.append(
                    TurnResult(action: tool.name, arguments: said, time: choice.expression, proposal: proposal))
            }
            if var first = proposed.first {
                first.others = Array(proposed.dropFirst())
                result = first
            }
        }
        let title = result.proposal?.action.title ?? ""
        let leftOver = SaidTimes.leftOver(beside: taken, title: title, in: context)
        if !leftOver.isEmpty { result.add([ToolWords.leftOver(leftOver)[context.language]]) }
    }
}
