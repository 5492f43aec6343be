import CIcal
import Foundation

/// One iCalendar file in memory: a VCALENDAR with one item, and its overridden occurrences.
///
/// What another program wrote and Poche does not know is kept: items are changed property by property.
struct CalendarFile: ~Copyable {
    private let root: OpaquePointer

    /// - Returns: `nil` for text that is no iCalendar object.
    init?(parsing text: String) {
        guard let component = icalparser_parse_string(text) else { return nil }
        guard icalcomponent_isa(component) == ICAL_VCALENDAR_COMPONENT else {
            icalcomponent_free(component)
            return nil
        }
        root = component
    }

    /// An object with one empty item.
    init?(new kind: icalcomponent_kind) {
        let text = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Poche//Poche//FR\r\nBEGIN:\(Self.name(kind))\r\n\
            END:\(Self.name(kind))\r\nEND:VCALENDAR\r\n
            """
        self.init(parsing: text)
    }

    deinit { icalcomponent_free(root) }

    /// The whole text, lines folded and ended as RFC 5545 asks.
    var text: String? {
        guard let characters = icalcomponent_as_ical_string_r(root) else { return nil }
        defer { free(characters) }
        return String(cString: characters)
    }

    /// The items of a kind: the master first, then the occurrences that override it.
    borrowing func items(_ kind: icalcomponent_kind) -> [CalendarItem] {
        var items: [CalendarItem] = []
        var component = icalcomponent_get_first_component(root, kind)
        while let found = component {
            items.append(CalendarItem(found))
            component = icalcomponent_get_next_component(root, kind)
        }
        return items.sorted { !$0.isOverride && $1.isOverride }
    }

    /// Adds the definition of a zone, unless it is there. UTC needs none.
    borrowing func define(zone name: String) {
        guard CalendarItem.needsDefinition(name), !defines(name), let zone = icaltimezone_get_builtin_timezone(name),
            let definition = icaltimezone_get_component(zone), let copy = icalcomponent_new_clone(definition)
        else { return }
        // libical names its built-in zones with a prefix of its own; other programs want the IANA name.
        if let identifier = icalcomponent_get_first_property(copy, ICAL_TZID_PROPERTY) {
            icalproperty_set_tzid(identifier, name)
        }
        icalcomponent_add_component(root, copy)
    }

    private borrowing func defines(_ name: String) -> Bool {
        var component = icalcomponent_get_first_component(root, ICAL_VTIMEZONE_COMPONENT)
        while let found = component {
            if let identifier = icalcomponent_get_first_property(found, ICAL_TZID_PROPERTY),
                let text = icalproperty_get_tzid(identifier), String(cString: text) == name
            {
                return true
            }
            component = icalcomponent_get_next_component(root, ICAL_VTIMEZONE_COMPONENT)
        }
        return false
    }

    private static func name(_ kind: icalcomponent_kind) -> String {
        icalcomponent_kind_to_string(kind).map { String(cString: $0) } ?? "VEVENT"
    }
}
