import Foundation
import LocalModels

/// Prepares a reminder.
struct CreateReminder: AgentTool {
    let name = ActionName.createReminder

    func schema(for turn: TurnContext) -> ArgumentSchema {
        ArgumentSchema(name).title(in: turn).time(in: turn)
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        let title = try TitleRule.title(from: arguments, in: turn)
        guard let said = try TimeRule.time(from: arguments, in: turn) else {
            return TimeRule.missing(
                ToolWords.whenToRemind, MissingTime(tool: name, arguments: arguments, request: turn.message), in: turn)
        }
        switch TimeRule.moment(said, in: turn) {
        case .failure(let refusal): return .notice(refusal.sentence[turn.language])
        case .success(let due):
            let id = UUID()
            let reminder = Reminder(
                id: id.uuidString.lowercased(), title: title, due: due, recurrence: said.expression.recurrence,
                exceptions: said.expression.exceptions)
            return .proposal(
                Proposal(id: id, action: .createReminder(reminder), request: turn.message, time: said.expression))
        }
    }
}
