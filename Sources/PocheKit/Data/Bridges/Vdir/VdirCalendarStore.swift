import CIcal
import Foundation

/// The person's calendar as iCalendar files that khal, todoman and vdirsyncer read and write too.
public actor VdirCalendarStore: CalendarStore {
    private let folder: VdirFolder
    private let local: TimeZone
    private let now: @Sendable () -> Date
    private var unread: [CalendarError] = []

    public init(at url: URL, timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() }) {
        folder = VdirFolder(root: url)
        local = timeZone
        self.now = now
        icalerror_set_errors_are_fatal(0)
    }

    /// The files that the last reading could not understand, and why. They are left as they are.
    public func skipped() -> [CalendarError] { unread }

    public func reminders(includingDone: Bool) throws(CalendarError) -> [Reminder] {
        var found: [Reminder] = []
        each(ICAL_VTODO_COMPONENT) { items, _ in
            guard let item = items.first, let reminder = reminder(item) else { return }
            if includingDone || reminder.completedAt == nil { found.append(reminder) }
        }
        return found.sorted { instant($0.due) < instant($1.due) }
    }

    public func allEvents() throws(CalendarError) -> [CalendarEvent] {
        var found: [CalendarEvent] = []
        each(ICAL_VEVENT_COMPONENT) { items, _ in
            if let item = items.first, let event = event(item) { found.append(event) }
        }
        return found.sorted { instant($0.start) < instant($1.start) }
    }

    public func events(from: Date, to: Date) throws(CalendarError) -> [EventOccurrence] {
        var found: [EventOccurrence] = []
        each(ICAL_VEVENT_COMPONENT) { items, _ in found += occurrences(items, from, to) }
        return found.sorted { ($0.start, $0.event.title) < ($1.start, $1.event.title) }
    }

    public func save(_ reminder: Reminder, with consent: borrowing Confirmation) throws(CalendarError) {
        try edit(reminder.id, ICAL_VTODO_COMPONENT, .reminders) { item in
            item.set(ICAL_SUMMARY_PROPERTY, text: reminder.title)
            item.set(ICAL_DUE_PROPERTY, "DUE", time: reminder.due)
            item.set(ICAL_DTSTART_PROPERTY, "DTSTART", time: reminder.recurrence == nil ? nil : reminder.due)
            item.set(ICAL_RRULE_PROPERTY, line: reminder.recurrence.map { "RRULE:\($0)" })
            if let due = reminder.due { item.setAlarm(title: reminder.title, isAllDay: due.isAllDay) }
            mark(item, completedAt: reminder.completedAt)
            return [reminder.due]
        }
    }

    public func save(_ event: CalendarEvent, with consent: borrowing Confirmation) throws(CalendarError) {
        try edit(event.id, ICAL_VEVENT_COMPONENT, .events) { item in
            item.set(ICAL_SUMMARY_PROPERTY, text: event.title)
            item.set(ICAL_DTSTART_PROPERTY, "DTSTART", time: event.start)
            item.set(ICAL_DURATION_PROPERTY, line: nil)
            item.set(ICAL_DTEND_PROPERTY, "DTEND", time: event.end)
            item.set(ICAL_LOCATION_PROPERTY, text: event.location)
            item.set(ICAL_RRULE_PROPERTY, line: event.recurrence.map { "RRULE:\($0)" })
            return [event.start, event.end]
        }
    }

    public func complete(reminder id: String, with consent: borrowing Confirmation) throws(CalendarError) {
        guard let (file, _) = find(id, ICAL_VTODO_COMPONENT) else { throw .notFound(id) }
        try change(file, ICAL_VTODO_COMPONENT) { item in
            guard let rule = item.raw(ICAL_RRULE_PROPERTY), let due = item.time(ICAL_DUE_PROPERTY, local: local),
                let next = RuleExpansion(rule: rule, start: due, local: local).next()
            else {
                mark(item, completedAt: now())
                return []
            }
            var moved = due
            moved.wall = next
            item.set(ICAL_DUE_PROPERTY, "DUE", time: moved)
            item.set(ICAL_DTSTART_PROPERTY, "DTSTART", time: moved)
            return [moved]
        }
    }

    public func delete(reminder id: String, with consent: borrowing Confirmation) throws(CalendarError) {
        try remove(id, ICAL_VTODO_COMPONENT)
    }

    public func delete(event id: String, with consent: borrowing Confirmation) throws(CalendarError) {
        try remove(id, ICAL_VEVENT_COMPONENT)
    }

    // MARK: Files

    private func each(_ kind: icalcomponent_kind, _ body: ([CalendarItem], URL) -> Void) {
        unread = []
        for file in folder.files() {
            guard let text = folder.read(file), let calendar = CalendarFile(parsing: text) else {
                unread.append(.malformed(file: file.lastPathComponent, reason: "iCalendar"))
                continue
            }
            let items = calendar.items(kind)
            if !items.isEmpty { body(items, file) }
        }
    }

    private func find(_ uid: String, _ kind: icalcomponent_kind) -> (URL, String)? {
        var found: (URL, String)?
        each(kind) { items, file in
            if found == nil, items.first?.text(ICAL_UID_PROPERTY) == uid { found = (file, uid) }
        }
        return found
    }

    private func remove(_ uid: String, _ kind: icalcomponent_kind) throws(CalendarError) {
        guard let (file, _) = find(uid, kind) else { throw .notFound(uid) }
        try folder.remove(file)
    }

    /// Changes an item wherever it is, or makes it. - Parameter body: gives back the times it wrote.
    private func edit(
        _ uid: String, _ kind: icalcomponent_kind, _ collection: VdirFolder.Collection,
        _ body: (CalendarItem) -> [CalendarTime?]
    ) throws(CalendarError) {
        if let (file, _) = find(uid, kind) { return try change(file, kind, body) }
        guard let calendar = CalendarFile(new: kind), let item = calendar.items(kind).first else {
            throw .failed("iCalendar")
        }
        item.set(ICAL_UID_PROPERTY, text: uid)
        item.set(ICAL_CREATED_PROPERTY, "CREATED", time: stamp)
        try write(calendar, item, body(item), to: folder.file(for: uid, in: collection))
    }

    private func change(
        _ file: URL, _ kind: icalcomponent_kind, _ body: (CalendarItem) -> [CalendarTime?]
    ) throws(CalendarError) {
        guard let text = folder.read(file), let calendar = CalendarFile(parsing: text),
            let item = calendar.items(kind).first
        else { throw .malformed(file: file.lastPathComponent, reason: "iCalendar") }
        try write(calendar, item, body(item), to: file)
    }

    private func write(
        _ calendar: borrowing CalendarFile, _ item: CalendarItem, _ times: [CalendarTime?], to file: URL
    ) throws(CalendarError) {
        item.set(ICAL_DTSTAMP_PROPERTY, "DTSTAMP", time: stamp)
        item.set(ICAL_LASTMODIFIED_PROPERTY, "LAST-MODIFIED", time: stamp)
        for case let time? in times where !time.isAllDay { calendar.define(zone: time.zone) }
        guard let text = calendar.text else { throw .failed("iCalendar") }
        try folder.write(text, to: file)
    }

    // MARK: Items

    private var stamp: CalendarTime { utc(now()) }

    private func utc(_ date: Date) -> CalendarTime {
        CalendarTime(wall: WallTime(date, timeZone: .gmt), zone: "UTC")
    }

    private func mark(_ item: CalendarItem, completedAt: Date?) {
        item.set(ICAL_STATUS_PROPERTY, line: completedAt == nil ? "STATUS:NEEDS-ACTION" : "STATUS:COMPLETED")
        item.set(ICAL_PERCENTCOMPLETE_PROPERTY, line: completedAt == nil ? nil : "PERCENT-COMPLETE:100")
        item.set(ICAL_COMPLETED_PROPERTY, "COMPLETED", time: completedAt.map(utc))
    }

    private func reminder(_ item: CalendarItem) -> Reminder? {
        guard let id = item.text(ICAL_UID_PROPERTY) else { return nil }
        let isDone = item.raw(ICAL_STATUS_PROPERTY) == "COMPLETED"
        let completed = item.time(ICAL_COMPLETED_PROPERTY, local: local)?.instant(local: local)
        return Reminder(
            id: id, title: item.text(ICAL_SUMMARY_PROPERTY) ?? "",
            due: item.time(ICAL_DUE_PROPERTY, local: local) ?? item.time(ICAL_DTSTART_PROPERTY, local: local),
            recurrence: item.raw(ICAL_RRULE_PROPERTY), completedAt: completed ?? (isDone ? .distantPast : nil))
    }

    private func event(_ item: CalendarItem) -> CalendarEvent? {
        guard let id = item.text(ICAL_UID_PROPERTY), let start = item.time(ICAL_DTSTART_PROPERTY, local: local) else {
            return nil
        }
        return CalendarEvent(
            id: id, title: item.text(ICAL_SUMMARY_PROPERTY) ?? "", start: start, end: end(of: item, from: start),
            location: item.text(ICAL_LOCATION_PROPERTY), recurrence: item.raw(ICAL_RRULE_PROPERTY))
    }

    /// RFC 5545, 3.6.1: DTEND, else DTSTART and DURATION, else the whole day of a date, else no length at all.
    private func end(of item: CalendarItem, from start: CalendarTime) -> CalendarTime {
        if let end = item.time(ICAL_DTEND_PROPERTY, local: local), instant(end) >= instant(start) { return end }
        var end = start
        if let written = item.raw(ICAL_DURATION_PROPERTY) {
            let seconds = icaldurationtype_as_int(icaldurationtype_from_string(written))
            end.wall = start.wall.adding(Int(seconds), .second)
        } else if start.isAllDay {
            end.wall = start.wall.adding(1, .day)
        }
        return end
    }

    private func occurrences(_ items: [CalendarItem], _ from: Date, _ to: Date) -> [EventOccurrence] {
        guard let master = items.first, let event = event(master) else { return [] }
        var found: [EventOccurrence] = []
        func add(_ event: CalendarEvent, _ start: CalendarTime, _ end: CalendarTime) {
            let (begins, ends) = (instant(start), instant(end))
            if begins < to, ends > from || (begins == ends && begins >= from) {
                found.append(EventOccurrence(event: event, start: begins, end: ends))
            }
        }
        let overrides = items.dropFirst()
        for item in overrides where item.raw(ICAL_STATUS_PROPERTY) != "CANCELLED" {
            if let changed = self.event(item) { add(changed, changed.start, changed.end) }
        }
        guard master.raw(ICAL_STATUS_PROPERTY) != "CANCELLED" else { return found }
        guard let rule = event.recurrence else {
            add(event, event.start, event.end)
            return found
        }
        let replaced = overrides.compactMap { $0.time(ICAL_RECURRENCEID_PROPERTY, local: local) }
        let excluded = master.all(ICAL_EXDATE_PROPERTY).flatMap { dates, zone in
            dates.split(separator: ",").compactMap { CalendarItem.time(String($0), zone: zone, local: local) }
        }
        let skipped = Set((replaced + excluded).map { instant($0) })
        let length = event.end.wall.seconds - event.start.wall.seconds
        RuleExpansion(rule: rule, start: event.start, local: local).forEach { wall in
            var (start, end) = (event.start, event.end)
            start.wall = wall
            end.wall = wall.adding(length, .second)
            if !skipped.contains(instant(start)) { add(event, start, end) }
            return instant(start) < to
        }
        return found
    }

    private func instant(_ time: CalendarTime?) -> Date { time?.instant(local: local) ?? .distantFuture }
}
