import Foundation
import PocheKit

/// What the lists of records have in common: naming one, carrying out a command, saying what came of it.
extension Call {
    /// Characters of an identifier that name its record. The lists show six; fewer may be a number that counts something
    /// else, the line of a list.
    static let shortestReference = 4

    /// Whether an identifier begins like a reference.
    static func isNamed(_ id: String, by reference: String, atLeast least: Int = shortestReference) -> Bool {
        let (id, reference) = (id.lowercased(), reference.lowercased())
        return id == reference || reference.count >= least && id.hasPrefix(reference)
    }

    /// The one record that a reference names: by the beginning of its identifier, else by words of its title.
    ///
    /// - Parameter least: characters that name one, fewer where the identifier is a name.
    func one<Record>(
        _ reference: String, of records: [Record], id: (Record) -> String, title: (Record) -> String,
        atLeast least: Int = shortestReference
    ) throws(Failure) -> Record {
        let wanted = reference.folded.trimmingCharacters(in: .whitespaces)
        guard !wanted.isEmpty else { throw Failure(.wrongUse, CommandWords.referenceMissing) }
        var found = records.filter { Self.isNamed(id($0), by: wanted, atLeast: least) }
        if found.isEmpty { found = records.filter { title($0).folded == wanted } }
        if found.isEmpty, wanted.count < least {
            // "vin" is a word of a title, "1" a line of the list.
            found = records.filter { wanted.contains(where: \.isLetter) && title($0).foldedWords.contains(wanted) }
            guard !found.isEmpty else {
                throw Failure(.wrongUse, CommandWords.referenceTooShort(reference, least))
            }
        }
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
    func spokenTime() throws(Failure) -> SpokenTime? {
        guard let text = options[.when] else { return nil }
        guard !text.oneLine(limit: 40).isEmpty else { throw Failure(.wrongUse, CommandWords.whenMissing) }
        let now = try now()
        do {
            return try SpokenTime(text, now: now, timeZone: .current, language: language)
        } catch {
            throw Failure(.refused, error == .none ? CommandWords.whenNotUnderstood(text) : Localized(error))
        }
    }

    /// Writes times as of now.
    var phrases: DateWriter { DateWriter(now: WallTime(Date(), timeZone: .current), language: language) }

    /// The calendar alone: its files can be read whatever became of the database.
    func calendar() -> any CalendarStore { VdirCalendarStore(at: Folders().calendars) }

    /// Says that a list is not whole, when files of the calendar could not be read.
    func tellUnread(of calendar: any CalendarStore) async {
        guard let refused = try? await calendar.refused(), let first = refused.first else { return }
        let sentence =
            refused.count == 1 ? DataWords.sentence(for: first) : CommandWords.unreadFiles(refused.count)
        Output.error("poche\(language.colon) \(sentence[language])")
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

extension JSONValue {
    /// The times that a series leaves out, written as its first one; `null` where there are none.
    init(_ exceptions: [WallTime], _ first: CalendarTime?) {
        guard let first, !exceptions.isEmpty else {
            self = .null
            return
        }
        self = .array(
            exceptions.map { .string(CalendarTime(wall: $0, zone: first.zone, isAllDay: first.isAllDay).iso8601) })
    }
}
