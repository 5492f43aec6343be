import Foundation
import Testing

@testable import PocheKit

@Suite("Calendars as iCalendar files")
struct VdirCalendarTests {
    private let scratch = Scratch()
    private var calendars: URL { scratch.folder.appending(path: "calendars") }
    private var store: VdirCalendarStore {
        VdirCalendarStore(at: calendars, timeZone: paris, now: { moment("2026-03-11T09:00:00Z") })
    }
    private let plumber = Reminder(id: "plombier", title: "Appeler le plombier, vite", due: inParis(2026, 3, 12, 9))

    private func save(_ reminder: Reminder) async throws {
        try await store.save(reminder, with: await consent(to: .createReminder(reminder)))
    }
    private func save(_ event: CalendarEvent) async throws {
        try await store.save(event, with: await consent(to: .createEvent(event)))
    }
    private func file(_ name: String) throws -> String {
        try String(contentsOf: calendars.appending(path: name), encoding: .utf8)
    }
    private func write(_ lines: [String], to name: String) throws {
        let file = calendars.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((lines.joined(separator: "\r\n") + "\r\n").utf8).write(to: file)
    }
    private func starts(_ from: String, _ to: String) async throws -> [Date] {
        try await store.events(from: moment(from), to: moment(to)).map(\.start)
    }

    @Test("a reminder comes back as it was saved, with its zone and its alarm")
    func roundTrip() async throws {
        try await save(plumber)
        #expect(try await store.reminders(includingDone: false) == [plumber])
        let text = try file("rappels/plombier.ics")
        #expect(text.contains("DUE;TZID=Europe/Paris:20260312T090000\r\n"))
        #expect(text.contains("\r\nTZID:Europe/Paris\r\n"))
        #expect(text.contains("TRIGGER;RELATED=END:PT0S") && !text.contains("freeassociation"))
        #expect(text.contains("SUMMARY:Appeler le plombier\\, vite"))
    }

    @Test("saving the same reminder again changes nothing on the disk")
    func idempotent() async throws {
        try await save(plumber)
        let before = try file("rappels/plombier.ics")
        try await save(plumber)
        #expect(try file("rappels/plombier.ics") == before)
    }

    @Test("a weekly event keeps its wall time across the change of clocks")
    func clocks() async throws {
        try await save(
            CalendarEvent(
                id: "chorale", title: "Chorale", start: inParis(2026, 3, 22, 18), end: inParis(2026, 3, 22, 20),
                location: "Salle Mirabelle", recurrence: "FREQ=WEEKLY;COUNT=3"))
        #expect(
            try await starts("2026-03-01T00:00:00Z", "2026-05-01T00:00:00Z") == [
                moment("2026-03-22T17:00:00Z"), moment("2026-03-29T16:00:00Z"), moment("2026-04-05T16:00:00Z"),
            ])
    }

    @Test("a whole day comes back, its end exclusive")
    func allDay() async throws {
        let fair = CalendarEvent(
            id: "foire", title: "Foire", start: wholeDay(2026, 5, 1), end: wholeDay(2026, 5, 2))
        try await save(fair)
        #expect(try await store.allEvents() == [fair])
        #expect(try file("agenda/foire.ics").contains("DTSTART;VALUE=DATE:20260501"))
    }

    @Test("excluded and moved occurrences are respected")
    func exceptions() async throws {
        let zone = "TZID=Europe/Paris"
        try write(
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:s", "DTSTAMP:20260101T000000Z",
                "DTSTART;\(zone):20260302T100000", "DTEND;\(zone):20260302T110000", "RRULE:FREQ=DAILY;COUNT=4",
                "EXDATE;\(zone):20260303T100000", "END:VEVENT", "BEGIN:VEVENT", "UID:s", "DTSTAMP:20260101T000000Z",
                "RECURRENCE-ID;\(zone):20260304T100000", "DTSTART;\(zone):20260304T150000",
                "DTEND;\(zone):20260304T160000", "END:VEVENT", "END:VCALENDAR",
            ], to: "autre/s.ics")
        #expect(
            try await starts("2026-03-01T00:00:00Z", "2026-04-01T00:00:00Z") == [
                moment("2026-03-02T09:00:00Z"), moment("2026-03-04T14:00:00Z"), moment("2026-03-05T09:00:00Z"),
            ])
    }

    @Test(
        "what a series leaves out is written as EXDATE, read back, and in no agenda",
        arguments: [
            (false, "EXDATE;TZID=Europe/Paris:20260319T190000"), (true, "EXDATE;VALUE=DATE:20260319"),
        ])
    func exceptions(isAllDay: Bool, written: String) async throws {
        func time(_ day: Int, _ hour: Int) -> CalendarTime {
            isAllDay
                ? CalendarTime(wall: wall(2026, 3, day), zone: paris.identifier, isAllDay: true)
                : inParis(2026, 3, day, hour)
        }
        let yoga = CalendarEvent(
            id: "yoga", title: "Yoga", start: time(12, 19), end: time(isAllDay ? 13 : 12, 20),
            recurrence: "FREQ=WEEKLY;COUNT=4", exceptions: [time(19, 19).wall])
        try await save(yoga)
        #expect(try file("agenda/yoga.ics").contains(written + "\r\n"))
        let found = try await store.events(from: moment("2026-03-01T00:00:00Z"), to: moment("2026-04-30T00:00:00Z"))
        #expect(found.map(\.event.start.wall.day) == [12, 26, 2])
        #expect(try await store.allEvents().map(\.exceptions) == [yoga.exceptions])
    }

    @Test("a repeated reminder passes over what it leaves out")
    func exceptionOfReminder() async throws {
        let daily = Reminder(
            id: "pilule", title: "Pilule", due: inParis(2026, 3, 12, 9), recurrence: "FREQ=DAILY",
            exceptions: [wall(2026, 3, 13, 9)])
        try await save(daily)
        #expect(try await store.reminders(includingDone: false) == [daily])
        try await store.complete(reminder: daily.id, with: await consent(to: .completeReminder(daily)))
        #expect(try await store.reminders(includingDone: false).map(\.due) == [inParis(2026, 3, 14, 9)])
    }

    @Test("completing a series moves it to its next occurrence; a single reminder is done")
    func completing() async throws {
        let daily = Reminder(
            id: "plantes", title: "Arroser", due: inParis(2026, 3, 28, 9), recurrence: "FREQ=DAILY")
        for reminder in [daily, plumber] {
            try await save(reminder)
            try await store.complete(
                reminder: reminder.id, with: await consent(to: .completeReminder(reminder)))
        }
        #expect(try await store.reminders(includingDone: false).map(\.due) == [inParis(2026, 3, 29, 9)])
        let text = try file("rappels/plombier.ics")
        #expect(text.contains("STATUS:COMPLETED") && text.contains("PERCENT-COMPLETE:100"))
    }

    @Test("what another program wrote stays in an item that Poche changes")
    func unknown() async throws {
        try write(
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VTODO", "UID:u", "DTSTAMP:20260101T000000Z",
                "SUMMARY:Avant", "X-COULEUR;X-P=1:mauve", "CATEGORIES:maison,jardin", "END:VTODO", "END:VCALENDAR",
            ], to: "ailleurs/quelconque.ics")
        try await save(Reminder(id: "u", title: "Après", due: inParis(2026, 4, 1, 8)))
        let text = try file("ailleurs/quelconque.ics")
        #expect(text.contains("X-COULEUR;X-P=1:mauve\r\nCATEGORIES:maison,jardin\r\n"))
        #expect(text.contains("SUMMARY:Après") && !text.contains("Avant"))
    }

    @Test("a malformed file is left out, named and kept")
    func malformed() async throws {
        try write(["BEGIN:VCALENDAR", "BEGIN:VTODO"], to: "rappels/plombier.ics")
        try await save(plumber)
        #expect(try await store.reminders(includingDone: true) == [plumber])
        #expect(
            try await store.refused() == [
                .malformed(file: "rappels/plombier.ics", ICalFlaw(.unclosed("VTODO"), line: 2))
            ])
        #expect(try file("rappels/plombier.ics").hasPrefix("BEGIN:VCALENDAR\r\nBEGIN:VTODO"))
    }

    @Test("an identifier never leads out of the folder")
    func names() async throws {
        try await save(Reminder(id: "../../évasion", title: "Ici", due: nil))
        #expect(VdirFolder.fileName("../../a") == "%2E.%2F..%2Fa")
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["calendars"])
    }

    @Test("a file in the place of the folder is an error, not a crash")
    func notAFolder() async throws {
        try Data().write(to: calendars)
        await #expect(throws: CalendarError.self) { try await save(plumber) }
    }
}
