import Foundation

@testable import PocheKit

/// A search that finds one note.
struct OneNote: Searching {
    func search(_ query: String, limit: Int) -> [SearchHit] {
        [SearchHit(kind: .note, id: "n", title: "Portail 4417", snippet: "Portail 4417", date: nil, score: 1)]
    }
}

/// A calendar that is only read.
protocol QuietCalendar: CalendarStore {}

extension QuietCalendar {
    func refused() -> [CalendarError] { [] }
    func reminders(includingDone: Bool) -> [Reminder] { [] }
    func save(_ reminder: Reminder, with consent: borrowing Consent) {}
    func save(_ event: CalendarEvent, with consent: borrowing Consent) {}
    func complete(reminder id: String, with consent: borrowing Consent) {}
    func delete(reminder id: String, with consent: borrowing Consent) {}
    func delete(event id: String, with consent: borrowing Consent) {}
    func delete(_ occurrence: EventOccurrence, with consent: borrowing Consent) {}
}

/// A person without a calendar.
struct NoCalendar: QuietCalendar {
    func events(from: Date, to: Date) -> [EventOccurrence] { [] }
    func allEvents() -> [CalendarEvent] { [] }
}

/// A calendar with one event, the morning of 12 March 2026.
struct OneEvent: QuietCalendar {
    func allEvents() -> [CalendarEvent] { [event] }
    func events(from: Date, to: Date) -> [EventOccurrence] {
        let start = event.start.instant(local: paris)
        guard from <= start, start < to else { return [] }
        return [EventOccurrence(event: event, start: start, end: start + 3600, original: event.start)]
    }

    private var event: CalendarEvent {
        CalendarEvent(
            id: "e", title: "Marché aux fleurs", start: inParis(2026, 3, 12, 9), end: inParis(2026, 3, 12, 10),
            location: "Quimper")
    }
}

/// An agent whose model says what a test tells it to, on the morning of 11 March 2026 in Paris.
struct ScriptedAgent {
    let model = ScriptedModel()
    let agent: Agent
    let plants = TodoTask(title: "Arroser les plantes")

    init() {
        agent = Agent(model: model, witness: nil, calendar: OneEvent(), search: OneNote(), language: .french)
    }

    /// What comes of a message when the model answers so.
    func turn(
        _ message: String, _ action: ActionName = .reply, _ arguments: String = "{}", words: [String] = [],
        partial: @Sendable (String) -> Void = { _ in }
    ) async throws -> TurnResult {
        await model.say(ScriptedModel.Turn(action: action, arguments: arguments, words: words))
        return try await agent.turn(
            message, at: wall(2026, 3, 11, 10), timeZone: paris, openTasks: [plants], partial: partial)
    }
}
