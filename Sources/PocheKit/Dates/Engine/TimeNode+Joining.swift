extension TimeNode {
    /// Both constraints at once, or `nil` when they speak of the same thing.
    func joined(_ other: TimeNode) -> TimeNode? {
        let (mine, its) = (rare, other.rare)
        let isRepeated = mine?.recurrence != nil || its?.recurrence != nil
        if isRepeated {
            if other.bounds(self) { return bounded(by: other) }
            if bounds(other) { return other.bounded(by: self) }
        }
        if edge != .closed, other.edge != .closed { return nil }
        if let daily = daily(at: other) ?? other.daily(at: self) { return daily }
        if isStretchOfDays && other.isHour || other.isStretchOfDays && isHour { return nil }
        if other.edge == .until, other.grain.isAllDay, !grain.isAllDay { return nil }
        if mine?.zoneName != nil && its?.zoneName != nil || mine?.recurrence != nil && its?.recurrence != nil {
            return nil
        }
        if isRepeated {
            if let series = onDays(of: other) ?? other.onDays(of: self) { return series }
            if isSeries(beside: other) || other.isSeries(beside: self) { return nil }
        }
        let settled = Self.settle(self, other) ?? Self.settle(other, self)
        if settled == nil {
            let (fields, others) = (fields, other.fields)
            let isContradicted =
                fields.contains(.clock) && others.contains(.dayPart)
                || fields.contains(.dayPart) && others.contains(.clock)
            guard fields.isDisjoint(with: others), !isContradicted else { return nil }
        }
        var joined = self
        joined.parts = settled ?? parts + other.parts
        if !joined.isInOrder { joined.parts.sort { $0.rank < $1.rank } }
        if mine == nil { joined.rare = its } else if let its { joined.rare?.fill(its) }
        if settled != nil {
            joined.others = (mine?.others ?? []).compactMap { Self.settle(parts: $0, other, grain) }
            joined.others += (its?.others ?? []).compactMap { Self.settle(parts: $0, self, other.grain) }
        } else {
            let readings = (mine?.others ?? []).map { $0 + other.parts } + (its?.others ?? []).map { parts + $0 }
            joined.others = readings.map { $0.sorted { $0.rank < $1.rank } }
        }
        joined.isLatent = isLatent && other.isLatent && joined.rare?.recurrence == nil
        joined.isDoubtful = isDoubtful && other.isDoubtful
        joined.standsAtEnd = standsAtEnd && other.standsAtEnd
        joined.mayBeLength = mayBeLength || other.mayBeLength
        joined.leansOnOther = leansOnOther || other.leansOnOther
        joined.takesToday = takesToday || other.takesToday
        joined.grain = max(grain, other.grain)
        joined.isRange = settled == nil ? isRange : isRange || other.isRange
        joined.isInterval = settled != nil ? joined.isRange : grain >= other.grain ? isInterval : other.isInterval
        joined.half = settled != nil ? .said : half == .said ? other.half : half
        if settled != nil, other.edge == .until, let evening = Self.part(of: self), joined.end(from: evening.lowerBound)
        {
            return joined
        }
        if other.edge != .closed {
            joined.edge = other.edge == .until && other.clock != nil ? .untilWithin : other.edge
            joined.includesEdge = other.includesEdge
        }
        return joined
    }

    private var isInOrder: Bool { zip(parts, parts.dropFirst()).allSatisfy { $0.rank <= $1.rank } }

    /// Another reading of an hour, in the same part of a day.
    private static func settle(parts: [Part], _ parted: TimeNode, _ grain: Grain) -> [Part]? {
        guard let last = parts.last, parts.count == 1 else { return nil }
        return settle(TimeNode(last.rank, last.moments, grain), parted)
    }

    /// The part of a day it names, in seconds after midnight.
    private static func part(of node: TimeNode) -> Range<Int>? {
        for part in node.parts {
            if case .dayPart(let from, let to) = part.moments { return from..<to }
        }
        return nil
    }

    /// Makes its clock time an end, "ce soir jusqu'à 22 h" begins with the evening.
    private mutating func end(from start: Int) -> Bool {
        guard let last = parts.last, case .clock(let seconds, let fine) = last.moments, seconds > start else {
            return false
        }
        parts[parts.count - 1].moments = .range(.clock(start, fine), .clock(seconds, fine), fine)
        (isRange, isInterval) = (true, true)
        return true
    }

    /// A clock time inside a part of day: "8 heures" and "ce soir" make 20:00 of that day.
    private static func settle(_ timed: TimeNode, _ parted: TimeNode) -> [Part]? {
        guard parted.has(.dayPart), !timed.has(.dayPart), !parted.has(.clock),
            let at = parted.parts.firstIndex(where: { $0.rank == .dayPart }),
            case .dayPart(let from, let to) = parted.parts[at].moments,
            timed.fields.subtracting(Set(.clock)).isDisjoint(with: parted.fields)
        else { return nil }
        let days = parted.parts.filter { $0.rank != .dayPart }
        if let hours = timed.hours(within: from..<to) {
            return timed.parts.filter { $0.rank != .clock } + days + [hours]
        }
        guard let clock = timed.clock else { return nil }
        let half = 12 * Ruler.hour
        let choices = clock <= half ? [clock, clock + half] : [clock]
        // Five in the evening is said, though the evening begins at six.
        var seconds = choices.first { from <= $0 && $0 < to }
        if timed.mayBeLength, seconds == nil { return nil }
        seconds = seconds ?? choices.first { from - 2 * Ruler.hour <= $0 && $0 < from }
        if seconds == nil, clock < 6 * Ruler.hour, to >= 24 * Ruler.hour { seconds = clock + 24 * Ruler.hour }
        if seconds == nil, clock == half, from >= half { seconds = 24 * Ruler.hour }
        guard let seconds else { return nil }
        var parts = timed.parts.filter { $0.rank != .clock } + days
        parts.append(Part(rank: .clock, fields: Set(.clock), moments: .clock(seconds, timed.grain)))
        return parts
    }

    /// From one clock time to another, moved into a part of day: "ce soir de 8 h à 10 h".
    private func hours(within part: Range<Int>) -> Part? {
        guard let last = parts.last,
            case .range(.clock(let from, let fine), .clock(let to, let finer), let grain) = last.moments
        else { return nil }
        let half = 12 * Ruler.hour
        let shifts = self.half == .said ? [0] : [0, half]
        guard let shift = shifts.first(where: { part.contains(from + $0) && (to < from || to + $0 <= 2 * half) }) else {
            return nil
        }
        var moved = last
        moved.moments = .range(.clock(from + shift, fine), .clock((to + shift) % (2 * half), finer), grain)
        return moved
    }

    /// Fields this one lacks, from the other end of an interval: "du 13 au 15 juillet".
    func inheriting(_ other: TimeNode) -> TimeNode {
        guard let widest = parts.first, widest.rank != .year else { return self }
        // A weekday takes the month of the other end, not its day.
        let limit = widest.rank == .weekday ? Rank.relativeDay : widest.rank
        var copy = self
        for part in other.parts where part.rank < limit && fields.isDisjoint(with: part.fields) {
            copy.parts.append(part)
        }
        copy.parts.sort { $0.rank < $1.rank }
        return copy
    }
}
