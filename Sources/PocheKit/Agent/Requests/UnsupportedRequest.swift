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
        !turn.namedTasks.isEmpty || turn.message.foldedWords.contains(where: taskWords.contains)
    }

    private static let taskWords: Set<String> = [
        "liste", "tache", "taches", "courses", "list", "task", "tasks", "todo", "item", "shopping",
    ]
}
