import Foundation

/// Why a calendar could not be read or written. Nothing is half-written when one is thrown.
public enum CalendarError: Error, Sendable, Equatable {
    case notFound(String)
    case readOnly(String)
    case diskFull
    /// The file and what is wrong in it.
    case malformed(file: String, reason: String)
    case failed(String)
}

/// One happening of an event, recurrences expanded.
public struct EventOccurrence: Sendable, Hashable {
    public let event: CalendarEvent
    public let start: Date
    public let end: Date

    public init(event: CalendarEvent, start: Date, end: Date) {
        self.event = event
        self.start = start
        self.end = end
    }
}

/// The person's reminders and appointments, wherever they are kept.
///
/// Every write names the consent it rests on: without a ``Confirmation`` it does not compile.
/// Writes are idempotent: saving a record whose identifier exists replaces it.
public protocol CalendarStore: Sendable {
    /// Reminders, soonest first; those without a time last.
    func reminders(includingDone: Bool) async throws(CalendarError) -> [Reminder]
    /// The occurrences that overlap `from ..< to`, soonest first.
    func events(from: Date, to: Date) async throws(CalendarError) -> [EventOccurrence]
    func allEvents() async throws(CalendarError) -> [CalendarEvent]

    func save(_ reminder: Reminder, with consent: borrowing Confirmation) async throws(CalendarError)
    func save(_ event: CalendarEvent, with consent: borrowing Confirmation) async throws(CalendarError)
    /// Marks done; a recurring reminder moves to its next occurrence.
    func complete(reminder id: String, with consent: borrowing Confirmation) async throws(CalendarError)
    func delete(reminder id: String, with consent: borrowing Confirmation) async throws(CalendarError)
    func delete(event id: String, with consent: borrowing Confirmation) async throws(CalendarError)
}
