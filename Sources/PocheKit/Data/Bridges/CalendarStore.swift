import Foundation

/// Why a calendar could not be read or written. Nothing is half-written when one is thrown.
public enum CalendarError: Error, Sendable, Equatable {
    case notFound(String)
    case readOnly(String)
    /// A calendar, by its name, that its owner does not let be changed.
    case readOnlyCalendar(String)
    case diskFull
    /// The file ("agenda/abc.ics") and what is wrong in it.
    case malformed(file: String, ICalFlaw)
    /// A file that is not read: too large, no plain file, or not permitted.
    case unreadable(file: String)
    /// Another program changes the file again and again.
    case busy(file: String)
    case failed(String)
}

/// One happening of an event, recurrences expanded.
public struct EventOccurrence: Sendable, Hashable, Codable {
    /// The event at the times of this occurrence.
    public let event: CalendarEvent
    public let start: Date
    public let end: Date
    /// Which one of its series this is: when the rule has it, wherever it was moved.
    public let original: CalendarTime

    public init(event: CalendarEvent, start: Date, end: Date, original: CalendarTime) {
        self.event = event
        self.start = start
        self.end = end
        self.original = original
    }

    /// When it begins on the clock of a person's zone; a whole day is the same day everywhere.
    public func start(in timeZone: TimeZone) -> CalendarTime {
        if event.start.isAllDay { return event.start }
        return CalendarTime(wall: WallTime(start, timeZone: timeZone), zone: timeZone.identifier)
    }
}

/// The person's reminders and appointments, wherever they are kept.
///
/// Every write names the consent it rests on: without a ``Confirmation`` it does not compile.
/// Writes are idempotent: saving a record whose identifier exists replaces it.
public protocol CalendarStore: Sendable {
    /// What could not be read, and why. It is left as it is.
    func refused() async throws(CalendarError) -> [CalendarError]
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
    /// Deletes one occurrence of a series and leaves the others.
    func delete(_ occurrence: EventOccurrence, with consent: borrowing Confirmation) async throws(CalendarError)
}
