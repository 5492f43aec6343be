extension Meanings {
    func recurrence(_ action: RuleAction, _ a: Arguments) -> Value? {
        switch action {
        case .each, .alternate:
            if let node = a.node(0), node.isMovingFeast { return .impossible(.unclear) }
            return repeated(a, every: action == .alternate ? a.int(1) ?? 2 : 1).map(Value.node)
        case .or:
            guard let first = a.node(0), let second = a.node(1) else { return nil }
            return weekdays(first, second, a.name(2)).map(Value.node)
        case .except:
            guard let node = a.node(0), let left = a.node(1) else { return nil }
            return except(node, left).map(Value.node)
        case .count:
            guard var node = a.node(0), node.recurrence != nil, let count = a.int(1) else { return nil }
            guard count > 0 else { return .impossible(.empty) }
            node.recurrence?.count = count
            return .node(node)
        case .starting: return starting(a).map(Value.node)
        case .stop: return stopping(a).map(Value.node)
        default: return nil
        }
    }

    /// A series without a weekday ("tous les soirs sauf le dimanche"), or without some of its days ("sauf le 6 avril").
    func except(_ series: TimeNode, _ left: TimeNode) -> TimeNode? {
        guard !left.takesToday, let days = Self.weekdayNumbers(left) else {
            return series.without(months: left.namedMonths) ?? series.leavingOut(left)
        }
        return without(days, series)
    }

    /// "à partir du mardi 17 mars à 19 h": the day is where it starts, the hour is that of each time.
    private func starting(_ a: Arguments) -> TimeNode? {
        guard var node = a.node(0), node.recurrence != nil, node.begins == nil, let from = a.node(1),
            from.edge == .closed, from.recurrence == nil, !from.isRange
        else { return nil }
        let isWithinDays = node.parts.count == 1 && node.has(.clock)
        if from.has(.clock), !isWithinDays {
            guard let (timed, day) = Self.timed(node, by: from) else { return nil }
            node = timed
            node.begins = day
        } else {
            node.begins = from.moments
        }
        return node
    }

    /// "tous les mardis jusqu'au 30 juin à 19 h": the day is where it stops, the hour is that of each time.
    private func stopping(_ a: Arguments) -> TimeNode? {
        guard var node = a.node(0), node.recurrence != nil, let end = a.node(1), end.edge == .closed else { return nil }
        if !node.has(.clock), let (timed, day) = Self.timed(node, by: end) {
            node = timed
            node.stops = day
        } else {
            node.stops = end.moments
        }
        return node
    }

    /// The series at the hour of a bound, and the day of that bound.
    private static func timed(_ series: TimeNode, by bound: TimeNode) -> (TimeNode, Moments)? {
        guard let clock = bound.parts.last, clock.rank == .clock, bound.parts.count > 1 else { return nil }
        var hour = TimeNode(.clock, clock.moments, bound.grain)
        hour.half = bound.half
        return series.joined(hour).map { ($0, TimeNode.moments(Array(bound.parts.dropLast()))) }
    }

    private func repeated(_ a: Arguments, every interval: Int) -> TimeNode? {
        guard interval > 0 else { return nil }
        if let unit = a.grain(0) {
            guard var node = eachUnit(unit) else { return nil }
            node.recurrence?.interval = interval * (unit == .quarter ? 3 : 1)
            return node
        }
        guard var node = a.node(0), node.edge == .closed, var rule = node.recurrence ?? Self.rule(node.parts) else {
            return nil
        }
        rule.interval = interval
        node.recurrence = rule
        node.isLatent = false
        node.isInterval = node.isInterval && node.has(.dayPart)
        return node
    }

    /// Weekdays of one rule: both, or all from the first to the second ("through"); a run that nothing says to come
    /// back ("habit") does so when it is that of a working week.
    private func weekdays(_ first: TimeNode, _ second: TimeNode, _ run: String?) -> TimeNode? {
        guard let one = Self.weekdayNumbers(first), let two = Self.weekdayNumbers(second) else { return nil }
        var days = one.union(two)
        if run != nil {
            guard let from = one.first, let to = two.first, one.count == 1, two.count == 1, from != to,
                run != "habit" || Recurrence.isWorkingWeek(from, to)
            else { return nil }
            days = Set((0...Civil.floorModulo(to - from, 7)).map { (from + $0 - 1) % 7 + 1 })
        }
        return weekdays(days)
    }

    private func weekdays(_ days: Set<Int>) -> TimeNode? {
        guard let first = days.first else { return nil }
        let moments = days.count == 1 ? Moments.weekday(first) : .either(days.sorted().map(Moments.weekday))
        var node = TimeNode(.weekday, moments, .day)
        node.recurrence = Recurrence(frequency: "WEEKLY", weekdays: days.sorted().map { Recurrence.codes[$0 - 1] })
        return node
    }

    /// "tous les soirs sauf le dimanche": a daily or weekly series, without some weekdays.
    private func without(_ left: Set<Int>, _ series: TimeNode) -> TimeNode? {
        guard let rule = series.recurrence, rule.interval == 1, rule.count == nil, series.begins == nil,
            series.stops == nil
        else { return nil }
        let days: Set<Int>
        switch rule.frequency {
        case "DAILY": days = Set(1...7)
        case "WEEKLY": days = Set(rule.weekdays.compactMap { Recurrence.codes.firstIndex(of: $0) }.map { $0 + 1 })
        default: return nil
        }
        guard var kept = weekdays(days.subtracting(left)), !days.isDisjoint(with: left) else { return nil }
        kept.parts += series.parts.filter { $0.rank > .weekday }
        (kept.grain, kept.half, kept.isInterval) = (series.grain, series.half, series.isInterval)
        return kept
    }

    private static func weekdayNumbers(_ node: TimeNode) -> Set<Int>? {
        if let rule = node.recurrence {
            guard node.fields == .init(.weekday), rule.interval == 1 else { return nil }
            return Set(rule.weekdays.compactMap { Recurrence.codes.firstIndex(of: $0) }.map { $0 + 1 })
        }
        guard node.parts.count == 1, case .weekday(let day) = node.parts[0].moments else { return nil }
        return [day]
    }

    private func eachUnit(_ unit: Grain) -> TimeNode? {
        let names: [Grain: String] = [
            .minute: "MINUTELY", .hour: "HOURLY", .day: "DAILY", .week: "WEEKLY", .month: "MONTHLY",
            .quarter: "MONTHLY", .year: "YEARLY",
        ]
        guard let name = names[unit] else { return nil }
        var node = TimeNode(.relativeDay, .units(unit.isAllDay ? .day : unit), unit.isAllDay ? .day : unit)
        if !unit.isAllDay { node.parts[0].fields.insert(.init(.clock)) }
        node.recurrence = Recurrence(frequency: name)
        return node
    }

    /// The rule by which days come back, or `nil` when none says so.
    static func rule(_ parts: [TimeNode.Part]) -> Recurrence? {
        var rule = Recurrence(frequency: "DAILY")
        for part in parts {
            switch part.moments {
            case .weekday(let day):
                rule.frequency = "WEEKLY"
                rule.weekdays = [Recurrence.codes[day - 1]]
            case .monthDay, .either:
                if rule.months.isEmpty { rule.frequency = "MONTHLY" }
                if let days = part.moments.monthDays {
                    rule.monthDays = days
                } else if let days = part.moments.nthWeekdays {
                    rule.weekdays = days
                } else {
                    return nil
                }
            case .month(let month):
                rule.months = [month]
                rule.frequency = "YEARLY"
            case .nth(let number, .weekday(let day), let outer):
                switch outer {
                case .units(.month): rule.frequency = "MONTHLY"
                case .month(let month):
                    rule.frequency = "YEARLY"
                    rule.months = [month]
                default: return nil
                }
                rule.weekdays = ["\(number)\(Recurrence.codes[day - 1])"]
            case .nth(let number, .units(.day), .units(.month)):
                rule.frequency = "MONTHLY"
                rule.monthDays = [number]
            case .nth(let number, .either(let days), .units(.month)):
                rule.frequency = "MONTHLY"
                rule.weekdays = days.compactMap(\.weekdayCode)
                rule.position = number
            case .yearly(.date(let month, let day)):
                rule.frequency = "YEARLY"
                rule.months = [month]
                rule.monthDays = [day]
            case .yearly(.nth(let number, let weekday, let month, offset: 0)):
                rule.frequency = "YEARLY"
                rule.months = [month]
                rule.weekdays = ["\(number)\(Recurrence.codes[weekday - 1])"]
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

extension Moments {
    /// The days of a month that these are, if they are such.
    fileprivate var monthDays: [Int]? {
        switch self {
        case .monthDay(let day): return [day]
        case .nth(-1, .units(.day), .units(.month)): return [-1]
        case .either(let choices):
            let days = choices.compactMap(\.monthDays)
            return days.count == choices.count ? days.flatMap { $0 } : nil
        default: return nil
        }
    }

    /// "1TU,3TU": weekdays by their number in the month, if they are such.
    fileprivate var nthWeekdays: [String]? {
        guard case .either(let choices) = self else { return nil }
        let codes = choices.compactMap { choice -> String? in
            guard case .nth(let number, .weekday(let day), .units(.month)) = choice else { return nil }
            return "\(number)\(Recurrence.codes[day - 1])"
        }
        return codes.count == choices.count ? codes : nil
    }

    fileprivate var weekdayCode: String? { if case .weekday(let day) = self { Recurrence.codes[day - 1] } else { nil } }
}
