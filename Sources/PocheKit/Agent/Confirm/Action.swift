import Foundation

/// Everything Poche can write for a person. A tool describes one; only ``ActionExecutor`` does it.
public enum Action: Sendable, Hashable, Codable {
    case createReminder(Reminder)
    case createEvent(CalendarEvent)
    case saveNote(Note)
    case createTask(TodoTask)
    case completeTask(TodoTask)
    case completeReminder(Reminder)
    case deleteNote(Note)
    case deleteTask(TodoTask)
    case deleteReminder(Reminder)
    case deleteEvent(CalendarEvent)
    /// One time of a series; the others stay.
    case deleteOccurrence(EventOccurrence)
}
