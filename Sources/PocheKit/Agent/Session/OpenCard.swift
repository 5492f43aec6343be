import LocalModels

/// The card that was proposed last and not answered yet: the next message may correct it.
struct OpenCard: Sendable {
    let proposal: Proposal
    let tool: any AgentTool
    let arguments: GeneratedContent
    let turn: TurnContext

    /// `nil` where a message proposed nothing, or several things.
    init?(_ result: TurnResult, by tool: any AgentTool, in turn: TurnContext) {
        guard result.proposals.count == 1, let proposal = result.proposal, let arguments = result.arguments
        else { return nil }
        (self.proposal, self.tool, self.arguments, self.turn) = (proposal, tool, arguments, turn)
    }

    /// The request as it would have been said, when a message only says another time for it: "non, plutôt à 18h".
    func corrected(by message: TurnContext) -> String? {
        guard let new = newTime(in: message) else { return nil }
        let phrases = RequestPhrases.of(message.language)
        let said = RequestWord.words(
            of: TurnContext.text(message.message, without: message.spans.map(\.range), message.language)
        ).map(\.folded)
        let isTimeAlone = said.allSatisfy { phrases.introductions.isWhole([RequestWord($0)]) }
        let title = proposal.action.title.foldedWords
        // "oui mais à 11h".
        let agrees =
            !message.message.contains("?") && said.contains(where: phrases.answers.contains)
            && said.allSatisfy { phrases.answers.contains($0) || phrases.revisionWords.contains($0) }
        guard isTimeAlone || agrees || ChangedTime.isRevision(said, phrases, naming: title) else { return nil }
        return request(
            at: proposal.time.map { ChangedTime.words(of: new, over: $0, by: message.phrases) } ?? new.text)
    }

    /// The request as it would have been said with another time.
    func request(at words: String) -> String {
        let old = turn.times.filter { $0.expression == proposal.time }
        let rest = turn.message(without: old.isEmpty ? turn.times : old).trimmingCharacters(in: .whitespaces)
        return "\(rest) \(words)"
    }

    private func newTime(in message: TurnContext) -> TimeSpan? {
        guard message.times.count == 1, let choice = message.times.first else { return nil }
        if let span = message.spans.first(where: { [$0.range] == choice.ranges }) { return span }
        guard let first = choice.ranges.first, let last = choice.ranges.last else { return nil }
        return TimeSpan(
            range: first.lowerBound..<last.upperBound, text: choice.words, expression: choice.expression)
    }
}
