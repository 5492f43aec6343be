import Foundation
import LocalModels

/// Prepares the end of an open task, chosen among those that exist.
struct CompleteTask: AgentTool {
    let name = ActionName.completeTask

    /// How many open tasks are offered as choices: the argument of a long list would not be chosen better.
    static let offeredTasks = 12

    func schema(for turn: TurnContext) throws -> GenerationSchema {
        let candidates = candidates(in: turn).map(\.title)
        let arguments = ArgumentSchema(name)
        return try (candidates.isEmpty ? arguments.text("task") : arguments.choice("task", among: candidates)).build()
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        let named = try arguments.value(String.self, forProperty: "task")
        guard !turn.openTasks.isEmpty else { return .notice(ToolWords.noOpenTask[turn.language]) }
        guard let task = candidates(in: turn).first(where: { $0.title == named }) else {
            return .notice(ToolWords.noSuchTask(named.oneLine(limit: TitleRule.limit))[turn.language])
        }
        return .proposal(Proposal(action: .completeTask(task), request: turn.message))
    }

    /// The open tasks that share a word with the message; without any, none: a task that was not named is not ended.
    private func candidates(in turn: TurnContext) -> [TodoTask] {
        let said = Set(turn.message.foldedWords)
        let shared = turn.openTasks.map { task in
            (task, task.title.foldedWords.filter { $0.count > 2 && said.contains($0) }.count)
        }
        let best = shared.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
        return best.prefix(Self.offeredTasks).map(\.0)
    }
}
