import Foundation

/// An event with everything that says when it happens.
struct EventSeries: Sendable {
    /// An occurrence that was changed by itself (RECURRENCE-ID).
    struct Change: Sendable {
        let original: CalendarTime
        let event: CalendarEvent
        let isCancelled: Bool
    }

    let event: CalendarEvent
    let recurrence: RecurrenceSet
    var isCancelled = false
    var changes: [Change] = []

    private var local: TimeZone { recurrence.local }

    /// The occurrences that overlap `from ..< to`.
    func occurrences(from: Date, to: Date) -> [EventOccurrence] {
        let event = followed
        let replaced = Set(changes.map { recurrence.wall($0.original) })
        var found: [EventOccurrence] = []
        if !isCancelled {
            recurrence.walk { wall in
                let one = occurrence(of: event, at: wall, original: wall)
                if one.start >= to { return false }
                if one.overlaps(from, to), !replaced.contains(wall) { found.append(one) }
                return true
            }
        }
        for change in changes where !change.isCancelled {
            let one = occurrence(
                of: change.event, at: change.event.start.wall, original: recurrence.wall(change.original))
            if one.overlaps(from, to) { found.append(one) }
        }
        return found
    }

    /// The event on the clock that its recurrence follows.
    private var followed: CalendarEvent {
        guard recurrence.first.zone != event.start.zone else { return event }
        var moved = event
        moved.start = recurrence.first
        moved.end = .utc(event.end.instant(local: local))
        return moved
    }

    private func occurrence(of event: CalendarEvent, at wall: WallTime, original: WallTime) -> EventOccurrence {
        var (one, origin) = (event, recurrence.first)
        one.start.wall = wall
        one.end.wall = WallTime(seconds: event.end.wall.seconds + wall.seconds - event.start.wall.seconds)
        one.recurrence = self.event.recurrence
        origin.wall = original
        let start = one.start.instant(local: local)
        return EventOccurrence(
            event: one, start: start, end: max(start, one.end.instant(local: local)), original: origin)
    }
}

extension EventOccurrence {
    fileprivate func overlaps(_ from: Date, _ to: Date) -> Bool {
        start < to && (end > from || (start == end && start >= from))
    }
}
