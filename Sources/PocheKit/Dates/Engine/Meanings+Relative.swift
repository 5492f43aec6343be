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
            }
            return found.flatMap { fixed($0, isInterval: node.isInterval) }
        case .inweeks:
            guard let node = a.node(0), let weeks = a.int(1), let base = node.moments.next(from: today) else {
                return nil
            }
            let start = base.start + weeks * 7 * Ruler.day
            return fixed(Stretch(start: start, end: start + Ruler.day, grain: .day))
        case .nextweek:
            guard let node = a.node(0) else { return nil }
            let monday = Ruler.add(a.int(1) ?? 1, .week, to: Ruler.floor(now, .week))
            return node.moments.next(from: monday).flatMap { fixed($0, isInterval: node.isInterval) }
        case .weekof:
            // A week named by its Saturday or Sunday is the one about to begin.
            guard let node = a.node(0), let day = located(node) else { return nil }
            let start = Ruler.floor(day.start + 2 * Ruler.day, .week)
            return fixed(Stretch(start: start, end: start + 7 * Ruler.day, grain: .week))
        case .weekendof:
            guard let node = a.node(0), let day = located(node) else { return nil }
            let start = Ruler.floor(day.start, .week) + 5 * Ruler.day
            return fixed(Stretch(start: start, end: start + 2 * Ruler.day, grain: .day), isInterval: true)
        default: return nil
        }
    }

    /// So long before or after a time; an hour before a day is no time.
    func moved(_ node: TimeNode, by amount: Amount, _ sign: Int) -> Value? {
        guard node.edge == .closed, node.recurrence == nil, !amount.isExact || !node.grain.isAllDay else { return nil }
        if node.parts.first?.rank == .weekday {
            guard let day = node.moments.next(from: today + Ruler.day) else { return nil }
            let start = amount.added(to: day.start, times: sign)
            return fixed(Stretch(start: start, end: start + day.end - day.start, grain: node.grain))
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
        let grain: Grain =
            isFractional || amount.grain > .hour
            ? .second : amount.grain == .day || amount.grain == .week ? .day : amount.grain.finer
        let start = Ruler.floor(time, grain)
        return fixed(Stretch(start: start, end: Ruler.add(1, grain, to: start), grain: grain))
    }
}
