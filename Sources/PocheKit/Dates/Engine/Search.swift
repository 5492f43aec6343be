/// Finds the stretch a description means, seen from a present moment.
struct Search {
    /// Wall-clock seconds.
    let now: Int
    /// Whether the name of today may mean today: it means the day a week from now otherwise.
    var takesToday = false

    private var today: Int { Ruler.floor(now, .day) }

    func stretch(_ node: TimeNode, _ parts: [TimeNode.Part]) throws(DateError) -> Stretch {
        guard !lacks(node, parts) else { throw .impossible(.noSuchDay) }
        guard let found = find(node, parts) else { throw .impossible(reason(node, parts)) }
        guard node.edge != .closed || found.end > found.start else { throw .impossible(.reversed) }
        let isDated = parts.contains { $0.rank == .weekday } && node.has(.day) && !node.has(.year)
        if isDated, Civil.date(found.start / Ruler.day).year > Civil.date(today / Ruler.day).year + 1 {
            throw .impossible(.weekdayMismatch)
        }
        if node.isRange, !node.has(.year), node.grain == .day, found.end - found.start > 300 * Ruler.day {
            throw .impossible(node.has(.weekday) ? .weekdayMismatch : .reversed)
        }
        return found
    }

    /// The present or coming stretch, or the last one when there is none: what is said of a bare day or hour is never past.
    private func find(_ node: TimeNode, _ parts: [TimeNode.Part]) -> Stretch? {
        let moments = TimeNode.moments(parts)
        let widest = parts.first?.rank
        let found: Stretch?
        if parts.count == 1, node.recurrence == nil, case .range(.monthDay(let from), .monthDay(let to), _) = moments,
            to < from
        {
            // "du 28 au 3" is of the coming turn of the month.
            return moments.next(from: today)
        }
        if let begins = node.begins {
            // One that is under way goes on from now.
            let start = node.grain.isAllDay ? today : now
            return beginning(begins).flatMap { moments.next(from: $0.end > start ? max($0.start, start) : $0.start) }
        }
        if widest == .weekday, takesToday, parts.last?.rank == .dayPart {
            found = moments.around(now)
        } else if widest == .weekday {
            found = moments.next(
                from: node.recurrence == nil && !takesToday ? today + Ruler.day : parts.count > 1 ? now : today)
        } else if parts.last?.rank == .clock {
            found = moments.next(from: now)
        } else if node.recurrence != nil {
            found = moments.next(from: node.grain.isAllDay ? today : now)
        } else {
            found = moments.around(now)
        }
        if found == nil, let year = parts.first, year.rank == .year, case .fixed(let stretch) = year.moments {
            return moments.next(from: stretch.start)
        }
        return found ?? moments.last(before: now)
    }

    /// The stretch with which a bounded series begins; a weekday is the next one.
    private func beginning(_ begins: Moments) -> Stretch? {
        if case .range(.weekday, _, _) = begins { return begins.next(from: today + Ruler.day) }
        return begins.around(now) ?? begins.last(before: now)
    }

    /// "le 5e lundi d'avril" of a year whose April has four: the next April with five is not meant.
    private func lacks(_ node: TimeNode, _ parts: [TimeNode.Part]) -> Bool {
        guard node.recurrence == nil, parts.first?.rank != .year else { return false }
        return parts.contains { part in
            guard case .nth(_, _, let outer) = part.moments, let piece = outer.around(now) else { return false }
            return part.moments.part(of: piece) == nil
        }
    }

    /// Decides which half of the day an hour lies in; the other half stays as the second reading when it can be meant.
    ///
    /// An open hour ("at 3") without a day is the next of the two; with a day it is the one people are about at. A
    /// presumed hour ("à 6 h") is as said, and the other half is kept for an hour of the night or one just past.
    func chooseHalf(_ node: inout TimeNode) {
        guard node.half == .open || node.half == .presumed,
            let at = node.parts.firstIndex(where: { $0.rank == .clock }),
            case .clock(let seconds, let grain) = node.parts[at].moments
        else { return }
        let half = 12 * Ruler.hour
        let early = seconds % half
        let late = early + half
        let clock = now - today
        let isBare = node.parts.count == 1 && node.recurrence == nil
        let isToCome = clock >= early && clock < late
        let isToday =
            !isBare && node.recurrence == nil && node.parts.first?.rank != .weekday
            && TimeNode.moments(node.parts.filter { $0.rank != .clock }).around(now)?.start == today
        var isLate = isBare || isToday ? isToCome : early < 7 * Ruler.hour
        if node.half == .presumed {
            guard node.recurrence == nil, early < 8 * Ruler.hour || (isBare || isToday) && isToCome else { return }
            if (isBare || isToday) && clock >= late { return }
            isLate = isToday && isToCome && clock > early
        } else if seconds == half {
            isLate = true
        }
        if isLate { node.others = node.others.map { Self.moved($0, by: half) } }
        var other = node.parts
        other[at].moments = .clock(isLate ? early : late, grain)
        node.parts[at].moments = .clock(isLate ? late : early, grain)
        node.others.append(other)
    }

    /// "du 29 au 31 février": an end that no year has.
    private func lacksEnd(_ parts: [TimeNode.Part]) -> Bool {
        guard case .range(let from, let to, _)? = parts.last?.moments else { return false }
        return [from, to].contains { $0.next(from: now) == nil && $0.last(before: now) == nil }
    }

    /// The morning hour of another reading, in the afternoon: "at 3 or 4".
    private static func moved(_ parts: [TimeNode.Part], by half: Int) -> [TimeNode.Part] {
        parts.map { part in
            guard case .clock(let seconds, let grain) = part.moments, seconds < half else { return part }
            var late = part
            late.moments = .clock(seconds + half, grain)
            return late
        }
    }

    private func reason(_ node: TimeNode, _ parts: [TimeNode.Part]) -> DateError.Reason {
        if node.isRange { return lacksEnd(parts) ? .noSuchDay : .reversed }
        let withoutWeekday = parts.filter { $0.rank != .weekday }
        guard withoutWeekday.count < parts.count else { return .noSuchDay }
        let moments = TimeNode.moments(withoutWeekday)
        return moments.next(from: now) ?? moments.last(before: now) == nil ? .noSuchDay : .weekdayMismatch
    }
}
