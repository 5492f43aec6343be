import Foundation
import LocalModels

/// Prepares the end of an open task, chosen among those that exist.
struct CompleteTask: AgentTool {
    let name = ActionName.completeTask

    /// How many open tasks are offered as choices: the argument of a long list would not be chosen better.
    static let offeredTasks = 12

    func schema(for turn: TurnContext) -> ArgumentSchema {
        let candidates = turn.namedTasks.prefix(Self.offeredTasks).map(\.title)
        let arguments = ArgumentSchema(name)
        return candidates.isEmpty ? arguments.text("task") : arguments.choice("task", among: candidates)
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        let named = try arguments.value(String.self, forProperty: "task")
        guard !turn.openTasks.isEmpty else { return .notice(ToolWords.noOpenTask[turn.language]) }
        guard let task = turn.namedTasks.prefix(Self.offeredTasks).first(where: { $0.title == named }) else {
            return .notice(ToolWords.noSuchTask(named.oneLine(limit: TitleRule.limit))[turn.language])
        }
        return .proposal(Proposal(action: .completeTask(task), request: turn.message))
    }
}
