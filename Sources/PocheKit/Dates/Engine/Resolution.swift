import Foundation

/// Looks a description up on the line of time.
struct Resolution {
    /// Wall-clock seconds.
    let now: Int
    let timeZone: TimeZone

    func expression(_ node: TimeNode) throws(DateError) -> TimeExpression {
        let zone = node.zoneName.flatMap { TimeZone(identifier: $0) }
        let search = Search(now: zone.map(clock) ?? now, takesToday: node.takesToday)
        var node = node
        search.chooseHalf(&node)
        var result = try expression(node, node.parts, search, zone)
        for other in node.others {
            guard let reading = try? expression(node, other, search, zone), reading.start != result.start else {
                continue
            }
            result.alternatives.append(reading)
        }
        if let reading = today(node, search, zone), reading.start != result.start {
            result.alternatives.append(reading)
        }
        if node.half == .midnight { settleMidnight(&result, node) }
        return result
    }

    /// "mercredi à 15 h" said on a Wednesday at ten: the next one, and today as the second reading; "ce mercredi" is today,
    /// and the next one the second reading.
    private func today(_ node: TimeNode, _ search: Search, _ zone: TimeZone?) -> TimeExpression? {
        guard node.recurrence == nil, node.edge == .closed, !node.isRange, case .weekday? = node.parts.first?.moments
        else { return nil }
        let today = WallTime(seconds: now).startOfDay
        let willing = Search(now: search.now, takesToday: true)
        guard let reading = try? expression(node, node.parts, willing, zone), reading.start?.startOfDay == today else {
            return nil
        }
        guard node.takesToday else { return reading }
        return try? expression(node, node.parts, Search(now: search.now), zone)
    }

    /// "jusqu'à dimanche minuit" is to the end of Sunday. An appointment at midnight can be at either end of its day: the
    /// one to come, and the other as the second reading.
    private func settleMidnight(_ result: inout TimeExpression, _ node: TimeNode) {
        guard node.parts.count > 1, node.recurrence == nil, node.zoneName == nil else { return }
        switch node.edge {
        case .until, .untilWithin, .by: result.end = result.end?.adding(1, .day)
        case .closed:
            guard !result.grain.isAllDay, result.kind == .instant, let start = result.start else { return }
            var other = result
            other.start = start.adding(1, .day)
            other.alternatives = []
            if start.seconds < now { result = other } else { result.alternatives.append(other) }
        case .from, .following: break
        }
    }

    private func expression(
        _ node: TimeNode, _ parts: [TimeNode.Part], _ search: Search, _ zone: TimeZone?
    ) throws(DateError) -> TimeExpression {
        var stretch = try search.stretch(node, parts)
        if node.recurrence != nil, !node.grain.isAllDay, isSkipped(stretch.start),
            let first = TimeNode.moments(parts).next(from: stretch.start + 1)
        {
            // A series keeps its hour: it begins on the first day that has it.
            stretch = first
        }
        if let zone {
            stretch = Stretch(start: local(stretch.start, zone), end: local(stretch.end, zone), grain: stretch.grain)
        }
        guard let start = wall(stretch.start), let end = wall(stretch.end) else { throw .impossible(.outOfRange) }
        var result = TimeExpression(kind: .instant, start: start, grain: node.grain, timeZone: zone)
        if node.isInterval { (result.kind, result.end) = (.interval, end) }
        if node.edge == .closed, node.isInterval, case .dayPart? = parts.last?.moments { result.isPartOfDay = true }
        let edge = node.includesEdge && node.grain.isAllDay ? end : start
        switch node.edge {
        case .closed: break
        case .from: (result.kind, result.end) = (.interval, nil)
        case .following:
            (result.kind, result.start, result.end) = (.interval, node.grain.isAllDay ? end : start, nil)
        case .until: (result.kind, result.start, result.end) = (.interval, nil, edge)
        case .untilWithin: (result.kind, result.start, result.end) = (.interval, start.startOfDay, edge)
        case .by: (result.kind, result.start, result.end) = (.interval, wall(now), edge)
        }
        try recur(&result, node)
        settleClock(&result)
        if let from = result.start, let end = result.end, end < from { throw .impossible(.reversed) }
        return result
    }

    /// Adds the rule, its last day and the length of each occurrence.
    private func recur(_ result: inout TimeExpression, _ node: TimeNode) throws(DateError) {
        var length = node.length
        if let rule = node.recurrence?.rule(isAllDay: node.grain.isAllDay, timeZone: timeZone) {
            result = result.upcoming(rule, local: timeZone) { $0.seconds < now }
        }
        if var rule = node.recurrence, let start = result.start {
            if case .clock(Ruler.day..., _)? = node.parts.last?.moments,
                !rule.weekdays.isEmpty || !rule.monthDays.isEmpty
            {
                // "tous les lundis à 24 h" would be written with the days after.
                throw .impossible(.unclear)
            }
            if let stops = node.stops {
                // "du 1er septembre à juin" stops in the June after.
                guard let last = stops.around(node.begins == nil ? now : start.seconds) else {
                    throw .impossible(.reversed)
                }
                rule.until = (node.stopsBefore ? last.start : last.end) - 1
            }
            if let whole = length, whole.seconds == 0 {
                // "every Monday for three months" says when it stops, not how long each one lasts.
                rule.until = Ruler.floor(whole.added(to: start.seconds), .day) - 1
                length = nil
            }
            if let until = rule.until, until < start.seconds { throw .impossible(.reversed) }
            result.recurrence = rule.rule(isAllDay: node.grain.isAllDay, timeZone: timeZone)
            try leaveOut(node.exceptions, of: &result)
        }
        guard let length, let from = result.start else { return }
        if result.isPartOfDay || (length.seconds != 0 && result.grain.isAllDay) {
            result.length = length.added(to: from.seconds) - from.seconds
        } else {
            (result.kind, result.end) = (.interval, wall(length.added(to: from.seconds)))
        }
    }

    private func isSkipped(_ time: Int) -> Bool { WallTime(seconds: time).occurrence(in: timeZone) == .never }

    /// A beginning that the clocks jump over moves as far after the jump; one that comes twice is the first.
    private func settleClock(_ result: inout TimeExpression) {
        guard !result.grain.isAllDay, let start = result.start else { return }
        switch start.occurrence(in: timeZone) {
        case .once: break
        case .twice: result.clockChange = .repeated
        case .never:
            result.clockChange = .skipped
            result.start = WallTime(start.date(in: timeZone), timeZone: timeZone)
        }
    }

    /// What this zone's clocks show when another zone's show `time`.
    private func local(_ time: Int, _ zone: TimeZone) -> Int {
        WallTime(WallTime(seconds: time).date(in: zone), timeZone: timeZone).seconds
    }

    /// What another zone's clocks show now.
    private func clock(_ zone: TimeZone) -> Int {
        WallTime(WallTime(seconds: now).date(in: timeZone), timeZone: zone).seconds
    }

    private func wall(_ time: Int) -> WallTime? {
        let wall = WallTime(seconds: time)
        return (1...9999).contains(wall.year) ? wall : nil
    }
}
