import Foundation
import LocalModels

/// Looks up what the calendar holds, appointments and reminders together.
struct ListEvents: AgentTool {
    let name = ActionName.listEvents
    let calendar: any CalendarStore

    /// Days looked at when no time was said.
    static let defaultDays = 7

    func schema(for turn: TurnContext) throws -> GenerationSchema {
        try ArgumentSchema(name).time(in: turn).build()
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        let said = try TimeRule.time(from: arguments, in: turn)
        let (from, to) = TimeRule.period(said, in: turn)
        let lines = try await AgendaLines(language: turn.language, now: turn.now, timeZone: turn.timeZone)
            .lines(of: calendar, from: from, to: to)
        let words = said.map { turn.phrases.list($0.expression) } ?? ToolWords.nextDays(Self.defaultDays)[turn.language]
        guard !lines.isEmpty else { return .notice(ToolWords.nothingPlanned(words)[turn.language]) }
        let title = ToolWords.heading(words.capitalizedFirst)[turn.language]
        return .findings(([title] + ToolOutput.capped(lines, turn.language)).joined(separator: "\n"))
    }
}
