import Foundation

extension TimeExpression {
    /// A series whose first times are over begins with its next one: "tous les mardis à 8 h dès aujourd'hui", said at
    /// nine. One that has none left stays as it is.
    ///
    /// - Parameter isOver: whether a time is; of whole days, only the day counts.
    func upcoming(_ rule: String, local: TimeZone, isOver: (WallTime) -> Bool) -> TimeExpression {
        func isPast(_ time: WallTime) -> Bool {
            // A day is over when its last moment is.
            isOver(grain.isAllDay ? WallTime(seconds: time.startOfDay.seconds + Ruler.day - 1) : time)
        }
        guard let start, isPast(start), let rule = ICalRule(rule) else { return self }
        func calendar(_ time: WallTime) -> CalendarTime {
            CalendarTime(wall: time, zone: local.identifier, isAllDay: grain.isAllDay)
        }
        var next: WallTime?
        let series = RecurrenceSet(
            first: calendar(start), rule: rule.uncounted, excluded: exceptions.map(calendar), local: local)
        series.walk { time in
            if !isPast(time) { next = time }
            return next == nil
        }
        guard let next else { return self }
        var moved = self
        moved.start = next
        // The times left out before it are of no number any more; those that were only missed are still to come.
        let spent = exceptions.filter { $0 < next }.count
        moved.exceptions = Array(exceptions.dropFirst(spent))
        if spent > 0 { moved.recurrence = rule.spending(spent) }
        moved.end = end.map { WallTime(seconds: $0.seconds + next.seconds - start.seconds) }
        return moved
    }
}
