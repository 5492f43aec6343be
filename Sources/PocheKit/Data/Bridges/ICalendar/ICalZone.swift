import CIcal
import Foundation

/// The clock that a VTIMEZONE describes, read by libical.
final class ICalZone {
    private let zone: OpaquePointer

    /// - Returns: `nil` for a definition that libical cannot read.
    init?(_ definition: ICalComponent) {
        var data = Data()
        definition.write(to: &data)
        let text = String(decoding: data, as: UTF8.self)
        guard let component = icalparser_parse_string(text) else { return nil }
        guard let zone = icaltimezone_new() else {
            icalcomponent_free(component)
            return nil
        }
        // The zone owns the component once it has taken it.
        guard icaltimezone_set_component(zone, component) != 0 else {
            icalcomponent_free(component)
            icaltimezone_free(zone, 1)
            return nil
        }
        self.zone = zone
    }

    deinit { icaltimezone_free(zone, 1) }

    /// The moment at which this clock shows a time.
    func date(of wall: WallTime) -> Date {
        Date(timeIntervalSince1970: Double(icaltime_as_timet_with_zone(wall.floating(isDate: false), zone)))
    }
}
