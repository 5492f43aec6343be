extension Meanings {
    func recurrence(_ action: RuleAction, _ a: Arguments) -> Value? {
        switch action {
        case .each, .alternate:
            let interval = action == .alternate ? a.int(1) ?? 2 : 1
            if let unit = a.grain(0) {
                guard var node = eachUnit(unit) else { return nil }
                node.recurrence?.interval = interval * (unit == .quarter ? 3 : 1)
                return .node(node)
            }
            guard var node = a.node(0), node.edge == .closed, var rule = Self.rule(node.parts) else { return nil }
            rule.interval = interval
            node.recurrence = rule
            node.isLatent = false
            node.isInterval = node.isInterval && node.has(.dayPart)
            return .node(node)
        case .or:
            guard let first = a.node(0), let second = a.node(1), first.fields == .init(.weekday),
                second.fields == .init(.weekday), let one = Self.rule(first.parts), let two = Self.rule(second.parts)
            else { return nil }
            var days = one.weekdays + two.weekdays
            if a.name(2) == "through", let from = Recurrence.codes.firstIndex(of: days[0]),
                let to = Recurrence.codes.firstIndex(of: days[1])
            {
                days = (0...Civil.floorModulo(to - from, 7)).map { Recurrence.codes[(from + $0) % 7] }
            }
            var node = TimeNode(.weekday, .weekday(0), .day)
            node.recurrence = Recurrence(frequency: "WEEKLY", weekdays: days)
            node.parts[0].moments = .units(.day)
            return .node(node)
        case .count:
            guard var node = a.node(0), node.recurrence != nil, let count = a.int(1), count > 0 else { return nil }
            node.recurrence?.count = count
            return .node(node)
        case .stop:
            guard var node = a.node(0), node.recurrence != nil, let end = a.node(1),
                let found = end.moments.around(today)
            else { return nil }
            node.recurrence?.until = found.end - 1
            return .node(node)
        default: return nil
        }
    }

    private func eachUnit(_ unit: Grain) -> TimeNode? {
        let names: [Grain: String] = [
            .minute: "MINUTELY", .hour: "HOURLY", .day: "DAILY", .week: "WEEKLY", .month: "MONTHLY",
            .quarter: "MONTHLY", .year: "YEARLY",
        ]
        guard let name = names[unit] else { return nil }
        var node = TimeNode(.relativeDay, .units(unit.isAllDay ? .day : unit), unit.isAllDay ? .day : unit)
        node.recurrence = Recurrence(frequency: name)
        return node
    }

    private static func rule(_ parts: [TimeNode.Part]) -> Recurrence? {
        var rule = Recurrence(frequency: "DAILY")
        for part in parts {
            switch part.moments {
            case .weekday(let day):
                rule.frequency = "WEEKLY"
                rule.weekdays = [Recurrence.codes[day - 1]]
            case .monthDay(let day):
                rule.monthDay = day
                if rule.month == nil { rule.frequency = "MONTHLY" }
            case .month(let month):
                rule.month = month
                rule.frequency = "YEARLY"
            case .nth(let number, .weekday(let day), let outer):
                switch outer {
                case .units(.month): rule.frequency = "MONTHLY"
                case .month(let month):
                    rule.frequency = "YEARLY"
                    rule.month = month
                default: return nil
                }
                rule.weekdays = ["\(number)\(Recurrence.codes[day - 1])"]
            case .nth(let number, .units(.day), .units(.month)):
                rule.frequency = "MONTHLY"
                rule.monthDay = number
            case .yearly(.date(let month, let day)):
                rule.frequency = "YEARLY"
                rule.month = month
                rule.monthDay = day
            case .weekPart:
                rule.frequency = "WEEKLY"
                rule.weekdays = ["SA", "SU"]
            case .clock, .dayPart, .range: break
            default: return nil
            }
        }
        return rule
    }
}
