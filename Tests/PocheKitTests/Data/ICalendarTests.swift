import Foundation
import TestThreads
import Testing

@testable import PocheKit

@Suite("The iCalendar format", .ownThread)
struct ICalendarTests {
    private func calendar(_ lines: String...) -> Data {
        Data((["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    private func starts(_ lines: String...) throws -> [Date] {
        let item = ["BEGIN:VEVENT", "UID:e"] + lines + ["END:VEVENT"]
        let data = Data((["BEGIN:VCALENDAR"] + item + ["END:VCALENDAR"]).joined(separator: "\n").utf8)
        return CalendarContents(try ICalFile(data), local: paris).series.flatMap {
            $0.occurrences(from: moment("2026-01-01T00:00:00Z"), to: moment("2027-01-01T00:00:00Z"))
        }.map(\.start)
    }

    @Test(
        "a file is refused with the line of its fault",
        arguments: [
            ("BEGIN:VEVENT\nEND:VEVENT\n", ICalFlaw(.noCalendar, line: 1)), ("", ICalFlaw(.noCalendar, line: 1)),
            ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n", ICalFlaw(.unclosed("VEVENT"), line: 2)),
            ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VTODO\n", ICalFlaw(.unclosed("VEVENT"), line: 2)),
            ("BEGIN:VCALENDAR\nEND:VCALENDAR\nEND:VCALENDAR\n", ICalFlaw(.unopened("VCALENDAR"), line: 3)),
            ("BEGIN:VCALENDAR\nX:a\n b\n c\0d\nEND:VCALENDAR\n", ICalFlaw(.nulByte, line: 4)),
            ("BEGIN:VCALENDAR\nEND:VCALENDAR\nbonjour\n", ICalFlaw(.noCalendar, line: 3)),
        ])
    func refused(text: String, flaw: ICalFlaw) {
        #expect(throws: flaw) { try ICalFile(Data(text.utf8)) }
    }

    @Test("a file in another encoding is refused with its line, and one that nests without end too")
    func hostileBytes() {
        #expect(throws: ICalFlaw(.notUTF8, line: 2)) {
            try ICalFile(Data("BEGIN:VCALENDAR\nSUMMARY:caf".utf8) + Data([0xE9, 0x0A]))
        }
        let deep = String(repeating: "BEGIN:X\n", count: 200_000)
        #expect(throws: ICalFlaw(.tooDeep, line: 17)) { try ICalFile(Data("BEGIN:VCALENDAR\n\(deep)".utf8)) }
    }

    @Test("a fold inside a character and quoted parameters are read")
    func folds() throws {
        let accent = Array("é".utf8)
        let data =
            Data("BEGIN:VCALENDAR\r\nSUMMARY;X=\"a:b;c\":caf".utf8) + Data([accent[0], 0x0D, 0x0A, 0x20, accent[1]])
            + Data("\\, \\nfin\r\nEND:VCALENDAR\r\n".utf8)
        let file = try ICalFile(data)
        #expect(file.calendars.first?.text("SUMMARY") == "café, \nfin")
        #expect(file.calendars.first?.line("SUMMARY")?.parameter("X") == "a:b;c")
        #expect(file.data == data)
    }

    @Test("a written text is folded at 75 bytes, never inside a character, and comes back equal")
    func written() throws {
        let text = String(repeating: "œuf; à la coque, \\ n°1\n", count: 12)
        var component = ICalComponent("VCALENDAR", ending: "\r\n")
        component.set("SUMMARY", text: text)
        var data = Data()
        component.write(to: &data)
        #expect(
            data.split(separator: 0x0A).allSatisfy { $0.count <= 76 && String(validating: $0, as: UTF8.self) != nil })
        #expect(try ICalFile(data).calendars.first?.text("SUMMARY") == text)
    }

    @Test("a daily time that the clocks skip comes an hour later, one they repeat comes once, the first time")
    func skippedAndRepeated() throws {
        #expect(
            try starts("DTSTART;TZID=Europe/Paris:20260328T023000", "RRULE:FREQ=DAILY;COUNT=3") == [
                moment("2026-03-28T01:30:00Z"), moment("2026-03-29T01:30:00Z"), moment("2026-03-30T00:30:00Z"),
            ])
        #expect(
            try starts("DTSTART;TZID=Europe/Paris:20261024T023000", "RRULE:FREQ=DAILY;COUNT=3") == [
                moment("2026-10-24T00:30:00Z"), moment("2026-10-25T00:30:00Z"), moment("2026-10-26T01:30:00Z"),
            ])
    }

    @Test("a rule in hours counts the hours that pass, across both changes of clocks")
    func hourly() throws {
        for first in ["20260329T003000", "20261025T003000"] {
            let found = try starts("DTSTART;TZID=Europe/Paris:\(first)", "RRULE:FREQ=HOURLY;COUNT=5")
            #expect(zip(found, found.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 3600 } && found.count == 5)
        }
    }

    @Test("an end in universal time is understood on the clock of the series")
    func until() throws {
        #expect(
            try starts("DTSTART;TZID=Europe/Paris:20260301T003000", "RRULE:FREQ=DAILY;UNTIL=20260302T233000Z").count
                == 3)
        #expect(try starts("DTSTART;VALUE=DATE:20260301", "RRULE:FREQ=DAILY;UNTIL=20260303").count == 3)
    }

    @Test("added times come in order, once; an excluded day takes a timed event of that day away")
    func addedAndExcluded() throws {
        #expect(
            try starts(
                "DTSTART:20260301T090000Z", "RRULE:FREQ=DAILY;COUNT=3", "RDATE:20260302T090000Z,20260302T120000Z",
                "EXDATE;VALUE=DATE:20260303"
            ) == [moment("2026-03-01T09:00:00Z"), moment("2026-03-02T09:00:00Z"), moment("2026-03-02T12:00:00Z")])
    }

    @Test("an occurrence whose series is elsewhere stands by itself")
    func orphan() throws {
        #expect(
            try starts("RECURRENCE-ID:20260301T090000Z", "DTSTART:20260305T090000Z") == [moment("2026-03-05T09:00:00Z")]
        )
    }

    @Test("a zone that only the file defines is read from its definition")
    func ownZone() throws {
        let data = calendar(
            "BEGIN:VTIMEZONE", "TZID:Chez nous", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0530",
            "TZOFFSETTO:+0530", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "UID:e",
            "DTSTART;TZID=Chez nous:20260301T120000", "END:VEVENT")
        let event = try #require(CalendarContents(try ICalFile(data), local: paris).series.first?.event)
        #expect(event.start.instant(local: paris) == moment("2026-03-01T06:30:00Z"))
    }

    @Test(
        "a hostile rule is refused or cut, and neither takes long",
        arguments: ["FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31", "FREQ=SECONDLY", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31"])
    func hostileRule(rule: String) throws {
        #expect(try starts("DTSTART:20000101T000000Z", "RRULE:\(rule)").isEmpty)
    }

    @Test(
        "the zone written beside an event says what the system's clock does, for years",
        arguments: ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Africa/Casablanca"])
    func zones(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let written = try #require(ICalZone(ZoneDefinition(zone, from: 2026).component))
        for day in stride(from: 0, to: 365 * 8, by: 1) {
            let noon = wall(2025, 6, 1, 12).adding(day, .day)
            #expect(written.date(of: noon) == noon.date(in: zone))
        }
    }
}
