import Foundation
import PocheKit

/// The appointments: list, show, add, delete.
enum AgendaCommand: Command {
    static let name = "agenda"
    static let summary = HelpWords.agenda
    static let forms = [
        "agenda [list] [--when WORDS] [--json]", "agenda add TITLE --when WORDS [--location PLACE]", "agenda show ID",
        "agenda delete ID",
    ]
    static let options: [Option] = [.when, .location, .now, .json]
    static let details: Localized? = HelpWords.referenceDetails

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let verb = call.words.first ?? "list"
        guard ["list", "add", "show", "delete"].contains(verb) else { throw usage }
        if verb == "add" {
            _ = try call.title()
            guard call.options[.when] != nil else { throw Failure(.wrongUse, CommandWords.whenMissing) }
        }
        let workspace = try await call.workspace()
        if verb == "add" { return try await add(call, workspace) }
        let events: [CalendarEvent]
        do {
            events = verb == "list" ? try await coming(call, workspace) : try await workspace.calendar.allEvents()
        } catch {
            throw Failure(error)
        }
        if verb == "list" { return list(events, call, workspace) }
        let reference = call.words.dropFirst().joined(separator: " ")
        let event = try call.one(reference, of: events, id: \.id, title: \.title)
        if verb == "show" { return list([event], call, workspace) }
        return try await call.carryOut(.deleteEvent(event), in: workspace)
    }

    private static func add(_ call: Call, _ workspace: Workspace) async throws(Failure) -> ExitCode {
        guard let time = try call.spokenTime(in: workspace) else {
            throw Failure(.wrongUse, CommandWords.whenMissing)
        }
        switch time.interval() {
        case .failure(let refusal): throw Failure(.refused, refusal.sentence)
        case .success(let (start, end)):
            let event = CalendarEvent(
                id: UUID().uuidString.lowercased(), title: try call.title(), start: start, end: end,
                location: call.options[.location]?.oneLine(limit: TitleLimit.characters), recurrence: time.recurrence)
            return try await call.carryOut(.createEvent(event), in: workspace)
        }
    }

    /// What happens from now on, or within `--when`: each occurrence as an event at its own time.
    private static func coming(_ call: Call, _ workspace: Workspace) async throws -> [CalendarEvent] {
        let now = try call.now(workspace.timeZone)
        var (from, to) = (now.startOfDay, now.startOfDay.adding(1, .year))
        if let text = call.options[.when] {
            let resolver = DateResolver(now: now, timeZone: workspace.timeZone, language: call.language)
            guard let said = try? resolver.resolve(text), let start = said.start else {
                throw Failure(.refused, CommandWords.whenNotUnderstood(text))
            }
            (from, to) = (start, said.end ?? start.floored(to: said.grain).adding(1, said.grain))
        }
        let zone = workspace.timeZone
        return try await workspace.calendar.events(from: from.date(in: zone), to: to.date(in: zone)).map { occurrence in
            var event = occurrence.event
            if event.recurrence != nil {
                let eventZone = TimeZone(identifier: event.start.zone) ?? zone
                event.start.wall = WallTime(occurrence.start, timeZone: event.start.isAllDay ? zone : eventZone)
                event.end.wall = WallTime(occurrence.end, timeZone: event.end.isAllDay ? zone : eventZone)
            }
            return event
        }
    }

    private static func list(_ events: [CalendarEvent], _ call: Call, _ workspace: Workspace) -> ExitCode {
        let phrases = DateWriter(now: workspace.now, timeZone: workspace.timeZone, language: call.language)
        let rows = events.map { event in
            JSONValue.object([
                ("id", .string(event.id)), ("title", .string(event.title)), ("start", .string(event.start.iso8601)),
                ("zone", .string(event.start.zone)), ("end", .string(event.end.iso8601)),
                ("location", JSONValue(event.location)), ("recurrence", JSONValue(event.recurrence)),
            ])
        }
        let lines = events.map { event in
            let place = event.location.map { " (\($0))" } ?? ""
            let title = (event.title + place).withoutHiddenCharacters(keepingLines: false)
            return "\(event.id.prefix(6))  \(phrases.moment(event.start))\(call.language.colon) \(title)"
        }
        return call.show(rows, lines)
    }
}
