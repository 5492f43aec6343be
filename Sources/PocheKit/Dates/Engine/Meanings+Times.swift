extension Meanings {
    func time(_ action: RuleAction, _ a: Arguments) -> Value? {
        switch action {
        case .now:
            let stretch = Stretch(start: now, end: now + 1, grain: .second)
            return .node(TimeNode(.clock, .fixed(stretch), .second, decides: Self.everyDay))
        case .clock, .soft:
            guard let hour = a.int(0) else { return nil }
            let minute = a.int(1) ?? 0
            let second = a.int(2) ?? 0
            guard hour <= 24, minute < 60, second < 60, hour < 24 || minute + second == 0 else {
                return .impossible(.noSuchHour)
            }
            let grain: Grain = a.has(2) ? .second : a.has(1) ? .minute : .hour
            var node = clockNode((hour % 24) * Ruler.hour + minute * Ruler.minute + second, grain)
            node.isTwelveHour = action == .soft && (1...12).contains(hour)
            return .node(node)
        case .pm, .am:
            guard let node = a.node(0), let clock = node.clock, clock < 13 * Ruler.hour else { return nil }
            let isNoon = clock >= 12 * Ruler.hour
            let shift = action == .pm ? (isNoon ? 0 : 12) : (isNoon ? -12 : 0)
            return .node(clockNode(clock + shift * Ruler.hour, node.grain))
        case .minus:
            guard let node = a.node(0), let clock = node.clock, let minutes = a.int(1), minutes < 60 else { return nil }
            var moved = clockNode(Civil.floorModulo(clock - minutes * Ruler.minute, Ruler.day), .minute)
            moved.isTwelveHour = node.isTwelveHour
            return .node(moved)
        case .past:
            guard let node = a.node(0), let clock = node.clock, let minutes = a.int(1), minutes < 60,
                clock % Ruler.hour == 0
            else { return nil }
            var moved = clockNode(clock + minutes * Ruler.minute, .minute)
            moved.isTwelveHour = node.isTwelveHour
            return .node(moved)
        case .military:
            guard let digits = a.int(0), digits % 100 < 60 else { return nil }
            var node = clockNode(digits / 100 * Ruler.hour + digits % 100 * Ruler.minute, .minute)
            node.isTwelveHour = true
            return .node(node)
        case .part:
            guard let from = a.int(0), let to = a.int(1) else { return nil }
            var node = TimeNode(.dayPart, .dayPart(from, to), .hour)
            node.isInterval = true
            return .node(node)
        case .weekend:
            let day = Ruler.day
            var node = TimeNode(
                .week, .weekPart(4 * day + 18 * Ruler.hour, 7 * day), .hour, decides: Self.everyDay)
            node.isInterval = true
            return .node(node)
        case .zone:
            guard var node = a.node(0), node.has(.clock), let name = a.name(1) else { return nil }
            node.zoneName = name
            if node.grain == .hour { node.grain = .minute }
            return .node(node)
        default: return nil
        }
    }

    static var everyDay: TimeNode.Set { [.init(.week), .init(.relativeDay), .init(.day), .init(.weekday)] }

    func clockNode(_ seconds: Int, _ grain: Grain) -> TimeNode {
        TimeNode(.clock, .clock(seconds, grain), grain)
    }
}
