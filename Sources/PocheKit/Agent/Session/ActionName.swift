/// What Poche can do with a message: answer it, or call one of its tools. The raw value is the tool's name.
public enum ActionName: String, Sendable, Codable, CaseIterable {
    case reply
    case createReminder
    case createEvent
    case listEvents
    case saveNote
    case createTask
    case completeTask
    case searchMyData

    /// Whether it makes something that may have a time.
    var takesTime: Bool { [.createReminder, .createEvent, .createTask].contains(self) }
}
