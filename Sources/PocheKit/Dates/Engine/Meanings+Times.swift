extension Meanings {
    func time(_ action: RuleAction, _ a: Arguments) -> Value? {
        switch action {
        case .now:
            let stretch = Stretch(start: now, end: now + 1, grain: .second)
            return .node(TimeNode(.clock, .fixed(stretch), .second, decides: Self.everyDay))
        case .clock, .soft, .spoken:
            guard let hour = a.int(0) else { return nil }
            let minute = a.int(1) ?? 0
            let second = a.int(2) ?? 0
            guard hour <= 24, minute < 60, second < 60, hour < 24 || minute + second == 0 else {
                return .impossible(.noSuchHour)
            }
            let grain: Grain = a.has(2) ? .second : a.has(1) ? .minute : .hour
            var node = clockNode(hour * Ruler.hour + minute * Ruler.minute + second, grain)
            if action == .soft, (1...12).contains(hour) { node.half = .open }
            if action == .spoken, (1...11).contains(hour) { node.half = .presumed }
            return .node(node)
        case .midnight:
            var node = clockNode(0, .hour)
            node.half = .midnight
            return .node(node)
        case .bare:
            guard var node = a.node(0), let clock = node.clock else { return nil }
            node.mayBeLength = clock < 6 * Ruler.hour
            return .node(node)
        case .apart:
            // A year or the like, which no weekday makes stronger.
            guard var node = a.node(0) else { return nil }
            node.parts[0].fields.formUnion([.init(.week), .init(.relativeDay), .init(.weekday)])
            return .node(node)
        case .alone:
            // The number of "6th monday" is that of the weekday after it.
            guard var node = a.node(0) else { return nil }
            node.parts[0].fields.insert(.init(.weekday))
            return .node(node)
        case .doubtful:
            guard var node = a.node(0) else { return nil }
            node.isDoubtful = true
            return .node(node)
        case .leaning:
            guard var node = a.node(0) else { return nil }
            node.leansOnOther = true
            node.parts[0].fields.formUnion(Self.everyDay.union([.init(.month), .init(.year)]))
            return .node(node)
        case .pm, .am:
            guard let node = a.node(0), let clock = node.clock, clock < 13 * Ruler.hour else { return nil }
            let isNoon = clock >= 12 * Ruler.hour
            let shift = action == .pm ? (isNoon ? 0 : 12) : (isNoon ? -12 : 0)
            return .node(clockNode(clock + shift * Ruler.hour, node.grain))
        case .minus:
            guard let node = a.node(0), let clock = node.clock, let minutes = a.int(1), minutes < 60 else { return nil }
            var moved = clockNode(Civil.floorModulo(clock - minutes * Ruler.minute, Ruler.day), .minute)
            if node.half != .midnight { moved.half = node.half }
            return .node(moved)
        case .past:
            guard let node = a.node(0), let clock = node.clock, let minutes = a.int(1), minutes < 60,
                clock % Ruler.hour == 0
            else { return nil }
            var moved = clockNode(clock + minutes * Ruler.minute, .minute)
            if node.half != .midnight { moved.half = node.half }
            return .node(moved)
        case .military:
            // Four digits that begin with zero or go beyond twelve are of the 24-hour clock.
            guard let digits = a.int(0), digits % 100 < 60, digits < 2400, a.has(1) || digits % 5 == 0 else {
                return nil
            }
            var node = clockNode(digits / 100 * Ruler.hour + digits % 100 * Ruler.minute, .minute)
            if !a.has(1), digits < 1300 { node.half = .open }
            return .node(node)
        case .part:
            guard let from = a.int(0), let to = a.int(1) else { return nil }
            var node = TimeNode(.dayPart, .dayPart(from, to), .hour)
            node.isInterval = true
            return .node(node)
        case .night:
            // Said in the small hours, it is the night that is under way.
            guard let from = a.int(0), let to = a.int(1) else { return nil }
            let day = Ruler.floor(now - (to - Ruler.day), .day)
            let night = TimeNode(.dayPart, .dayPart(from, to), .hour)
            guard case .node(let date) = fixed(Stretch(start: day, end: day + Ruler.day, grain: .day)),
                var node = date.joined(night)
            else { return nil }
            node.isInterval = true
            return .node(node)
        case .weekend:
            var node = TimeNode(.week, .weekPart(5 * Ruler.day, 7 * Ruler.day), .day, decides: Self.everyDay)
            node.isInterval = true
            return .node(node)
        case .zone:
            guard var node = a.node(0), node.has(.clock), let name = a.name(1) else { return nil }
            node.zoneName = name
            if node.grain == .hour { node.grain = .minute }
            return .node(node)
        case .offset:
            guard var node = a.node(0), var hours = a.int(1) else { return nil }
            var minutes = a.int(2) ?? 0
            if hours >= 100 { (hours, minutes) = (hours / 100, hours % 100) }
            guard hours <= 14, minutes < 60 else { return .impossible(.noSuchHour) }
            let digits = [hours / 10, hours % 10, minutes / 10, minutes % 10].map(String.init).joined()
            node.zoneName = "GMT" + (a.has(3) ? "-" : "+") + digits
            return .node(node)
        default: return nil
        }
    }

    static var everyDay: TimeNode.Set { [.init(.week), .init(.relativeDay), .init(.day), .init(.weekday)] }

    func clockNode(_ seconds: Int, _ grain: Grain) -> TimeNode {
        TimeNode(.clock, .clock(seconds, grain), grain)
    }
}
