import Foundation

/// What search knows of one record.
struct IndexItem: Sendable, Equatable {
    let kind: SearchHit.Kind
    let id: String
    let title: String
    /// What is behind the title, searched too.
    let body: String
    let date: Date?
}

extension IndexItem {
    /// Length of the title of a record that has none of its own, in characters.
    private static let titleLimit = 80

    init(_ note: Note) {
        self.init(
            kind: .note, id: note.id.uuidString, title: Self.firstLine(of: note.content), body: note.content,
            date: note.createdAt)
    }

    init(_ task: TodoTask, local: TimeZone) {
        self.init(
            kind: .task, id: task.id.uuidString, title: task.title, body: "",
            date: task.due?.instant(local: local) ?? task.createdAt)
    }

    init(_ summary: Summary) {
        self.init(
            kind: .summary, id: summary.id.uuidString, title: Self.firstLine(of: summary.text), body: summary.text,
            date: summary.date)
    }

    init(_ reminder: Reminder, local: TimeZone) {
        self.init(
            kind: .reminder, id: reminder.id, title: reminder.title, body: "",
            date: reminder.due?.instant(local: local))
    }

    init(_ event: CalendarEvent, local: TimeZone) {
        self.init(
            kind: .event, id: event.id, title: event.title, body: event.location ?? "",
            date: event.start.instant(local: local))
    }

    private static func firstLine(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first { $0.contains { !$0.isWhitespace } }
        return String(line ?? "").oneLine(limit: titleLimit)
    }
}
