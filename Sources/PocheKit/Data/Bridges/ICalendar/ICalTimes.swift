import CIcal
import Foundation

/// Reads the times of one calendar, with the zones that it defines itself.
final class ICalTimes {
    let local: TimeZone
    private let calendar: ICalComponent
    private var defined: [String: ICalZone?] = [:]

    /// - Parameter local: whose midnight begins a whole day, and the clock of times that name no zone.
    init(_ calendar: ICalComponent, local: TimeZone) {
        self.calendar = calendar
        self.local = local
    }

    func time(_ name: String, of component: ICalComponent) -> CalendarTime? {
        component.line(name).flatMap { time($0.value, of: $0) }
    }

    /// Every time of the properties of a name: each may hold several (EXDATE), or periods (RDATE).
    func times(_ name: String, of component: ICalComponent) -> [CalendarTime] {
        component.lines(name).flatMap { line in
            line.value.split(separator: ",").compactMap { value in
                time(String(value.split(separator: "/").first ?? ""), of: line)
            }
        }
    }

    private func time(_ value: String, of line: ContentLine) -> CalendarTime? {
        let time = icaltime_from_string(value.trimmingCharacters(in: .whitespaces))
        guard icaltime_is_null_time(time) == 0 else { return nil }
        let wall = WallTime(time)
        guard wall.isValid else { return nil }
        if time.is_date != 0 { return CalendarTime(wall: wall.startOfDay, zone: local.identifier, isAllDay: true) }
        if icaltime_is_utc(time) != 0 { return CalendarTime(wall: wall, zone: "UTC") }
        guard let tzid = line.parameter("TZID") else { return CalendarTime(wall: wall, zone: local.identifier) }
        if let known = ZoneName.known(tzid) { return CalendarTime(wall: wall, zone: known) }
        // A zone that only this file defines: the moment is kept, shown on the local clock.
        guard let zone = zone(tzid) else { return CalendarTime(wall: wall, zone: local.identifier) }
        return CalendarTime(
            wall: WallTime(zone.date(of: wall), timeZone: local), zone: local.identifier)
    }

    private func zone(_ tzid: String) -> ICalZone? {
        if let zone = defined[tzid] { return zone }
        let definition = calendar.components("VTIMEZONE").first { $0.text("TZID") == tzid }
        let zone = definition.flatMap { ICalZone($0) }
        defined[tzid] = zone
        return zone
    }
}

/// Zones by their IANA names.
enum ZoneName {
    static func isUTC(_ zone: String) -> Bool { ["UTC", "GMT", "Etc/UTC", "Etc/GMT"].contains(zone) }

    /// The IANA name in a TZID: bare, or after a vendor's prefix ("/freeassociation.sourceforge.net/Europe/Paris").
    static func known(_ tzid: String) -> String? {
        if !tzid.hasPrefix("/") { return TimeZone(identifier: tzid) == nil ? nil : tzid }
        var parts = tzid.split(separator: "/")
        while !parts.isEmpty {
            parts.removeFirst()
            let name = parts.joined(separator: "/")
            if !name.isEmpty, TimeZone(identifier: name) != nil { return name }
        }
        return nil
    }
}

extension CalendarTime {
    /// Equal, the zone of whole days apart, which means nothing.
    func isSame(as other: CalendarTime) -> Bool {
        if isAllDay || other.isAllDay { return isAllDay == other.isAllDay && wall.isSameDay(as: other.wall) }
        return wall == other.wall && (zone == other.zone || (ZoneName.isUTC(zone) && ZoneName.isUTC(other.zone)))
    }

    /// Writes it as the content of a property, in the form its zone needs (";TZID=Europe/Paris:20260312T090000").
    var content: String {
        if isAllDay { return ";VALUE=DATE:\(wall.basicDate)" }
        return ZoneName.isUTC(zone) ? ":\(wall.basic)Z" : ";TZID=\(zone):\(wall.basic)"
    }

    static func utc(_ date: Date) -> CalendarTime {
        CalendarTime(wall: WallTime(date, timeZone: .gmt), zone: "UTC")
    }
}
