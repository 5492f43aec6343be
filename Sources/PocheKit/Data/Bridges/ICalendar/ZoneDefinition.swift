import Foundation

/// What a zone's clock does over some years, as a VTIMEZONE (RFC 5545, 3.6.5).
///
/// Only the years that matter are described, from the system's own rules: programs that know the zone by its name lose
/// nothing, and the others need no history since 1891.
struct ZoneDefinition {
    /// Years described beyond the first: enough to tell a yearly rule from an exception.
    static let horizon = 20

    private let zone: TimeZone
    private let years: ClosedRange<Int>

    /// - Parameter year: of the first time that needs it.
    init(_ zone: TimeZone, from year: Int) {
        self.zone = zone
        years = year - 1...year + Self.horizon
    }

    var component: ICalComponent {
        var definition = ICalComponent("VTIMEZONE", ending: "\r\n")
        definition.add("TZID", ":\(zone.identifier)")
        let start = WallTime(year: years.lowerBound, month: 1, day: 1)
        let moment = start.date(in: zone)
        let offset = zone.secondsFromGMT(for: moment)
        definition.append(
            .component(
                observance(
                    [Change(wall: start, from: offset, to: offset, isDaylight: zone.isDaylightSavingTime(for: moment))],
                    rule: nil)))
        var groups: [Group: [Change]] = [:]
        for change in changes(after: moment) { groups[Group(change), default: []].append(change) }
        for changes in groups.values.sorted(by: { $0[0].wall < $1[0].wall }) {
            definition.append(.component(observance(changes, rule: yearlyRule(changes))))
        }
        return definition
    }

    /// One change of the clock's offset, in seconds east of Greenwich.
    private struct Change {
        /// What the clock showed when it changed.
        let wall: WallTime
        let from: Int
        let to: Int
        let isDaylight: Bool
    }

    /// What the changes that one yearly rule can describe have in common.
    private struct Group: Hashable {
        let from, to, month, weekday, second: Int
        let isDaylight: Bool

        init(_ change: Change) {
            (from, to, isDaylight) = (change.from, change.to, change.isDaylight)
            (month, weekday) = (change.wall.month, change.wall.weekday)
            second = change.wall.seconds - change.wall.startOfDay.seconds
        }
    }

    private func changes(after moment: Date) -> [Change] {
        let end = WallTime(year: years.upperBound + 1, month: 1, day: 1).date(in: zone)
        var (changes, last) = ([Change](), moment)
        while let next = zone.nextDaylightSavingTimeTransition(after: last), next < end, next > last {
            let from = zone.secondsFromGMT(for: next.addingTimeInterval(-1))
            let to = zone.secondsFromGMT(for: next)
            if from != to {
                let universal = Int(next.timeIntervalSince1970.rounded())
                changes.append(
                    Change(
                        wall: WallTime(seconds: universal + from), from: from, to: to,
                        isDaylight: zone.isDaylightSavingTime(for: next)))
            }
            last = next
        }
        return changes
    }

    /// "the last Sunday of March", when the changes follow it every year to the last one described.
    private func yearlyRule(_ changes: [Change]) -> String? {
        let walls = changes.map(\.wall)
        guard walls.count > 1, walls.last?.year == years.upperBound,
            zip(walls, walls.dropFirst()).allSatisfy({ $1.year == $0.year + 1 })
        else { return nil }
        let ordinals = Set(walls.map { ($0.day - 1) / 7 + 1 })
        let areLast = walls.allSatisfy { $0.day + 7 > Civil.daysIn(month: $0.month, of: $0.year) }
        guard let ordinal = areLast ? -1 : ordinals.count == 1 ? ordinals.first : nil else { return nil }
        let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        return "FREQ=YEARLY;BYMONTH=\(walls[0].month);BYDAY=\(ordinal)\(days[walls[0].weekday - 1])"
    }

    private func observance(_ changes: [Change], rule: String?) -> ICalComponent {
        var observance = ICalComponent(changes[0].isDaylight ? "DAYLIGHT" : "STANDARD", ending: "\r\n")
        observance.add("DTSTART", ":\(changes[0].wall.basic)")
        observance.add("TZOFFSETFROM", ":\(Self.offset(changes[0].from))")
        observance.add("TZOFFSETTO", ":\(Self.offset(changes[0].to))")
        if let rule {
            observance.add("RRULE", ":\(rule)")
        } else {
            for change in changes.dropFirst() { observance.add("RDATE", ":\(change.wall.basic)") }
        }
        return observance
    }

    /// "+0100"
    private static func offset(_ seconds: Int) -> String {
        let parts = [abs(seconds) / 3600, abs(seconds) / 60 % 60] + (seconds % 60 == 0 ? [] : [abs(seconds) % 60])
        return (seconds < 0 ? "-" : "+") + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    }
}

extension ICalComponent {
    /// Makes sure that this calendar says what the zones of an item are (RFC 5545, 3.6.5).
    mutating func defineZones(of item: ICalComponent) {
        for name in ["DTSTART", "DTEND", "DUE"] {
            guard let line = item.line(name), let tzid = line.parameter("TZID"), let zone = TimeZone(identifier: tzid),
                !components("VTIMEZONE").contains(where: { $0.text("TZID") == tzid })
            else { continue }
            let year = Int(line.value.prefix(4)) ?? 0
            guard (2...9000).contains(year) else { continue }
            insertFirst(ZoneDefinition(zone, from: year).component)
        }
    }
}
