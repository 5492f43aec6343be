import Foundation
import PocheKit

/// The appointments: list, show, add, delete.
enum AgendaCommand: Command {
    static let name = "agenda"
    static let summary = HelpWords.agenda
    static let forms = [
        "agenda [list] [--when WORDS] [--json]", "agenda add TITLE --when WORDS [--location PLACE]", "agenda show ID",
        "agenda delete ID [--when WORDS]",
    ]
    static let options: [Option] = [.when, .location, .now, .json]
    static let details: Localized? = HelpWords.referenceDetails

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let verb = call.words.first ?? "list"
        guard ["list", "add", "show", "delete"].contains(verb) else { throw usage }
        try call.requireNothingAfter("list", usage)
        if verb == "add" {
            _ = try call.title()
            guard call.options[.when] != nil else { throw Failure(.wrongUse, CommandWords.whenMissing) }
        }
        if verb == "add" { return try await add(call, try await call.workspace()) }
        let calendar = call.calendar()
        if verb == "list" {
            let found = try await occurrences(in: try period(call), calendar).map(\.event)
            let code = list(call.options[.when] == nil ? firstOfEachSeries(found) : found, call)
            await call.tellUnread(of: calendar)
            return code
        }
        let reference = call.words.dropFirst().joined(separator: " ")
        if verb == "delete", call.options[.when] != nil {
            let workspace = try await call.workspace()
            let found = try await occurrences(in: try period(call), workspace.calendar)
            let one = try call.one(reference, of: found, id: \.event.id, title: \.event.title)
            return try await call.carryOut(.deleteOccurrence(one), in: workspace)
        }
        let events: [CalendarEvent]
        do { events = try await calendar.allEvents() } catch { throw Failure(error) }
        if verb == "show" { return list([try call.one(reference, of: events, id: \.id, title: \.title)], call) }
        let workspace = try await call.workspace()
        return try await call.carryOut(
            .deleteEvent(try call.one(reference, of: events, id: \.id, title: \.title)), in: workspace)
    }

    private static func add(_ call: Call, _ workspace: Workspace) async throws(Failure) -> ExitCode {
        guard let time = try call.spokenTime() else {
            throw Failure(.wrongUse, CommandWords.whenMissing)
        }
        switch time.interval() {
        case .failure(let refusal): throw Failure(.refused, refusal.sentence)
        case .success(let (start, end)):
            let event = CalendarEvent(
                id: UUID().uuidString.lowercased(), title: try call.title(), start: start, end: end,
                location: call.options[.location]?.oneLine(limit: TitleLimit.characters), recurrence: time.recurrence,
                exceptions: time.exceptions)
            return try await call.carryOut(.createEvent(event), in: workspace)
        }
    }

    /// The stretch of `--when`; a year from today without it.
    private static func period(_ call: Call) throws(Failure) -> (from: Date, to: Date) {
        if let said = try call.spokenTime() { return said.period() }
        let (today, zone) = (try call.now().startOfDay, TimeZone.current)
        return (today.date(in: zone), today.adding(1, .year).date(in: zone))
    }

    private static func occurrences(
        in period: (from: Date, to: Date), _ calendar: any CalendarStore
    ) async throws(Failure) -> [EventOccurrence] {
        do {
            return try await calendar.events(from: period.from, to: period.to)
        } catch {
            throw Failure(error)
        }
    }

    /// A series of a year is said once, by its next time and its rule.
    private static func firstOfEachSeries(_ events: [CalendarEvent]) -> [CalendarEvent] {
        var seen: Set<String> = []
        return events.filter { seen.insert($0.id).inserted }
    }

    private static func list(_ events: [CalendarEvent], _ call: Call) -> ExitCode {
        let phrases = call.phrases
        let rows = events.map { event in
            JSONValue.object([
                ("id", .string(event.id)), ("title", .string(event.title)), ("start", .string(event.start.iso8601)),
                ("zone", .string(event.start.zone)), ("end", .string(event.end.iso8601)),
                ("location", JSONValue(event.location)), ("recurrence", JSONValue(event.recurrence)),
                ("exceptions", JSONValue(event.exceptions, event.start)),
            ])
        }
        let lines = events.map { event in
            let title = event.titleAndPlace.withoutHiddenCharacters(keepingLines: false)
            let when = phrases.interval(of: event, again: event.recurrence, except: event.exceptions)
            return "\(event.id.prefix(6))  \(when)\(call.language.colon) \(title)"
        }
        return call.show(rows, lines)
    }
}
