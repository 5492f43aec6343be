import Foundation

extension CalendarTime {
    /// The moment this is; a time that the clocks skip or repeat is decided by ``WallTime/date(in:)``, as RFC 5545, 3.3.5
    /// asks.
    ///
    /// - Parameter local: the zone whose midnight begins a whole day, and that stands in for an unknown zone.
    func instant(local: TimeZone) -> Date {
        wall.date(in: isAllDay ? local : TimeZone(identifier: zone) ?? local)
    }
}
