extension TimeNode {
    /// Several days said as one thing ("du 3 au 10 mars", "les 5 prochaines semaines"), not a day or a part of one.
    var isStretchOfDays: Bool { isInterval && grain.isAllDay && recurrence == nil }

    /// Whether it says, beside a repeated time, from when to when: "tous les lundis de juin", "du 3 au 10 mars".
    func bounds(_ other: TimeNode) -> Bool {
        guard let rule = other.recurrence, recurrence == nil else { return false }
        return edge != .closed || isStretchOfDays
            || (grain < .day && ["DAILY", "WEEKLY"].contains(rule.frequency))
    }

    /// Whether a day beside it would be lost: "tous les mois, mardi" is no series, and the days of one are in its rule.
    func isSeries(beside other: TimeNode) -> Bool {
        guard let rule = recurrence else { return false }
        if other.isMovingFeast { return true }
        return other.has(.day) || rule.weekdays.isEmpty && other.has(.weekday)
    }

    /// A day that no rule of RFC 5545 finds again, as Easter.
    var isMovingFeast: Bool {
        parts.contains { part in
            switch part.moments {
            case .yearly(.date), .yearly(.nth), .yearly(.quarter), .yearly(.isoWeek), .yearly(.span): false
            case .yearly, .islamic: edge == .closed
            default: false
            }
        }
    }

    /// Hours of a day, and no day.
    var isHour: Bool { recurrence == nil && edge == .closed && fields == .init(.clock) }

    /// "du 3 au 7 avril à 9 h", "du mardi au jeudi à 9 h": each of these days.
    func daily(at hour: TimeNode) -> TimeNode? {
        guard isStretchOfDays, isRange, edge == .closed, hour.isHour, has(.day) || isEachDay else { return nil }
        var day = TimeNode(.relativeDay, .units(.day), .day)
        day.recurrence = Recurrence(frequency: "DAILY")
        return day.joined(hour)?.bounded(by: self)
    }

    /// "tous les lundis sauf le 6 avril": a series without some of its days.
    func leavingOut(_ other: TimeNode) -> TimeNode? {
        guard let rule = recurrence, rule.isOfDays, other.recurrence == nil, other.edge == .closed,
            other.grain == .day || other.grain == .week, !other.has(.clock), !other.has(.dayPart),
            // "sauf en hiver": of every year, or the next one?
            !other.has(.season),
            // "tous les jours sauf le 5": of every month, or the next one?
            other.fields != .init(.day)
        else { return nil }
        var series = self
        series.exceptions.append(other.moments)
        return series
    }

    /// "tous les mardis sauf en août": a series without some months of every year.
    func without(months left: [Int]) -> TimeNode? {
        guard !left.isEmpty, var rule = recurrence, rule.isOfDays, rule.frequency != "YEARLY" else { return nil }
        let known = rule.months.isEmpty ? Array(1...12) : rule.months
        rule.months = known.filter { !left.contains($0) }
        guard !rule.months.isEmpty, rule.months.count < known.count else { return nil }
        var series = self
        series.recurrence = rule
        series.parts.insert(
            Part(rank: .month, fields: Set(.month), moments: .either(rule.months.map(Moments.month))), at: 0)
        return series
    }

    /// The months that it names and nothing else: "août", "de juin à août".
    var namedMonths: [Int] {
        guard parts.count == 1, grain == .month, edge == .closed else { return [] }
        switch parts[0].moments {
        case .month(let month): return [month]
        case .range(.month(let from), .month(let to), _):
            return (0...Civil.floorModulo(to - from, 12)).map { (from + $0 - 1) % 12 + 1 }
        default: return []
        }
    }

    /// "réunion hebdomadaire le lundi à 9 h": the days of a series that names none.
    func onDays(of other: TimeNode) -> TimeNode? {
        guard let rule = recurrence, rule.isBare, fields == .init(.relativeDay), edge == .closed, other.edge == .closed,
            other.recurrence == nil, !other.isRange, !other.takesToday, var named = Meanings.rule(other.parts),
            named.frequency == rule.frequency
        else { return nil }
        (named.interval, named.count) = (rule.interval, rule.count)
        var series = other
        series.rare = rare
        series.rare?.fill(other.rare ?? Rare())
        series.recurrence = named
        series.isLatent = false
        series.isInterval = other.isInterval && other.has(.dayPart)
        return series
    }

    /// A repeated time with its first or last day ("à partir du 3 mars", "jusqu'en juin", "du 3 au 10 mars").
    func bounded(by other: TimeNode) -> TimeNode? {
        guard recurrence != nil, edge == .closed, other.recurrence == nil else { return nil }
        var bounded = self
        bounded.isLatent = false
        switch other.edge {
        case .from where other.fields == .init(.clock):
            var clock = other
            clock.edge = .closed
            return joined(clock)
        case .following where begins == nil && other.grain == .day:
            bounded.begins = .moved(other.moments, Amount(1, .day), 1)
        case .from where begins == nil && !other.has(.clock): bounded.begins = other.moments
        case .until, .untilWithin, .by:
            guard stops == nil, !other.has(.clock) else { return nil }
            bounded.stops = other.moments
            bounded.stopsBefore = !other.includesEdge
        case .closed where other.bounds(self) && begins == nil && stops == nil:
            bounded.begins = other.moments
            bounded.stops = other.moments
        default: return nil
        }
        return bounded
    }
}

/// An RFC 5545 recurrence rule under construction.
struct Recurrence: Sendable, Equatable {
    var frequency: String
    var interval = 1
    var weekdays: [String] = []
    var monthDays: [Int] = []
    /// Only the n-th of the days above in each period, from the end when negative.
    var position: Int?
    var months: [Int] = []
    var count: Int?
    /// Wall-clock seconds of the last moment.
    var until: Int?

    /// Whether it counts days or more, and not hours.
    var isOfDays: Bool { !["HOURLY", "MINUTELY", "SECONDLY"].contains(frequency) }

    /// Whether it names no day: "toutes les semaines".
    var isBare: Bool { weekdays.isEmpty && monthDays.isEmpty && months.isEmpty && position == nil && isOfDays }

    static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    /// Whether the days from one to another are those of a working week, which people say of every week.
    static func isWorkingWeek(_ from: Int, _ to: Int) -> Bool { from == 1 && to >= 5 }
}
