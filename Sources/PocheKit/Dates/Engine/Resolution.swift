import Foundation

/// Looks a description up on the line of time.
struct Resolution {
    /// Wall-clock seconds.
    let now: Int
    let timeZone: TimeZone

    func expression(_ node: TimeNode) throws(DateError) -> TimeExpression {
        var node = node
        if node.isTwelveHour { chooseHalf(&node) }
        var result = try expression(node, node.parts)
        for other in node.others {
            if let reading = try? expression(node, other), reading.start != result.start {
                result.alternatives.append(reading)
            }
        }
        return result
    }

    private func expression(_ node: TimeNode, _ parts: [TimeNode.Part]) throws(DateError) -> TimeExpression {
        guard var stretch = find(node, parts) else { throw .impossible(reason(parts)) }
        if node.edge == .closed, stretch.end <= stretch.start { throw .impossible(.reversed) }
        var zone: TimeZone?
        if let name = node.zoneName, let named = TimeZone(identifier: name) {
            zone = named
            stretch.start = local(stretch.start, named)
            stretch.end = local(stretch.end, named)
        }
        guard let start = wall(stretch.start), let end = wall(stretch.end) else { throw .impossible(.outOfRange) }
        var result = TimeExpression(kind: .instant, start: start, grain: node.grain, timeZone: zone)
        result.recurrence = node.recurrence?.rule(isAllDay: node.grain.isAllDay)
        if node.isInterval {
            result.kind = .interval
            result.end = end
        }
        let edge = node.includesEdge && node.grain.isAllDay ? end : start
        switch node.edge {
        case .closed: break
        case .from: (result.kind, result.end) = (.interval, nil)
        case .until: (result.kind, result.start, result.end) = (.interval, nil, edge)
        case .untilWithin: (result.kind, result.start, result.end) = (.interval, start.startOfDay, edge)
        case .by: (result.kind, result.start, result.end) = (.interval, wall(now), edge)
        }
        if let length = node.length, let from = result.start {
            result.kind = .interval
            result.end = wall(length.added(to: from.seconds))
        }
        return result
    }

    /// The present or coming stretch, or the last one when there is none: what is said of a bare day or hour is never past.
    private func find(_ node: TimeNode, _ parts: [TimeNode.Part]) -> Stretch? {
        let moments = TimeNode.moments(parts)
        let today = Ruler.floor(now, .day)
        let widest = parts.first?.rank
        let found: Stretch?
        if let days = node.recurrence?.weekdays, widest == .weekday, days.count > 1 {
            found = first(of: days, parts)
        } else if widest == .weekday {
            let from = node.recurrence == nil ? today + Ruler.day : now
            found = moments.next(from: from)
        } else if parts.last?.rank == .clock {
            found = moments.next(from: now)
        } else if node.recurrence != nil {
            found = moments.next(from: today)
        } else {
            found = moments.around(now)
        }
        return found ?? moments.last(before: now)
    }

    private func first(of codes: [String], _ parts: [TimeNode.Part]) -> Stretch? {
        let starts = codes.compactMap { Recurrence.codes.firstIndex(of: $0) }.compactMap { index -> Stretch? in
            var parts = parts
            parts[0].moments = .weekday(index + 1)
            return TimeNode.moments(parts).next(from: now)
        }
        return starts.min { $0.start < $1.start }
    }

    /// A time said without its half of the day: the next of the two when no day was named, otherwise the one a person
    /// is awake and about for. The other stays as the second reading.
    private func chooseHalf(_ node: inout TimeNode) {
        guard let at = node.parts.firstIndex(where: { $0.rank == .clock }),
            case .clock(let seconds, let grain) = node.parts[at].moments
        else { return }
        let half = 12 * Ruler.hour
        let early = seconds % half
        let late = early + half
        var isLate: Bool
        if node.parts.count == 1 {
            let clock = now - Ruler.floor(now, .day)
            isLate = clock >= early && clock < late
        } else {
            isLate = early < 7 * Ruler.hour
        }
        if seconds == half { isLate = true }
        let chosen = isLate ? late : early
        var other = node.parts
        other[at].moments = .clock(isLate ? early : late, grain)
        node.parts[at].moments = .clock(chosen, grain)
        node.others.append(other)
    }

    private func reason(_ parts: [TimeNode.Part]) -> DateError.Reason {
        let withoutWeekday = parts.filter { $0.rank != .weekday }
        guard withoutWeekday.count < parts.count else { return .noSuchDay }
        let moments = TimeNode.moments(withoutWeekday)
        return moments.next(from: now) ?? moments.last(before: now) == nil ? .noSuchDay : .weekdayMismatch
    }

    /// What this zone's clocks show when another zone's show `time`.
    private func local(_ time: Int, _ zone: TimeZone) -> Int {
        WallTime(WallTime(seconds: time).date(in: zone), timeZone: timeZone).seconds
    }

    private func wall(_ time: Int) -> WallTime? {
        let wall = WallTime(seconds: time)
        return (1...9999).contains(wall.year) ? wall : nil
    }
}
