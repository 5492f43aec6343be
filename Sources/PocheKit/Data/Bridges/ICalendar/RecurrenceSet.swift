import Foundation

/// When a series happens: its first time, its rule and added times (RDATE) without the excluded ones (EXDATE), on the
/// clock of the first one's zone. A weekly 9:00 stays at 9:00 when the clocks change.
struct RecurrenceSet: Sendable {
    /// In UTC for a rule that counts hours, which pass whatever the clocks do.
    let first: CalendarTime
    private let rule: ICalRule?
    private let added: [CalendarTime]
    private let excluded: [CalendarTime]
    /// The clock of times that name no zone.
    let local: TimeZone

    init(
        first: CalendarTime, rule: ICalRule?, added: [CalendarTime] = [], excluded: [CalendarTime] = [],
        local: TimeZone
    ) {
        let followsHours = rule?.countsHours == true && !first.isAllDay
        self.first = followsHours ? .utc(first.instant(local: local)) : first
        (self.rule, self.added, self.excluded, self.local) = (rule, added, excluded, local)
    }

    var isRepeating: Bool { rule != nil || !added.isEmpty }

    private var zone: TimeZone { TimeZone(identifier: first.zone) ?? local }

    /// Gives each time in order until `visit` answers `false`.
    func walk(_ visit: (WallTime) -> Bool) {
        let excluded = Set(excluded.map(wall))
        var added = added.map(wall).sorted()[...]
        var last: WallTime?
        func give(_ time: WallTime) -> Bool {
            // A time comes once, even when the rule and an added time agree.
            guard time != last else { return true }
            last = time
            return excluded.contains(time) || visit(time)
        }
        while let early = added.first, early < first.wall {
            added.removeFirst()
            guard give(early) else { return }
        }
        guard give(first.wall) else { return }
        var goesOn = true
        rule?.walk(
            from: first.wall, isAllDay: first.isAllDay, until: { wall(CalendarTime(wall: $0, zone: "UTC")) }
        ) { next in
            while let early = added.first, early <= next {
                added.removeFirst()
                goesOn = give(early)
                guard goesOn else { return false }
            }
            goesOn = next <= first.wall || give(next)
            return goesOn
        }
        for time in added where goesOn { goesOn = give(time) }
    }

    /// A time on the clock of the series. Some programs exclude the day of a timed event: its time that day is meant.
    func wall(_ time: CalendarTime) -> WallTime {
        if first.isAllDay { return time.wall.startOfDay }
        if time.isAllDay { return first.wall.on(time.wall) }
        return time.zone == first.zone ? time.wall : WallTime(time.instant(local: local), timeZone: zone)
    }
}
