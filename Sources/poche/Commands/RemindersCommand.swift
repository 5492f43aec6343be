import Foundation
import PocheKit

/// The reminders: list, add, done, delete.
enum RemindersCommand: Command {
    static let name = "reminders"
    static let summary = HelpWords.reminders
    static let forms = [
        "reminders [list] [--all] [--json]", "reminders add TITLE --when WORDS", "reminders done ID",
        "reminders delete ID",
    ]
    static let options: [Option] = [.when, .now, .all, .json]
    static let details: Localized? = HelpWords.referenceDetails

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let verb = call.words.first ?? "list"
        guard ["list", "add", "done", "delete"].contains(verb) else { throw usage }
        try call.requireNothingAfter("list", usage)
        if verb == "add" {
            _ = try call.title()
            guard call.options[.when] != nil else { throw Failure(.wrongUse, CommandWords.whenMissing) }
        }
        if verb == "add" { return try await add(call, try await call.workspace()) }
        let calendar = call.calendar()
        if verb == "list" {
            let code = list(try await reminders(in: calendar, withDone: call.options[.all] != nil), call)
            await call.tellUnread(of: calendar)
            return code
        }
        let workspace = try await call.workspace()
        let reminders = try await reminders(
            in: calendar, withDone: verb == "delete" || call.options[.all] != nil)
        let reference = call.words.dropFirst().joined(separator: " ")
        let reminder = try call.one(reference, of: reminders, id: \.id, title: \.title)
        return try await call.carryOut(
            verb == "done" ? .completeReminder(reminder) : .deleteReminder(reminder), in: workspace)
    }

    private static func reminders(
        in calendar: any CalendarStore, withDone: Bool
    ) async throws(Failure) -> [Reminder] {
        do { return try await calendar.reminders(includingDone: withDone) } catch { throw Failure(error) }
    }

    private static func add(_ call: Call, _ workspace: Workspace) async throws(Failure) -> ExitCode {
        guard let time = try call.spokenTime() else {
            throw Failure(.wrongUse, CommandWords.whenMissing)
        }
        switch time.moment() {
        case .failure(let refusal): throw Failure(.refused, refusal.sentence)
        case .success(let due):
            let reminder = Reminder(
                id: UUID().uuidString.lowercased(), title: try call.title(), due: due, recurrence: time.recurrence,
                exceptions: time.exceptions)
            return try await call.carryOut(.createReminder(reminder), in: workspace)
        }
    }

    private static func list(_ reminders: [Reminder], _ call: Call) -> ExitCode {
        let phrases = call.phrases
        let rows = reminders.map { reminder in
            JSONValue.object([
                ("id", .string(reminder.id)), ("title", .string(reminder.title)),
                ("due", JSONValue(reminder.due?.iso8601)), ("zone", JSONValue(reminder.due?.zone)),
                ("recurrence", JSONValue(reminder.recurrence)),
                ("exceptions", JSONValue(reminder.exceptions, reminder.due)),
                ("done", .bool(reminder.completedAt != nil)),
            ])
        }
        let lines = reminders.map { reminder in
            let due =
                reminder.due.map { ", \(phrases.moment($0, again: reminder.recurrence, except: reminder.exceptions))" }
                ?? ""
            let mark = reminder.completedAt == nil ? "·" : "✓"
            let title = reminder.title.withoutHiddenCharacters(keepingLines: false)
            return "\(reminder.id.prefix(6))  \(mark) \(title)\(due)"
        }
        return call.show(rows, lines)
    }
}
