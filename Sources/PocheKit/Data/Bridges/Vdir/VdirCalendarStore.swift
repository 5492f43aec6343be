import Foundation

/// The person's calendar as iCalendar files that khal, todoman and vdirsyncer read and write too.
///
/// Files are looked at with every call, and read again when another program changed them. What Poche does not know in
/// an item stays in it, byte for byte, when it is changed.
public actor VdirCalendarStore: CalendarStore {
    let folder: VdirFolder
    let local: TimeZone
    let now: @Sendable () -> Date
    var index: VdirIndex

    /// - Parameters:
    ///   - url: holds the calendars; made at the first write.
    ///   - timeZone: whose midnight begins a whole day, and the clock of times that name no zone.
    public init(at url: URL, timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() }) {
        folder = VdirFolder(root: url)
        local = timeZone
        self.now = now
        index = VdirIndex(folder, local: timeZone)
    }

    /// All stores of a process take turns with libical.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { LibIcal.shared.unownedExecutor }

    public func refused() throws(CalendarError) -> [CalendarError] { try index.all().refused }

    public func reminders(includingDone: Bool) throws(CalendarError) -> [Reminder] {
        try index.all().contents.flatMap(\.reminders).filter { includingDone || $0.completedAt == nil }
            .sorted {
                ($0.due?.instant(local: local) ?? .distantFuture, $0.id) < (
                    $1.due?.instant(local: local) ?? .distantFuture, $1.id
                )
            }
    }

    public func allEvents() throws(CalendarError) -> [CalendarEvent] {
        try index.all().contents.flatMap(\.series).map(\.event)
            .sorted { ($0.start.instant(local: local), $0.id) < ($1.start.instant(local: local), $1.id) }
    }

    public func events(from: Date, to: Date) throws(CalendarError) -> [EventOccurrence] {
        try index.all().contents.flatMap(\.series).flatMap { $0.occurrences(from: from, to: to) }
            .sorted { ($0.start, $0.event.title, $0.event.id) < ($1.start, $1.event.title, $1.event.id) }
    }
}
