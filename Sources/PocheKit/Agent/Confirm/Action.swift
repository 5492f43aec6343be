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

extension Action {
    /// What it is about, in the person's words.
    public var title: String {
        switch self {
        case .createReminder(let reminder), .completeReminder(let reminder), .deleteReminder(let reminder):
            reminder.title
        case .createEvent(let event), .deleteEvent(let event): event.title
        case .deleteOccurrence(let occurrence): occurrence.event.title
        case .saveNote(let note), .deleteNote(let note): note.content
        case .createTask(let task), .completeTask(let task), .deleteTask(let task): task.title
        }
    }

    /// RFC 5545 RRULE value of what is repeated.
    public var recurrence: String? {
        switch self {
        case .createReminder(let reminder), .completeReminder(let reminder), .deleteReminder(let reminder):
            reminder.recurrence
        case .createEvent(let event), .deleteEvent(let event): event.recurrence
        case .deleteOccurrence, .saveNote, .deleteNote, .createTask, .completeTask, .deleteTask: nil
        }
    }

    /// The times that what is repeated leaves out.
    public var exceptions: [WallTime] {
        switch self {
        case .createReminder(let reminder), .completeReminder(let reminder), .deleteReminder(let reminder):
            reminder.exceptions
        case .createEvent(let event), .deleteEvent(let event): event.exceptions
        case .deleteOccurrence, .saveNote, .deleteNote, .createTask, .completeTask, .deleteTask: []
        }
    }

    /// When it is, or is to be done.
    public var time: CalendarTime? {
        switch self {
        case .createReminder(let reminder), .completeReminder(let reminder), .deleteReminder(let reminder):
            reminder.due
        case .createEvent(let event), .deleteEvent(let event): event.start
        case .deleteOccurrence(let occurrence): occurrence.event.start
        case .saveNote, .deleteNote: nil
        case .createTask(let task), .completeTask(let task), .deleteTask(let task): task.due
        }
    }
}
