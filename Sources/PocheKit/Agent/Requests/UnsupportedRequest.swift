/// Requests that Poche cannot carry out from the conversation yet. It says so: a model would say that it is done.
enum UnsupportedRequest {
    /// The sentence that answers such a request; `nil` when the message is none.
    static func sentence(for turn: TurnContext) -> Localized? {
        switch turn.request.opening {
        case .prohibition: return ToolWords.nothingAdded
        case .change: return isAboutTask(turn) ? nil : ToolWords.cannotChange
        default: return nil
        }
    }

    private static func isAboutTask(_ turn: TurnContext) -> Bool {
        let said = turn.message.foldedWords
        if said.contains(where: taskWords.contains) { return true }
        let matter = Set(turn.request.matter.foldedWords.filter { $0.count > 2 })
        return turn.openTasks.contains { !matter.isDisjoint(with: $0.title.foldedWords) }
    }

    private static let taskWords: Set<String> = [
        "liste", "tache", "taches", "courses", "list", "task", "tasks", "todo", "item", "shopping",
    ]
}
