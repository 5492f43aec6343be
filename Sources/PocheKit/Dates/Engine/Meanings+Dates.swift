extension Meanings {
    func date(_ action: RuleAction, _ a: Arguments) -> Value? {
        switch action {
        case .dmy: return dayMonthYear(a)
        case .ymd:
            guard let year = a.int(0), let month = a.int(1), let day = a.int(2) else { return nil }
            return date(day, month, year)
        case .monthyear:
            guard let month = a.int(0), let year = a.int(1) else { return nil }
            guard (1...12).contains(month) else { return .impossible(.noSuchDay) }
            guard case .node(let yearNode) = yearNode(year) else { return .impossible(.outOfRange) }
            return TimeNode(.month, .month(month), .month).joined(yearNode).map(Value.node)
        default: break
        }
        guard let number = a.int(0) else { return nil }
        switch action {
        case .weekday: return .node(TimeNode(.weekday, .weekday(number), .day))
        case .day:
            guard (1...31).contains(number) else { return .impossible(.noSuchDay) }
            return .node(TimeNode(.day, .monthDay(number), .day))
        case .month:
            guard (1...12).contains(number) else { return .impossible(.noSuchDay) }
            return .node(TimeNode(.month, .month(number), .month))
        case .year: return yearNode(number)
        case .shortyear: return yearNode(fullYear(number))
        case .relday:
            let start = today + number * Ruler.day
            return .node(
                TimeNode(.relativeDay, .fixed(Stretch(start: start, end: start + Ruler.day, grain: .day)), .day))
        case .week: return .node(TimeNode(.week, .yearly(.isoWeek(number)), .week))
        case .quarter: return .node(TimeNode(.season, .yearly(.quarter(number)), .quarter))
        case .season: return (0...3).contains(number) ? .node(season(number)) : nil
        default: return nil
        }
    }

    /// The season of nature, spring the first: from an equinox or a solstice to the next.
    private func season(_ number: Int) -> TimeNode {
        let marks = [(3, 20), (6, 21), (9, 23), (12, 21)]
        let ends = [(6, 21), (9, 24), (12, 21), (3, 20)]
        var node = TimeNode(
            .season, .yearly(.span(marks[number].0, marks[number].1, ends[number].0, ends[number].1)), .day,
            decides: .init(.month))
        node.isInterval = true
        return node
    }

    /// The season we are in, moved by some.
    func seasonNow(_ count: Int) -> Value? {
        let seasons = (0...3).map(season)
        guard let current = seasons.compactMap({ $0.moments.around(now) }).min(by: { $0.start < $1.start }) else {
            return nil
        }
        var found = current
        for _ in 0..<abs(count) {
            let near = seasons.compactMap {
                count > 0 ? $0.moments.next(from: found.start + 1) : $0.moments.last(before: found.start)
            }
            guard let step = count > 0 ? near.min(by: { $0.start < $1.start }) : near.max(by: { $0.start < $1.start })
            else { return nil }
            found = step
        }
        return fixed(found, isInterval: true)
    }

    /// A year of two digits is the nearest one less than half a century ahead.
    func fullYear(_ short: Int) -> Int {
        guard (0...99).contains(short) else { return short }
        let century = Civil.date(today / Ruler.day).year / 100 * 100
        let year = century + short
        return year > century + 50 ? year - 100 : year
    }

    private func yearNode(_ year: Int) -> Value {
        guard (1...9999).contains(year) else { return .impossible(.outOfRange) }
        let start = Civil.day(year, 1, 1) * Ruler.day
        let stretch = Stretch(start: start, end: Ruler.add(1, .year, to: start), grain: .year)
        return .node(TimeNode(.year, .fixed(stretch), .year))
    }

    /// A numeric date whose parts are in this order; the other order is kept when it exists too.
    private func dayMonthYear(_ a: Arguments) -> Value? {
        guard let day = a.int(0), let month = a.int(1) else { return nil }
        func parts(_ day: Int, _ month: Int) -> TimeNode? {
            guard (1...12).contains(month), (1...31).contains(day) else { return nil }
            if !a.has(2) {
                guard day <= Civil.daysIn(month: month, of: 2000) else { return nil }
            }
            let date = TimeNode(.month, .month(month), .month).joined(TimeNode(.day, .monthDay(day), .day))
            guard let year = a.int(2) else { return date }
            guard case .node(let yearNode) = yearNode(year < 100 ? fullYear(year) : year),
                day <= Civil.daysIn(month: month, of: year < 100 ? fullYear(year) : year)
            else { return nil }
            return date?.joined(yearNode)
        }
        guard var node = parts(day, month) ?? parts(month, day) else { return .impossible(.noSuchDay) }
        if day != month, day <= 12, month <= 12, let other = parts(month, day) { node.others = [other.parts] }
        return .node(node)
    }

    /// A date that can only be read one way.
    private func date(_ day: Int, _ month: Int, _ year: Int) -> Value {
        guard (1...12).contains(month), (1...31).contains(day), day <= Civil.daysIn(month: month, of: year) else {
            return .impossible(.noSuchDay)
        }
        guard case .node(let yearNode) = yearNode(year) else { return .impossible(.outOfRange) }
        let named = TimeNode(.month, .month(month), .month).joined(TimeNode(.day, .monthDay(day), .day))
        return named?.joined(yearNode).map(Value.node) ?? .impossible(.noSuchDay)
    }
}
