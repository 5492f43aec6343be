import CIcal
import Foundation

/// An appointment as a VEVENT.
struct EventItem: RecordItem {
    static let kind = "VEVENT"

    var component: ICalComponent
    let times: ICalTimes

    var isCancelled: Bool { component.value("STATUS")?.uppercased() == "CANCELLED" }

    func read() throws(ICalFlaw) -> CalendarEvent {
        guard let uid = component.text("UID"), !uid.isEmpty else {
            throw ICalFlaw(.noIdentifier, line: component.lineNumber)
        }
        guard let line = component.line("DTSTART") else { throw ICalFlaw(.noStart, line: component.lineNumber) }
        guard let start = times.time("DTSTART", of: component) else {
            throw ICalFlaw(.unreadable(line.name), line: line.number)
        }
        return CalendarEvent(
            id: uid, title: component.text("SUMMARY") ?? "", start: start, end: end(start),
            location: component.text("LOCATION"), recurrence: component.value("RRULE"),
            exceptions: exceptions(of: start))
    }

    mutating func write(_ event: CalendarEvent, over old: CalendarEvent?) throws(ICalFlaw) -> Bool {
        if let old, old.isSame(as: event) { return false }
        component.set("UID", text: event.id)
        component.set("SUMMARY", text: event.title)
        component.set("LOCATION", text: event.location)
        if old?.start.isSame(as: event.start) != true { component.set("DTSTART", event.start.content) }
        if old?.end.isSame(as: event.end) != true {
            // DTEND and DURATION exclude each other (RFC 5545, 3.6.1).
            component.set("DURATION", nil)
            component.set("DTEND", event.end.content)
        }
        if old?.recurrence != event.recurrence { component.set("RRULE", event.recurrence.map { ":\($0)" }) }
        try write(exceptions: event.exceptions, over: old?.exceptions, of: event.start)
        return true
    }

    /// The rule and exceptions of this item, which begins at `start`.
    func recurrence(from start: CalendarTime) throws(ICalFlaw) -> RecurrenceSet {
        RecurrenceSet(
            first: start, rule: try component.rule(), added: times.times("RDATE", of: component),
            excluded: times.times("EXDATE", of: component), local: times.local)
    }

    /// DTEND, or DURATION, or what RFC 5545 (3.6.1) says when there is neither. Never before the start.
    private func end(_ start: CalendarTime) -> CalendarTime {
        var end = start
        if start.isAllDay { end.wall = start.wall.adding(1, .day) }
        if let written = times.time("DTEND", of: component) {
            let isOrdered =
                written.isAllDay == start.isAllDay
                && written.instant(local: times.local) >= start.instant(local: times.local)
            // A day that ends on itself is that day, as other programs show it.
            return isOrdered && !(start.isAllDay && written.wall == start.wall) ? written : end
        }
        if let duration = component.value("DURATION") {
            let seconds = Int(icaldurationtype_as_int(icaldurationtype_from_string(duration)))
            if seconds > 0 { end.wall = WallTime(seconds: start.wall.seconds + seconds) }
        }
        return end
    }
}

extension ICalComponent {
    func rule() throws(ICalFlaw) -> ICalRule? {
        guard let line = line("RRULE") else { return nil }
        guard let rule = ICalRule(line.value.trimmingCharacters(in: .whitespaces)) else {
            throw ICalFlaw(.unreadable(line.name), line: line.number)
        }
        return rule
    }

    /// DTSTAMP and LAST-MODIFIED, and CREATED when it is new.
    mutating func stamp(_ now: Date, isNew: Bool) {
        let content = CalendarTime.utc(now).content
        if isNew { set("CREATED", content) }
        set("DTSTAMP", content)
        set("LAST-MODIFIED", content)
    }
}

extension CalendarEvent {
    fileprivate func isSame(as other: CalendarEvent) -> Bool {
        start.isSame(as: other.start) && end.isSame(as: other.end) && title == other.title
            && location == other.location && recurrence == other.recurrence && exceptions == other.exceptions
    }
}
