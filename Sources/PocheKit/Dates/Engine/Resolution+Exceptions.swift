extension Resolution {
    /// More times left out than that are another series, ...
    private static let mostExceptions = 31
    /// ... and so are more of them apart: no one reads a card that says them all.
    private static let mostApart = 4

    /// Takes times out of a series: "tous les lundis sauf le 6 avril". It begins with the first one that stays.
    func leaveOut(_ exceptions: [Moments], of result: inout TimeExpression) throws(DateError) {
        guard !exceptions.isEmpty, let start = result.start, let text = result.recurrence, let rule = ICalRule(text)
        else {
            return
        }
        // "à 2 h, heure de Tokyo" is on another day here.
        guard result.timeZone == nil else { throw .impossible(.unclear) }
        let today = Ruler.floor(start.seconds, .day)
        let days = exceptions.compactMap { $0.around(today) }
        guard days.count == exceptions.count else { throw .impossible(.unclear) }
        let last = days.map(\.end).max() ?? today
        var (left, first, hit) = ([WallTime](), WallTime?.none, Set<Int>())
        var kept = 0
        series(result, rule.uncounted).walk { time in
            let hits = days.indices.filter { days[$0].start <= time.seconds && time.seconds < days[$0].end }
            hit.formUnion(hits)
            if hits.isEmpty { kept += 1 } else { left.append(time) }
            if hits.isEmpty, first == nil { first = time }
            guard left.count <= Self.mostExceptions else { return false }
            // "10 fois sauf le 5 mai" is still ten times.
            return rule.count.map { kept < $0 } ?? (first == nil || time.seconds < last)
        }
        guard left.count <= Self.mostExceptions else { throw .impossible(.unclear) }
        // "tous les lundis sauf le 7 avril", which is a Tuesday.
        guard hit.count == days.count else { throw .impossible(.weekdayMismatch) }
        guard let first else { throw .impossible(.empty) }
        let missed = left.prefix { $0 < first }.count
        if missed > 0 {
            result.end = result.end.map { WallTime(seconds: $0.seconds + first.seconds - start.seconds) }
            result.start = first
        }
        result.recurrence = rule.spending(missed - left.count)
        result.exceptions = Array(left.dropFirst(missed))
        guard result.exceptions.daysInARow.count <= Self.mostApart else { throw .impossible(.unclear) }
    }

    private func series(_ time: TimeExpression, _ rule: ICalRule) -> RecurrenceSet {
        let first = CalendarTime(
            wall: time.start ?? WallTime(seconds: now), zone: timeZone.identifier, isAllDay: time.grain.isAllDay)
        return RecurrenceSet(first: first, rule: rule, local: timeZone)
    }
}
