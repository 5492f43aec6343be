import Foundation

extension Meanings {
    func relative(_ action: RuleAction, _ a: Arguments) -> Value? {
        switch action {
        case .this:
            guard let unit = a.grain(0), let count = a.int(1) else { return nil }
            let start = Ruler.add(count, unit, to: Ruler.floor(now, unit))
            return fixed(Stretch(start: start, end: Ruler.add(1, unit, to: start), grain: unit))
        case .units:
            // The n whole units after this one, or the n before it when negative.
            guard let count = a.int(0), count != 0, let unit = a.grain(1) else { return nil }
            let direction = a.int(2) ?? 1
            let mark = Ruler.floor(now, unit)
            let start = direction > 0 ? Ruler.add(1, unit, to: mark) : Ruler.add(-count, unit, to: mark)
            return fixed(
                Stretch(start: start, end: Ruler.add(count, unit, to: start), grain: unit), isInterval: true)
        case .unit:
            return a.grain(0).map { .node(TimeNode(rank($0), .units($0), $0)) }
        case .ahead, .ago:
            guard let amount = a.amount(0) else { return nil }
            return shifted(amount, from: now, action == .ahead ? 1 : -1)
        case .after, .before:
            guard let amount = a.amount(0), let node = a.node(1) else { return nil }
            return moved(node, by: amount, action == .after ? 1 : -1)
        case .round:
            // "in 9 months" beside a date names the month nine months ahead.
            guard let amount = a.amount(0), amount.grain <= .week, let sign = a.int(1) else { return nil }
            let start = Ruler.floor(amount.added(to: now, times: sign), amount.grain)
            let stretch = Stretch(start: start, end: Ruler.add(1, amount.grain, to: start), grain: amount.grain)
            return .node(TimeNode(.year, .fixed(stretch), amount.grain))
        case .nearest:
            guard let number = a.int(0), number > 0, number < 20, let node = a.node(1),
                let anchor = a.node(2).flatMap(located)
            else { return nil }
            return nearest(number, node, to: anchor).flatMap { fixed($0, isInterval: node.isInterval) }
        case .nthafter:
            guard let number = a.int(0), number != 0, abs(number) < 100, let node = a.node(1), node.edge == .closed,
                let anchor = a.node(2).flatMap(located)
            else { return nil }
            var found: Stretch? = anchor
            for _ in 0..<abs(number) {
                found = found.flatMap {
                    number > 0
                        ? node.moments.next(from: max($0.end, $0.start + 1)) : node.moments.last(before: $0.start)
                }
            }
            return found.flatMap { fixed($0, isInterval: node.isInterval) }
        case .rest:
            guard let unit = a.grain(0) else { return nil }
            let start = unit == .day ? now : today
            let end = Ruler.add(1, unit, to: Ruler.floor(now, unit))
            return fixed(Stretch(start: start, end: end, grain: unit == .day ? .minute : .day), isInterval: true)
        case .next, .last:
            guard let node = a.node(0), node.edge == .closed else { return nil }
            let count = a.int(1) ?? 1
            var found: Stretch?
            if action == .next {
                found = node.moments.next(from: node.has(.weekday) ? today + Ruler.day : now)
                for _ in 1..<max(count, 1) { found = found.flatMap { node.moments.next(from: $0.end) } }
            } else {
                found = node.moments.last(before: today)
                if let current = found, current.end > now { found = node.moments.last(before: current.start) }
                for _ in 1..<max(count, 1) { found = found.flatMap { node.moments.last(before: $0.start) } }
            }
            return found.flatMap { fixed($0, isInterval: node.isInterval) }
        case .inweeks:
            guard let node = a.node(0), let weeks = a.int(1), let base = node.moments.next(from: today) else {
                return nil
            }
            let shift = weeks * 7 * Ruler.day
            return fixed(
                Stretch(start: base.start + shift, end: base.end + shift, grain: .day), isInterval: node.isInterval)
        case .nextweek:
            guard let node = a.node(0) else { return nil }
            let monday = Ruler.add(a.int(1) ?? 1, .week, to: Ruler.floor(now, .week))
            return node.moments.next(from: monday).flatMap { fixed($0, isInterval: node.isInterval) }
        case .weekof:
            // A week named by the date of its Saturday or Sunday is the one about to begin, a feast is in its week; that
            // of Easter comes after it.
            guard let node = a.node(0), let day = located(node) else { return nil }
            let isBefore = a.has(1) ? node.isEaster || node.isPentecost : true
            let start = Ruler.floor(day.start + (isBefore ? 2 : 0) * Ruler.day, .week)
            return fixed(Stretch(start: start, end: start + 7 * Ruler.day, grain: .week))
        case .weekendof:
            // One named by the date of another day reaches to it, but for a Friday, whose evening is said for itself.
            guard let node = a.node(0), let day = located(node) else { return nil }
            if [1, 2, 4].contains(Civil.weekday(Civil.floorDivide(day.start, Ruler.day))) {
                return longWeekend(node, hasFriday: false)
            }
            let start = Ruler.floor(day.start, .week) + 5 * Ruler.day
            return fixed(Stretch(start: start, end: start + 2 * Ruler.day, grain: .day), isInterval: true)
        case .thisday:
            guard var node = a.node(0) else { return nil }
            node.takesToday = true
            return .node(node)
        case .nextdate:
            // "le 17 mars prochain" is the coming one, not that of next March.
            // "le 15 du mois prochain" is another one.
            guard let node = a.node(0), node.edge == .closed, node.has(.month),
                let found = node.moments.next(from: today + Ruler.day), case .node(var next) = fixed(found)
            else { return nil }
            next.isPhrase = true
            return .node(next)
        case .choice:
            // "à 9 h ou 10 h": the first, and the second as the other reading.
            guard var node = a.node(0), let other = a.node(1), node.fields == other.fields, node.edge == .closed,
                other.edge == .closed
            else { return nil }
            // "à 10 h ou 11 h, heure de Montréal": both of there; two zones are two times.
            if let own = node.zoneName, let zone = other.zoneName, own != zone { return .impossible(.unclear) }
            node.zoneName = node.zoneName ?? other.zoneName
            if node.half == .open, other.half == .said, let clock = node.clock, let second = other.clock {
                // "at 3 or 4 pm": the halves that lie together.
                let isLate = abs(clock + 12 * Ruler.hour - second) < abs(clock - second)
                node.setClock(isLate ? clock + 12 * Ruler.hour : clock)
            }
            node.others = [other.parts]
            node.grain = max(node.grain, other.grain)
            (node.isLatent, node.mayBeLength) = (false, false)
            return .node(node)
        case .either:
            guard var node = a.node(0), let other = a.node(1) else { return nil }
            node.others = [other.parts]
            return .node(node)
        case .longweekend: return a.node(0).flatMap { longWeekend($0, hasFriday: a.has(1)) }
        case .semester:
            guard let count = a.int(0) else { return nil }
            let year = Ruler.floor(now, .year)
            let isSecond = Ruler.add(6, .month, to: year) <= now
            let start = Ruler.add(6 * (count + (isSecond ? 1 : 0)), .month, to: year)
            return fixed(Stretch(start: start, end: Ruler.add(6, .month, to: start), grain: .month), isInterval: true)
        default: return nil
        }
    }

    /// The days off around a feast: its week-end, and the days that bridge them. Easter and Pentecost have their Monday.
    private func longWeekend(_ node: TimeNode, hasFriday: Bool) -> Value? {
        guard let feast = located(node), feast.grain == .day else { return nil }
        let day = Ruler.floor(feast.start, .day)
        let monday = Ruler.floor(day, .week)
        var (first, last) = (5, 7)
        switch Civil.weekday(day / Ruler.day) {
        case 1, 2: (first, last) = (-2, Civil.weekday(day / Ruler.day))
        case 4, 5: first = Civil.weekday(day / Ruler.day) - 1
        default:
            if node.isEaster || node.isPentecost { last = 8 }
            if node.isEaster && hasFriday { first = 4 }
        }
        let days = Stretch(start: monday + first * Ruler.day, end: monday + last * Ruler.day, grain: .day)
        guard case .node(var bridged) = fixed(days, isInterval: true) else { return nil }
        bridged.isPhrase = true
        return .node(bridged)
    }

    /// So long before or after a time; an hour before a day is no time.
    func moved(_ node: TimeNode, by amount: Amount, _ sign: Int) -> Value? {
        guard node.edge == .closed, node.recurrence == nil, !amount.isExact || !node.grain.isAllDay else { return nil }
        if node.isLastPart {
            // "deux jours avant la fin du mois" is counted from its last day.
            var last = TimeNode(
                node.parts.first?.rank ?? .day, .nth(-1, .units(.day), node.moments), .day, decides: node.fields)
            last.isInterval = false
            return moved(last, by: amount, sign)
        }
        if node.parts.first?.rank == .weekday {
            guard let day = node.moments.next(from: today + Ruler.day) else { return nil }
            let start = amount.added(to: day.start, times: sign)
            return fixed(Stretch(start: start, end: start + day.end - day.start, grain: max(node.grain, amount.grain)))
        }
        var moved = TimeNode(
            node.parts.first?.rank ?? .day, .moved(node.moments, amount, sign), max(node.grain, amount.grain),
            decides: node.fields.union(Self.everyDay))
        if node.has(.clock) { moved.parts[0].fields.insert(.init(.clock)) }
        return .node(moved)
    }

    /// The present or coming stretch of a description, or the last one.
    private func located(_ node: TimeNode) -> Stretch? { node.moments.around(now) ?? node.moments.last(before: now) }

    /// The n-th closest of a series to a stretch.
    private func nearest(_ number: Int, _ node: TimeNode, to anchor: Stretch) -> Stretch? {
        var found: [Stretch] = []
        var (before, after) = (node.moments.last(before: anchor.start), node.moments.next(from: anchor.start))
        while found.count < number {
            switch (before, after) {
            case (let earlier?, let later?) where anchor.start - earlier.start < later.start - anchor.start:
                found.append(earlier)
                before = node.moments.last(before: earlier.start)
            case (_, let later?):
                found.append(later)
                after = node.moments.next(from: later.start + 1)
            case (let earlier?, nil):
                found.append(earlier)
                before = node.moments.last(before: earlier.start)
            case (nil, nil): return nil
            }
        }
        return found.last
    }

    func fixed(_ stretch: Stretch, isInterval: Bool = false) -> Value {
        let isInDay = !stretch.grain.isAllDay
        var node = TimeNode(
            stretch.grain == .day || isInDay ? .relativeDay : rank(stretch.grain), .fixed(stretch), stretch.grain)
        if isInDay { node.parts[0].fields.formUnion([.init(.clock), .init(.dayPart)]) }
        if stretch.grain < .day { node.parts[0].fields.insert(.init(.year)) }
        node.isInterval = isInterval
        return .node(node)
    }

    /// Hours and less are counted as they pass, also across a change of the clocks.
    private func elapsed(_ seconds: Int, from base: Int) -> Int {
        let moment = WallTime(seconds: base).date(in: timeZone).addingTimeInterval(TimeInterval(seconds))
        return WallTime(moment, timeZone: timeZone).seconds
    }

    /// An exact distance keeps the clock when it was said in hours or less; beyond, it names a day, or a month.
    private func shifted(_ amount: Amount, from base: Int, _ sign: Int) -> Value {
        let time = amount.isExact ? elapsed(amount.seconds * sign, from: base) : amount.added(to: base, times: sign)
        guard (1...9999).contains(Civil.date(Civil.floorDivide(time, Ruler.day)).year) else {
            return .impossible(.outOfRange)
        }
        let isFractional = amount.seconds % Ruler.hour != 0
        // "dans un jour et demi" is told to the hour, "dans une semaine et demie" to the day.
        let unit: Grain = amount.grain == .day && amount.seconds != 0 ? .hour : amount.grain
        // "dans un an" is a day, "dans trois ans" is hardly meant to the day.
        let isVague = amount.grain == .year && amount.months > 12
        let grain: Grain =
            isFractional || unit > .hour ? .second : unit == .hour ? .minute : isVague ? .month : .day
        let start = Ruler.floor(time, grain)
        return fixed(Stretch(start: start, end: Ruler.add(1, grain, to: start), grain: grain))
    }
}

extension TimeNode {
    fileprivate var isEaster: Bool { isFeast(.easter(0)) }
    fileprivate var isPentecost: Bool { isFeast(.easter(49)) }

    private func isFeast(_ rule: YearRule) -> Bool {
        parts.contains { if case .yearly(let own) = $0.moments { own == rule } else { false } }
    }
}
