extension Meanings {
    func combination(_ action: RuleAction, _ a: Arguments) -> Value? {
        switch action {
        case .and:
            var index = 0
            while index < a.count, !a.has(index) { index += 1 }
            guard var result = a.node(index) else { return nil }
            for next in index + 1..<max(a.count, index + 1) where a.has(next) {
                guard let node = a.node(next), let joined = result.joined(node) else { return nil }
                result = joined
            }
            return .node(result)
        case .nth:
            guard let number = a.int(0), number != 0, abs(number) < 400, let inner = a.node(1), let outer = a.node(2),
                inner.grain >= outer.grain
            else { return nil }
            var node = TimeNode(
                outer.parts.first?.rank ?? .year, .nth(number, inner.moments, outer.moments), inner.grain,
                decides: outer.fields.union(inner.fields))
            node.isInterval = inner.isInterval
            return .node(node)
        case .every:
            guard let unit = a.grain(0) else { return nil }
            return .node(TimeNode(rank(unit), .units(unit), unit))
        case .slice:
            guard let outer = a.node(0), let from = a.int(1), let unit = a.grain(3) else { return nil }
            return sliced(outer, .init(from: from, to: a.int(2), unit: unit), isLast: a.has(4))
        case .early, .middle, .late:
            guard let outer = a.node(0), let slice = stage(action, outer) else { return nil }
            return sliced(outer, slice, isLast: action == .late)
        case .range:
            guard let first = a.node(0), let second = a.node(1) else { return nil }
            return range(first, second)
        case .since:
            guard let node = a.node(0), node.edge == .closed, node.recurrence == nil else { return nil }
            // What began on a weekday or in a month began the last time; at an hour, today.
            let isNamed = !node.has(.year) && !node.has(.relativeDay) && !node.has(.dayPart)
            guard node.has(.weekday) || isNamed,
                let last = node.moments.last(before: node.has(.weekday) || node.isHour ? today + Ruler.day : now),
                case .node(var begun) = fixed(last)
            else { return combination(.from, a) }
            begun.edge = .from
            begun.isLatent = node.isDoubtful
            return .node(begun)
        case .from, .following, .until, .through, .by:
            guard var node = a.node(0), node.edge == .closed, node.recurrence == nil else { return nil }
            node.edge =
                switch action {
                case .from: .from
                // A year or a month is too wide for its end to be meant.
                case .following: node.grain >= .week ? .following : .from
                case .by: .by
                default: .until
                }
            // "avant la fin du mois" leaves the whole month.
            node.includesEdge = action == .through || action == .by || node.isLastPart
            node.isLatent = node.isDoubtful
            return .node(node)
        case .lasting:
            guard let node = a.node(0), let length = a.amount(1) else { return nil }
            return length.isNothing ? .impossible(.empty) : lasting(node, length).map(Value.node)
        case .run:
            // "samedi et dimanche", "demain et après-demain": two days that follow each other are one stretch.
            guard let first = a.node(0), let second = a.node(1), first.isFollowed(by: second) else { return nil }
            return range(first, second)
        case .pair:
            // "les 20 et 21 mars", "les 20, 21 et 22 mars": days that follow each other are one stretch.
            guard let first = a.int(0), let second = a.int(1) else { return nil }
            let between = a.int(3)
            guard second == (between ?? first) + 1, between.map({ $0 == first + 1 }) ?? true, let month = a.node(2),
                let start = month.joined(TimeNode(.day, .monthDay(first), .day)),
                let end = month.joined(TimeNode(.day, .monthDay(second), .day))
            else { return .impossible(.unclear) }
            return range(start, end)
        case .shift:
            guard let amount = a.amount(0), let sign = a.int(1) else { return nil }
            return .shift(amount.times(sign), a.node(2))
        case .onto: return a.node(0).flatMap { first in a.node(1).flatMap { onto(first, $0) } }.map(Value.node)
        case .unclear: return .impossible(.unclear)
        case .never: return .impossible(.empty)
        case .eachday:
            guard var node = a.node(0) else { return nil }
            // Those of a working week come back every week instead.
            if case .range(.weekday(let from), .weekday(let to), _)? = node.parts.last?.moments {
                node.isEachDay = !Recurrence.isWorkingWeek(from, to)
            }
            return .node(node)
        default: return nil
        }
    }

    /// A time with the length of what happens then; an open beginning ("à partir de 14 h") is closed by it.
    func lasting(_ node: TimeNode, _ length: Amount) -> TimeNode? {
        guard node.edge == .closed || node.edge == .from, node.length == nil else { return nil }
        var node = node
        node.edge = .closed
        node.length = length
        node.isLatent = false
        return node
    }

    func rank(_ unit: Grain) -> TimeNode.Rank {
        switch unit {
        case .year: .year
        case .quarter: .season
        case .month: .month
        case .week: .week
        case .day: .relativeDay
        case .hour, .minute, .second: .clock
        }
    }

    private func sliced(_ outer: TimeNode, _ slice: Moments.Slice, isLast: Bool = false) -> Value {
        var node = TimeNode(
            outer.parts.first?.rank ?? .year, .slice(outer.moments, slice), slice.unit, decides: outer.fields)
        node.isInterval = true
        node.isLastPart = isLast
        return .node(node)
    }

    private func stage(_ action: RuleAction, _ outer: TimeNode) -> Moments.Slice? {
        let thirds: (Int, Int, Grain)
        switch outer.grain {
        case .month: thirds = (10, 20, .day)
        case .quarter: thirds = (1, 2, .month)
        case .year: thirds = (4, 8, .month)
        case .week:
            switch action {
            case .early: return .init(from: 0, to: 3, unit: .day)
            case .middle: return .init(from: 2, to: 4, unit: .day)
            default: return .init(from: 4, to: nil, unit: .day)
            }
        case .day where outer.has(.season): thirds = (24, 56, .day)
        default: return nil
        }
        switch action {
        case .early: return .init(from: 0, to: thirds.0, unit: thirds.2)
        case .middle: return .init(from: thirds.0, to: thirds.1, unit: thirds.2)
        default: return .init(from: thirds.1, to: nil, unit: thirds.2)
        }
    }
}

extension TimeNode {
    fileprivate func isFollowed(by next: TimeNode) -> Bool {
        switch (parts.last?.moments, next.parts.last?.moments) {
        case (.weekday(let one)?, .weekday(let two)?): one % 7 + 1 == two
        case (.fixed(let one)?, .fixed(let two)?): one.grain == .day && one.end == two.start
        default: false
        }
    }
}
