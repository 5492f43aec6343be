extension Meanings {
    /// From one time to another, each lending the other what it leaves unsaid.
    func range(_ first: TimeNode, _ second: TimeNode) -> Value? {
        guard first.edge == .closed, second.edge == .closed, first.recurrence == nil, second.recurrence == nil,
            first.grain.isAllDay == second.grain.isAllDay
        else { return nil }
        var start = first.inheriting(second)
        var end = second
        let isOneDay = first.fields == .init(.clock) || second.fields == .init(.clock)
        if isOneDay, let from = start.clock, let to = end.clock {
            guard let hours = Self.hours(from, start.half, to, end.half) else { return .impossible(.reversed) }
            start.setClock(hours.from)
            end.setClock(hours.to)
        }
        let grain = max(start.grain, end.grain)
        var node = TimeNode(
            start.parts.first?.rank ?? .day, .range(start.moments, end.moments, grain), grain,
            decides: start.fields.union(end.fields))
        node.isInterval = true
        node.isRange = true
        if isOneDay { node.half = first.half }
        node.zoneName = first.zoneName ?? second.zoneName
        return .node(node)
    }

    /// The halves of the day two clock times lie in, or `nil` when the second comes before the first.
    ///
    /// "11 h 30 à 1 h 30" ends after lunch, "22 h à 6 h" the next morning; "11 h à 9 h" would last most of a day, and is
    /// taken for a slip.
    private static func hours(
        _ from: Int, _ fromHalf: TimeNode.Half, _ to: Int, _ toHalf: TimeNode.Half
    ) -> (from: Int, to: Int)? {
        let half = 12 * Ruler.hour
        var from = from
        if fromHalf == .open, from < half {
            if toHalf == .open, from < 7 * Ruler.hour { from += half }
            if toHalf == .said, from + half < to { from += half }
        }
        if to > from { return (from, to) }
        let longest = (toHalf == .open ? 12 : 8) * Ruler.hour
        if toHalf != .said, to <= half, to % half + half > from, to % half + half - from <= longest {
            return (from, to % half + half)
        }
        return to + 2 * half - from <= 14 * Ruler.hour && to != from ? (from, to) : nil
    }
}

extension TimeNode {
    fileprivate mutating func setClock(_ seconds: Int) {
        half = .said
        for index in parts.indices {
            if case .clock(_, let grain) = parts[index].moments { parts[index].moments = .clock(seconds, grain) }
        }
    }
}
