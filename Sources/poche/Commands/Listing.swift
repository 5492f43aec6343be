import Foundation
import PocheKit

/// What the lists of records have in common: naming one, carrying out a command, saying what came of it.
extension Call {
    /// The one record that a reference names: by the beginning of its identifier, else by words of its title.
    func one<Record>(
        _ reference: String, of records: [Record], id: (Record) -> String, title: (Record) -> String
    ) throws(Failure) -> Record {
        let wanted = reference.folded.trimmingCharacters(in: .whitespaces)
        guard !wanted.isEmpty else { throw Failure(.wrongUse, CommandWords.referenceMissing) }
        var found = records.filter { id($0).lowercased().hasPrefix(wanted) }
        if found.isEmpty { found = records.filter { title($0).folded == wanted } }
        if found.isEmpty { found = records.filter { title($0).folded.contains(wanted) } }
        guard let record = found.first else { throw Failure(.refused, CommandWords.notFound(reference)) }
        guard found.count == 1 else {
            throw Failure(.refused, CommandWords.ambiguous(reference, found.map { "\(id($0).prefix(6)) \(title($0))" }))
        }
        return record
    }

    /// Carries out what the person typed and says what was written.
    func carryOut(_ action: Action, in workspace: Workspace) async throws(Failure) -> ExitCode {
        do {
            let receipt = try await workspace.carryOut(action)
            Output.line(workspace.sentence(for: receipt).withoutHiddenCharacters())
            return .done
        } catch {
            throw Failure(error)
        }
    }

    /// The title in the words after a verb.
    func title() throws(Failure) -> String {
        let title = Self.text(Array(words.dropFirst())).oneLine(limit: .max)
        guard !title.isEmpty else { throw Failure(.wrongUse, CommandWords.titleMissing) }
        let limit = TitleLimit.characters
        guard title.count <= limit else { throw Failure(.refused, CommandWords.titleTooLong(title.count, limit)) }
        return title
    }

    /// The time of `--when`, read as a message of the agent would be.
    func spokenTime(in workspace: Workspace) throws(Failure) -> SpokenTime? {
        guard let text = options[.when] else { return nil }
        guard !text.oneLine(limit: 40).isEmpty else { throw Failure(.wrongUse, CommandWords.whenMissing) }
        let now = try now(workspace.timeZone)
        do {
            return try SpokenTime(text, now: now, timeZone: workspace.timeZone, language: language)
        } catch {
            throw Failure(.refused, error == .none ? CommandWords.whenNotUnderstood(text) : Localized(error))
        }
    }

    func show(_ rows: [JSONValue], _ lines: [String]) -> ExitCode {
        if wantsJSON {
            Output.json(.array(rows))
        } else {
            Output.line(lines.isEmpty ? CommandWords.nothing[language] : lines.joined(separator: "\n"))
        }
        return .done
    }
}

extension Localized {
    init(_ error: DateError) { self.init(fr: error.message(.french), en: error.message(.english)) }
}

extension Workspace {
    /// A moment under its key, as the person's clocks show it, and their zone.
    func wall(_ key: String, _ date: Date?) -> [(String, JSONValue)] {
        [
            (key, JSONValue(date.map { WallTime($0, timeZone: timeZone).iso8601 })),
            ("zone", JSONValue(date.map { _ in timeZone.identifier })),
        ]
    }
}

extension CalendarTime {
    /// ISO 8601 on the wall; a whole day is its date alone.
    var iso8601: String { isAllDay ? String(wall.iso8601.prefix(10)) : wall.iso8601 }
}
