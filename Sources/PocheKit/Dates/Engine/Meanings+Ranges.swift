extension Meanings {
    /// From one time to another, each lending the other what it leaves unsaid.
    func range(_ first: TimeNode, _ second: TimeNode) -> Value? {
        guard first.edge == .closed, second.edge == .closed, first.recurrence == nil, second.recurrence == nil,
            !first.isRange, !second.isRange, !(first.mayBeLength && first.parts.count > 1 && second.has(.clock))
        else { return nil }
        // "de 20 h à 1 h samedi": the day is said after both hours, and is that of the first.
        if first.fields == .init(.clock), second.has(.clock), !second.isRange, second.parts.count > 1,
            let hour = second.hour, case .node(let hours) = range(first, hour)
        {
            return hours.joined(second.withoutHour).map(Value.node)
        }
        // "du matin au soir" is all day long, and no hours of it.
        if first.fields == .dayPart, second.fields == .dayPart { return .impossible(.unclear) }
        if first.has(.dayPart), second.grain.isAllDay { return through(first, second) }
        guard first.grain.isAllDay == second.grain.isAllDay else {
            return first.grain.isAllDay && second.parts.count > 1 ? .impossible(.unclear) : nil
        }
        var start = first.inheriting(second)
        var end = second
        let isOneDay = first.fields == .init(.clock) || second.fields == .init(.clock)
        if isOneDay, let from = start.clock, let to = end.clock {
            // Nothing that ends at midnight turns back.
            if end.half != .midnight {
                guard let hours = Self.hours(from, start.half.said, to, end.half) else { return .impossible(.reversed) }
                start.setClock(hours.from)
                end.setClock(hours.to)
            }
        }
        let grain = max(start.grain, end.grain)
        // "de samedi 20 h à dimanche minuit" ends with Sunday.
        let isToMidnight = second.half == .midnight && second.parts.count > 1
        let last = isToMidnight ? Moments.moved(end.moments, Amount(1, .day), 1) : end.moments
        var node = TimeNode(
            start.parts.first?.rank ?? .day, .range(start.moments, last, grain), grain,
            decides: start.fields.union(end.fields))
        node.isInterval = true
        node.isRange = true
        if isOneDay { node.half = first.half.said }
        if first.isDoubtful, second.isDoubtful { (node.isDoubtful, node.isLatent) = (true, true) }
        node.mayBeLength = isLength(first, before: second)
        if let zone = first.zoneName ?? second.zoneName { node.zoneName = zone }
        return .node(node)
    }

    /// "réunion de deux heures à 10 h" lasts two hours and does not begin at two.
    private func isLength(_ first: TimeNode, before second: TimeNode) -> Bool {
        guard first.mayBeLength, let from = first.clock, let to = second.clock else { return false }
        return from < 5 * Ruler.hour && to >= 8 * Ruler.hour
    }

    /// "de vendredi soir à dimanche": to the end of that day.
    private func through(_ first: TimeNode, _ second: TimeNode) -> Value? {
        guard let day = second.parts.last, second.grain == .day else { return nil }
        let next = Moments.moved(day.moments, Amount(1, .day), 1)
        let rest = TimeNode.moments(
            second.parts.dropLast() + [.init(rank: day.rank, fields: day.fields, moments: next)])
        var node = TimeNode(
            first.parts.first?.rank ?? .day, .range(first.inheriting(second).moments, rest, .hour), .hour,
            decides: first.fields.union(second.fields))
        node.isInterval = true
        node.isRange = true
        return .node(node)
    }

    /// The second of two times, with what only the first says: "de 14 h à 15 h demain" moves to 15 h.
    func onto(_ first: TimeNode, _ second: TimeNode) -> TimeNode? {
        guard first.edge == .closed, second.edge == .closed, first.recurrence == nil, second.recurrence == nil else {
            return nil
        }
        let target = second.inheriting(first)
        guard let hour = first.hour, !target.has(.clock), !target.has(.dayPart) else { return target }
        return target.joined(hour)
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
        let isSaidInHalves = fromHalf == .open || from < 13 * Ruler.hour
        let longest = (toHalf == .open ? 12 : 8) * Ruler.hour
        if isSaidInHalves, toHalf != .said, to <= half, to % half + half > from,
            to % half + half - from <= longest
        {
            return (from, to % half + half)
        }
        return to + 2 * half - from <= 14 * Ruler.hour && to != from ? (from, to) : nil
    }
}

extension TimeNode.Half {
    /// The half of a midnight is no question between two hours.
    fileprivate var said: Self { self == .midnight ? .said : self }
}

extension TimeNode {
    /// Its clock time alone.
    var hour: TimeNode? {
        guard let part = parts.last, case .clock(_, let grain) = part.moments else { return nil }
        var hour = TimeNode(.clock, part.moments, grain)
        hour.half = half
        hour.mayBeLength = mayBeLength
        if let zoneName { hour.zoneName = zoneName }
        return hour
    }

    /// Its days alone.
    var withoutHour: TimeNode {
        var days = self
        days.parts.removeAll { $0.rank == .clock || $0.rank == .dayPart }
        days.grain = .day
        (days.half, days.mayBeLength, days.isInterval) = (.said, false, false)
        days.rare = nil
        return days
    }

    mutating func setClock(_ seconds: Int) {
        half = .said
        for index in parts.indices {
            if case .clock(_, let grain) = parts[index].moments { parts[index].moments = .clock(seconds, grain) }
        }
    }
}
