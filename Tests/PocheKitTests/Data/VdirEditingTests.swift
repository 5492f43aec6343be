import Foundation
import Testing

@testable import PocheKit

@Suite("Calendar files shared with other programs")
struct VdirEditingTests {
    private let scratch = Scratch()
    private let store: VdirCalendarStore

    init() {
        store = VdirCalendarStore(at: scratch.folder, timeZone: paris, now: { moment("2026-03-11T09:00:00Z") })
    }

    private func write(_ lines: [String], to name: String, ending: String = "\r\n") throws {
        let file = scratch.folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let all = ["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]
        try Data(all.joined(separator: ending).utf8).write(to: file)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
    }

    private func save(_ reminder: Reminder) async throws {
        try await store.save(reminder, with: await consent(to: .createReminder(reminder)))
    }

    private let odd = [
        "BEGIN:VTODO", "UID:u", "SUMMARY;LANGUAGE=fr:Avant", "CECI N'EST PAS UNE PROPRIÉTÉ", "DTSTART;TZID=:bogus;;",
        "X-LONGUE:une ligne", " pliée à un endroit", "\t inhabituel", "BEGIN:X-INCONNU", "QUOI:que ce soit",
        "END:X-INCONNU",
        "END:VTODO",
    ]

    @Test("every byte that is not changed stays, even of lines that are no iCalendar", arguments: ["\n", "\r\n"])
    func bytes(ending: String) async throws {
        let lines = odd.filter { !$0.hasPrefix("DTSTART") }
        try write(lines, to: "ailleurs/u.ics", ending: ending)
        let before = try text("ailleurs/u.ics")
        try await save(Reminder(id: "u", title: "Après", due: nil))
        let stamps =
            "STATUS:NEEDS-ACTION\(ending)DTSTAMP:20260311T090000Z\(ending)LAST-MODIFIED:20260311T090000Z\(ending)"
        #expect(
            try text("ailleurs/u.ics")
                == before.replacing("SUMMARY;LANGUAGE=fr:Avant", with: "SUMMARY:Après")
                .replacing(
                    "BEGIN:X-INCONNU",
                    with: stamps.replacing("STATUS:NEEDS-ACTION\(ending)", with: "") + "BEGIN:X-INCONNU"))
    }

    @Test("a time that makes no sense is told with its line, and the edit is refused")
    func flawed() async throws {
        try write(odd, to: "ailleurs/u.ics")
        let before = try text("ailleurs/u.ics")
        let flaw = CalendarError.malformed(file: "ailleurs/u.ics", ICalFlaw(.unreadable("DTSTART"), line: 7))
        #expect(try await store.refused() == [flaw])
        await #expect(throws: CalendarError.notFound("u")) {
            try await store.complete(
                reminder: "u", with: await consent(to: .completeReminder(Reminder(id: "u", title: "", due: nil))))
        }
        #expect(try text("ailleurs/u.ics") == before)
    }

    @Test("a calendar that may only be read is told by its name and left alone")
    func readOnly() async throws {
        try write(["BEGIN:VTODO", "UID:u", "SUMMARY:Fête", "END:VTODO"], to: "feries/u.ics")
        let folder = scratch.folder.appending(path: "feries")
        try Data("Jours fériés\n".utf8).write(to: folder.appending(path: "displayname"))
        #expect(chmod(folder.path, 0o555) == 0)
        defer { chmod(folder.path, 0o755) }
        let reminder = try #require(try await store.reminders(includingDone: false).first)
        let refusal = CalendarError.readOnlyCalendar("Jours fériés")
        await #expect(throws: refusal) { try await save(Reminder(id: "u", title: "Changé", due: nil)) }
        await #expect(throws: refusal) {
            try await store.delete(reminder: "u", with: await consent(to: .deleteReminder(reminder)))
        }
        #expect(try await store.reminders(includingDone: false) == [reminder])
    }

    @Test("what another program changes, adds or removes is seen at the next call")
    func fresh() async throws {
        try write(["BEGIN:VTODO", "UID:u", "SUMMARY:Un", "END:VTODO"], to: "ailleurs/autre-nom.ics")
        #expect(try await store.reminders(includingDone: false).map(\.title) == ["Un"])
        try write(["BEGIN:VTODO", "UID:u", "SUMMARY:Du", "END:VTODO"], to: "ailleurs/autre-nom.ics")
        #expect(try await store.reminders(includingDone: false).map(\.title) == ["Du"])
        try await save(Reminder(id: "u", title: "Trois", due: nil))
        #expect(try text("ailleurs/autre-nom.ics").contains("SUMMARY:Trois"))
        try FileManager.default.removeItem(at: scratch.folder.appending(path: "ailleurs/autre-nom.ics"))
        #expect(try await store.reminders(includingDone: false).isEmpty)
    }

    @Test("a file changed since it was read is not written over")
    func changedMeanwhile() throws {
        try write(["BEGIN:VTODO", "UID:u", "END:VTODO"], to: "ailleurs/u.ics")
        let file = scratch.folder.appending(path: "ailleurs/u.ics")
        let stamp = try #require(FileStamp(file))
        try write(["BEGIN:VTODO", "UID:u", "SUMMARY:autre", "END:VTODO"], to: "ailleurs/u.ics")
        #expect(throws: CalendarError.busy(file: "ailleurs/u.ics")) {
            try VdirFolder(root: scratch.folder).replace(file, read: stamp, with: Data())
        }
        #expect(try text("ailleurs/u.ics").contains("SUMMARY:autre"))
    }

    @Test("drafts, hidden files and pipes are no events")
    func notItems() async throws {
        let item = ["BEGIN:VEVENT", "UID:u", "DTSTART:20260312T090000Z", "END:VEVENT"]
        for name in ["agenda/.brouillon.ics", "agenda/.x.tmp", "agenda/x.ics.tmp", ".cache/x.ics"] {
            try write(item, to: name)
        }
        #expect(mkfifo(scratch.folder.appending(path: "agenda/tube.ics").path, 0o600) == 0)
        #expect(try await store.allEvents().isEmpty)
        #expect(try await store.refused() == [.unreadable(file: "agenda/tube.ics")])
    }

    @Test(
        "deleting one time of a series leaves the others, whatever form its start has",
        arguments: [
            ("DTSTART;TZID=Europe/Paris:20260302T100000", "EXDATE;TZID=Europe/Paris:20260303T100000"),
            ("DTSTART:20260302T090000Z", "EXDATE:20260303T090000Z"),
            ("DTSTART:20260302T100000", "EXDATE:20260303T100000"),
            ("DTSTART;VALUE=DATE:20260302", "EXDATE;VALUE=DATE:20260303"),
        ])
    func oneOccurrence(start: String, excluded: String) async throws {
        try write(["BEGIN:VEVENT", "UID:s", start, "RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT"], to: "agenda/s.ics")
        func coming() async throws -> [EventOccurrence] {
            try await store.events(from: moment("2026-03-01T00:00:00Z"), to: moment("2026-04-01T00:00:00Z"))
        }
        let second = try #require(try await coming().dropFirst().first)
        try await store.delete(second, with: await consent(to: .deleteOccurrence(second)))
        #expect(try text("agenda/s.ics").contains(excluded + "\r\n"))
        #expect(try await coming().map { $0.event.start.wall.day } == [2, 4])
    }

    @Test("deleting a moved time of a series does not bring its first date back")
    func movedOccurrence() async throws {
        try write(
            [
                "BEGIN:VEVENT", "UID:s", "DTSTART:20260302T090000Z", "RRULE:FREQ=DAILY;COUNT=2", "END:VEVENT",
                "BEGIN:VEVENT", "UID:s", "RECURRENCE-ID:20260303T090000Z", "DTSTART:20260320T090000Z", "END:VEVENT",
            ], to: "agenda/s.ics")
        let month = (moment("2026-03-01T00:00:00Z"), moment("2026-04-01T00:00:00Z"))
        let moved = try #require(try await store.events(from: month.0, to: month.1).last)
        #expect(moved.event.start.wall.day == 20 && moved.original.wall.day == 3)
        try await store.delete(moved, with: await consent(to: .deleteOccurrence(moved)))
        #expect(try await store.events(from: month.0, to: month.1).map { $0.event.start.wall.day } == [2])
    }

    @Test("a series of reminders that moves on has fewer times left, and ends")
    func counted() async throws {
        let thrice = Reminder(
            id: "cachet", title: "Cachet", due: inParis(2026, 3, 12, 8), recurrence: "FREQ=DAILY;COUNT=3")
        try await save(thrice)
        for left in ["COUNT=2", "COUNT=1"] {
            try await store.complete(reminder: "cachet", with: await consent(to: .completeReminder(thrice)))
            #expect(try text("rappels/cachet.ics").contains("RRULE:FREQ=DAILY;\(left)\r\n"))
        }
        try await store.complete(reminder: "cachet", with: await consent(to: .completeReminder(thrice)))
        #expect(try await store.reminders(includingDone: false).isEmpty)
    }
}
