import Foundation
import PocheKit

/// The tasks: list, add, done, delete.
enum TasksCommand: Command {
    static let name = "tasks"
    static let summary = HelpWords.tasks
    static let forms = [
        "tasks [list] [--all] [--json]", "tasks add TITLE [--when WORDS]", "tasks done ID", "tasks delete ID",
    ]
    static let options: [Option] = [.when, .now, .all, .json]
    static let details: Localized? = HelpWords.referenceDetails

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let verb = call.words.first ?? "list"
        guard ["list", "add", "done", "delete"].contains(verb) else { throw usage }
        try call.requireNothingAfter("list", usage)
        if verb == "add" { _ = try call.title() }
        let workspace = try await call.workspace()
        if verb == "add" {
            let due: CalendarTime?
            do { due = try call.spokenTime()?.deadline().get() } catch let error as SpokenTimeRefusal {
                throw Failure(.refused, error.sentence)
            } catch {
                throw Failure(error)
            }
            return try await call.carryOut(.createTask(TodoTask(title: try call.title(), due: due)), in: workspace)
        }
        let tasks: [TodoTask]
        do {
            tasks = try await workspace.store.tasks(includingDone: verb == "delete" || call.options[.all] != nil)
        } catch {
            throw Failure(error)
        }
        if verb == "list" { return list(tasks, call) }
        let reference = call.words.dropFirst().joined(separator: " ")
        let task = try call.one(reference, of: tasks, id: { $0.id.uuidString }, title: \.title)
        return try await call.carryOut(verb == "done" ? .completeTask(task) : .deleteTask(task), in: workspace)
    }

    private static func list(_ tasks: [TodoTask], _ call: Call) -> ExitCode {
        let phrases = call.phrases
        let rows = tasks.map { task in
            JSONValue.object([
                ("id", .string(task.id.uuidString.lowercased())), ("title", .string(task.title)),
                ("due", JSONValue(task.due?.iso8601)), ("zone", JSONValue(task.due?.zone)),
                ("done", .bool(task.isDone)),
            ])
        }
        let lines = tasks.map { task in
            let due = task.due.map { ", \(phrases.moment($0))" } ?? ""
            let line = task.title.withoutHiddenCharacters(keepingLines: false) + due
            return "\(task.id.uuidString.prefix(6).lowercased())  \(task.isDone ? "✓" : "·") \(line)"
        }
        return call.show(rows, lines)
    }
}
