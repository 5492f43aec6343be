/// What the agent can do with a message: answer it, or use one of its tools.
public enum ActionName: String, Sendable, Codable, CaseIterable {
    case reply
    case createReminder
    case createEvent
    case listEvents
    case saveNote
    case createTask
    case completeTask
    case searchMyData
}
