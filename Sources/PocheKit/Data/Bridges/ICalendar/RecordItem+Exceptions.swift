import Foundation

extension RecordItem {
    /// The times that a series leaves out, on the clock of its first one.
    func exceptions(of first: CalendarTime) -> [WallTime] {
        let left = times.times("EXDATE", of: component)
        guard !left.isEmpty else { return [] }
        let series = RecurrenceSet(first: first, rule: nil, local: times.local)
        return left.map(series.wall).sorted()
    }

    mutating func write(
        exceptions: [WallTime], over old: [WallTime]?, of first: CalendarTime
    ) throws(ICalFlaw) {
        guard exceptions != old ?? [] else { return }
        component.set("EXDATE", nil)
        for wall in exceptions {
            var time = first
            time.wall = wall
            try exclude(time)
        }
    }

    /// Takes one occurrence out of the series (EXDATE), in the form of the start: other programs compare the texts.
    mutating func exclude(_ original: CalendarTime) throws(ICalFlaw) {
        guard let line = component.line("DTSTART"), let start = times.time(line.name, of: component) else {
            throw ICalFlaw(.noStart, line: component.lineNumber)
        }
        var time = original
        if !start.isAllDay, time.zone != start.zone {
            let zone = TimeZone(identifier: start.zone) ?? times.local
            time = CalendarTime(wall: WallTime(time.instant(local: times.local), timeZone: zone), zone: start.zone)
        }
        let tzid = line.parameter("TZID")
        if start.isAllDay || ZoneName.isUTC(start.zone) || tzid == time.zone {
            component.add("EXDATE", time.content)
        } else if let tzid, ZoneName.known(tzid) != nil {
            component.add("EXDATE", ";TZID=\(tzid):\(time.wall.basic)")
        } else if tzid == nil {
            component.add("EXDATE", ":" + time.wall.basic)
        } else {
            component.add("EXDATE", CalendarTime.utc(time.instant(local: times.local)).content)
        }
    }
}
