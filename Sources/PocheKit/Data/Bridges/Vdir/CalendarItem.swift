import CIcal
import Foundation

/// A VEVENT or VTODO inside a ``CalendarFile``, valid as long as the file is.
struct CalendarItem {
    private let component: OpaquePointer

    init(_ component: OpaquePointer) { self.component = component }

    var isOverride: Bool { property(ICAL_RECURRENCEID_PROPERTY) != nil }

    /// The text of a property, its escapes undone.
    func text(_ kind: icalproperty_kind) -> String? {
        guard let property = property(kind), let value = icalproperty_get_value(property) else { return nil }
        guard let plain = icalvalue_get_text(value) else { return raw(kind) }
        return String(cString: plain)
    }

    /// The value of a property as it is written.
    func raw(_ kind: icalproperty_kind) -> String? { property(kind).flatMap(Self.value) }

    /// The value of every property of a kind, as written.
    func all(_ kind: icalproperty_kind) -> [(value: String, zone: String?)] {
        var values: [(String, String?)] = []
        var next = icalcomponent_get_first_property(component, kind)
        while let property = next {
            if let value = Self.value(property) { values.append((value, Self.zone(property))) }
            next = icalcomponent_get_next_property(component, kind)
        }
        return values
    }

    /// A time; one without a zone is in `local`.
    func time(_ kind: icalproperty_kind, local: TimeZone) -> CalendarTime? {
        guard let property = property(kind), let value = Self.value(property) else { return nil }
        return Self.time(value, zone: Self.zone(property), local: local)
    }

    static func time(_ value: String, zone: String?, local: TimeZone) -> CalendarTime? {
        let digits = value.filter(\.isNumber)
        func number(_ from: Int, _ count: Int) -> Int { Int(digits.dropFirst(from).prefix(count)) ?? 0 }
        guard digits.count == 8 || digits.count == 14 else { return nil }
        let wall = WallTime(
            year: number(0, 4), month: number(4, 2), day: number(6, 2),
            hour: number(8, 2), minute: number(10, 2), second: min(59, number(12, 2)))
        guard wall.isValid else { return nil }
        if digits.count == 8 { return CalendarTime(wall: wall, zone: local.identifier, isAllDay: true) }
        let named = value.hasSuffix("Z") ? "UTC" : zone.flatMap { TimeZone(identifier: $0)?.identifier }
        return CalendarTime(wall: wall, zone: named ?? local.identifier)
    }

    func set(_ kind: icalproperty_kind, text: String?) {
        removeAll(kind)
        guard let text, let property = icalproperty_new(kind), let value = icalvalue_new_text(text) else { return }
        icalproperty_set_value(property, value)
        icalcomponent_add_property(component, property)
    }

    /// Sets a property from its content line ("DUE;VALUE=DATE:20260312").
    func set(_ kind: icalproperty_kind, line: String?) {
        removeAll(kind)
        guard let line, let property = icalproperty_new_from_string(line) else { return }
        icalcomponent_add_property(component, property)
    }

    func set(_ kind: icalproperty_kind, _ name: String, time: CalendarTime?) {
        set(kind, line: time.map { name + Self.written($0) })
    }

    /// The alarm at the time of a reminder; at 9 in the morning of a whole day.
    func setAlarm(title: String, isAllDay: Bool) {
        guard icalcomponent_get_first_component(component, ICAL_VALARM_COMPONENT) == nil,
            let alarm = icalcomponent_new(ICAL_VALARM_COMPONENT)
        else { return }
        let item = CalendarItem(alarm)
        item.set(ICAL_ACTION_PROPERTY, line: "ACTION:DISPLAY")
        // Other programs crash on an alarm that has no description.
        item.set(ICAL_DESCRIPTION_PROPERTY, text: title)
        item.set(ICAL_TRIGGER_PROPERTY, line: "TRIGGER;RELATED=END:\(isAllDay ? "PT9H" : "PT0S")")
        icalcomponent_add_component(component, alarm)
    }

    static func needsDefinition(_ zone: String) -> Bool { !["UTC", "GMT", "Etc/UTC"].contains(zone) }

    private static func written(_ time: CalendarTime) -> String {
        let digits = time.wall.iso8601.filter { $0 != "-" && $0 != ":" }
        if time.isAllDay { return ";VALUE=DATE:\(digits.prefix(8))" }
        return needsDefinition(time.zone) ? ";TZID=\(time.zone):\(digits)" : ":\(digits)Z"
    }

    private func property(_ kind: icalproperty_kind) -> OpaquePointer? {
        icalcomponent_get_first_property(component, kind)
    }

    private func removeAll(_ kind: icalproperty_kind) {
        while let old = property(kind) {
            icalcomponent_remove_property(component, old)
            icalproperty_free(old)
        }
    }

    private static func value(_ property: OpaquePointer) -> String? {
        guard let characters = icalproperty_get_value_as_string_r(property) else { return nil }
        defer { free(characters) }
        return String(cString: characters)
    }

    private static func zone(_ property: OpaquePointer) -> String? {
        icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER).flatMap(icalparameter_get_tzid)
            .map { String(cString: $0) }
    }
}
