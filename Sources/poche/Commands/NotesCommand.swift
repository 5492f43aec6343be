import Foundation
import PocheKit

/// The notes: list, show, add, delete.
enum NotesCommand: Command {
    static let name = "notes"
    static let summary = HelpWords.notes
    static let forms = ["notes [list] [--limit N] [--json]", "notes add TEXT", "notes show ID", "notes delete ID"]
    static let options: [Option] = [.limit, .json]
    static let details: Localized? = HelpWords.notesDetails

    /// Characters of a note.
    static let characters = 1_000_000

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let verb = call.words.first ?? "list"
        guard ["list", "add", "show", "delete"].contains(verb) else { throw usage }
        try call.requireNothingAfter("list", usage)
        let limit = try call.limit(50)
        if verb == "add" {
            let content = Call.text(Array(call.words.dropFirst())).withoutHiddenCharacters()
                .trimmingCharacters(in: .whitespacesAndNewlines)
            guard !content.isEmpty else { throw Failure(.wrongUse, CommandWords.emptyNote) }
            guard content.count <= characters else { throw Failure(.refused, CommandWords.noteTooLong(characters)) }
            return try await call.carryOut(.saveNote(Note(content: content)), in: try await call.workspace())
        }
        let workspace = try await call.workspace()
        let notes: [Note]
        do { notes = try await workspace.store.notes(limit: verb == "list" ? limit : .max) } catch {
            throw Failure(error)
        }
        if verb == "list" { return list(notes, call, workspace) }
        let reference = call.words.dropFirst().joined(separator: " ")
        let note = try call.one(reference, of: notes, id: { $0.id.uuidString }, title: \.content)
        guard verb == "show" else { return try await call.carryOut(.deleteNote(note), in: workspace) }
        Output.line(note.content.withoutHiddenCharacters())
        return .done
    }

    private static func list(_ notes: [Note], _ call: Call, _ workspace: Workspace) -> ExitCode {
        let rows = notes.map { note in
            JSONValue.object(
                [("id", .string(note.id.uuidString.lowercased())), ("content", .string(note.content))]
                    + workspace.wall("created", note.createdAt))
        }
        return call.show(
            rows, notes.map { "\($0.id.uuidString.prefix(6).lowercased())  \($0.content.oneLine(limit: 100))" })
    }
}
