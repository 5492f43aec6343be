import Foundation
import LocalModels

/// Prepares a task for the list, with its day when one was said.
struct CreateTask: AgentTool {
    let name = ActionName.createTask

    func schema(for turn: TurnContext) -> ArgumentSchema {
        ArgumentSchema(name).title(in: turn).time(in: turn)
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        let title = try TitleRule.title(from: arguments, in: turn, adding: ["acheter", "buy"])
        let id = UUID()
        guard let said = try TimeRule.time(from: arguments, in: turn) else {
            let task = TodoTask(id: id, title: title)
            return .proposal(Proposal(id: id, action: .createTask(task), request: turn.message))
        }
        switch TimeRule.deadline(said, in: turn) {
        case .failure(let refusal): return .notice(refusal.sentence[turn.language])
        case .success(let due):
            let task = TodoTask(id: id, title: title, due: due)
            return .proposal(Proposal(id: id, action: .createTask(task), request: turn.message, time: said.expression))
        }
    }
}
