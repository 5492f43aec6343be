import Foundation

/// A reminder as a VTODO.
struct ReminderItem: RecordItem {
    static let kind = "VTODO"

    var component: ICalComponent
    let times: ICalTimes
    private var local: TimeZone { times.local }

    private var isCompleted: Bool { component.value("STATUS")?.uppercased() == "COMPLETED" }

    func read() throws(ICalFlaw) -> Reminder {
        guard let uid = component.text("UID"), !uid.isEmpty else {
            throw ICalFlaw(.noIdentifier, line: component.lineNumber)
        }
        for name in ["DUE", "DTSTART"] {
            if let line = component.line(name), times.time(name, of: component) == nil {
                throw ICalFlaw(.unreadable(name), line: line.number)
            }
        }
        return Reminder(
            id: uid, title: component.text("SUMMARY") ?? "", due: due, recurrence: component.value("RRULE"),
            exceptions: due.map(exceptions) ?? [], completedAt: completedAt)
    }

    mutating func write(_ reminder: Reminder, over old: Reminder?) throws(ICalFlaw) -> Bool {
        if let old, old.isSame(as: reminder) { return false }
        component.set("UID", text: reminder.id)
        component.set("SUMMARY", text: reminder.title)
        writeTimes(reminder, old)
        let rule = reminder.due == nil ? nil : reminder.recurrence
        if old?.recurrence != rule { component.set("RRULE", rule.map { ":\($0)" }) }
        if let due = reminder.due, rule != nil {
            try write(exceptions: reminder.exceptions, over: old?.exceptions, of: due)
        }
        if (reminder.completedAt != nil) != isCompleted || old == nil {
            if let date = reminder.completedAt { finish(at: date) } else { reopen() }
        }
        writeAlarm(reminder)
        return true
    }

    /// Moves a series to its first time that is neither past nor the present one.
    ///
    /// - Returns: `false` when there is none: the reminder is then done for good.
    mutating func advance(after now: Date) throws(ICalFlaw) -> Bool {
        guard let rule = try component.rule(), let due else { return false }
        let written = times.time("DTSTART", of: component)
        let start = written.flatMap { $0.isAllDay == due.isAllDay ? $0 : nil } ?? due
        let lead = due.wall.seconds - start.wall.seconds
        let series = RecurrenceSet(
            first: start, rule: rule, added: times.times("RDATE", of: component),
            excluded: times.times("EXDATE", of: component), local: local)
        var (found, steps) = (CalendarTime?.none, 0)
        series.walk { wall in
            var time = series.first
            time.wall = wall
            // A rule that counts hours is followed in UTC; the reminder keeps its own clock.
            if time.zone != start.zone {
                let zone = TimeZone(identifier: start.zone) ?? local
                time = CalendarTime(wall: WallTime(time.instant(local: local), timeZone: zone), zone: start.zone)
            }
            var next = due
            next.wall = WallTime(seconds: time.wall.seconds + lead)
            if next.wall > due.wall, next.instant(local: local) > now { found = next }
            steps += 1
            return found == nil
        }
        guard let found else { return false }
        component.set("RRULE", ":" + rule.spending(steps - 1))
        component.set("DUE", found.content)
        var moved = start
        moved.wall = WallTime(seconds: found.wall.seconds - lead)
        component.set("DTSTART", moved.content)
        return true
    }

    mutating func finish(at date: Date) {
        component.set("STATUS", ":COMPLETED")
        component.set("COMPLETED", CalendarTime.utc(date).content)
        component.set("PERCENT-COMPLETE", ":100")
    }

    private mutating func reopen() {
        component.set("STATUS", ":NEEDS-ACTION")
        component.set("COMPLETED", nil)
        component.set("PERCENT-COMPLETE", nil)
    }

    private var due: CalendarTime? { times.time("DUE", of: component) ?? times.time("DTSTART", of: component) }

    private var completedAt: Date? {
        if let date = times.time("COMPLETED", of: component)?.instant(local: local) { return date }
        guard isCompleted else { return nil }
        return times.time("LAST-MODIFIED", of: component)?.instant(local: local) ?? .distantPast
    }

    private mutating func writeTimes(_ reminder: Reminder, _ old: Reminder?) {
        guard let due = reminder.due else {
            for name in ["DUE", "DTSTART", "DURATION"] { component.set(name, nil) }
            return
        }
        // DUE and DURATION exclude each other (RFC 5545, 3.6.2).
        component.set("DURATION", nil)
        if times.time("DUE", of: component)?.isSame(as: due) != true { component.set("DUE", due.content) }
        // Another program's start stays while it is before the due time; a series needs one.
        let start = times.time("DTSTART", of: component)
        if let start, start.isAllDay == due.isAllDay, start.instant(local: local) < due.instant(local: local) { return }
        component.set("DTSTART", reminder.recurrence == nil ? nil : due.content)
    }

    /// Rings when it is due, at nine in the morning for a whole day. Alarms that others set are left alone.
    private mutating func writeAlarm(_ reminder: Reminder) {
        let uid = "\(reminder.id)-alarm"
        component.removeComponents { $0.kind == "VALARM" && $0.text("UID") == uid }
        guard let due = reminder.due, component.components("VALARM").isEmpty else { return }
        var alarm = ICalComponent("VALARM", ending: component.ending)
        alarm.set("UID", text: uid)
        alarm.set("ACTION", ":DISPLAY")
        // Other programs crash on an alarm that has no description.
        alarm.set("DESCRIPTION", text: reminder.title)
        // Without RELATED=END a trigger counts from DTSTART, which a reminder may lack.
        alarm.set("TRIGGER", ";RELATED=END:\(due.isAllDay ? "PT9H" : "PT0S")")
        component.append(.component(alarm))
    }
}

extension Reminder {
    /// Saying the same; when it was completed is kept to the second, and does not count.
    fileprivate func isSame(as other: Reminder) -> Bool {
        let isDueTheSame =
            switch (due, other.due) {
            case (let mine?, let theirs?): mine.isSame(as: theirs)
            case (nil, nil): true
            default: false
            }
        return isDueTheSame && title == other.title && recurrence == other.recurrence
            && exceptions == other.exceptions && (completedAt == nil) == (other.completedAt == nil)
    }
}
