extension Meanings {
    func date(_ action: RuleAction, _ a: Arguments) -> Value? {
        switch action {
        case .dmy: return dayMonthYear(a)
        case .sooner: return a.node(0).map { .node(sooner($0)) }
        case .ymd:
            guard let year = a.int(0), let month = a.int(1), let day = a.int(2) else { return nil }
            return date(day, month, year)
        case .monthyear:
            guard let month = a.int(0), let year = a.int(1) else { return nil }
            guard (1...12).contains(month) else { return .impossible(.noSuchDay) }
            guard case .node(let yearNode) = yearNode(year) else { return .impossible(.outOfRange) }
            return TimeNode(.month, .month(month), .month).joined(yearNode).map(Value.node)
        case .isoweek: return isoWeek(a)
        case .days: return monthDays(a)
        case .nths: return nths(a)
        case .workday:
            // Which feasts are days off depends on the country: only week-ends are left out.
            return .node(TimeNode(.weekday, .either((1...5).map(Moments.weekday)), .day))
        default: break
        }
        guard let number = a.number(0).map({ Int($0) }) else { return nil }
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
        case .compactdate: return date(number % 100, number / 100 % 100, number / 10_000)
        case .compacttime: return compactTime(number, hasSeconds: a.has(1))
        default: return nil
        }
    }

    /// "20260403T143000": the digits of a clock time without its colons.
    private func compactTime(_ digits: Int, hasSeconds: Bool) -> Value {
        let (clock, second) = hasSeconds ? (digits / 100, digits % 100) : (digits, 0)
        guard clock / 100 < 24, clock % 100 < 60, second < 60 else { return .impossible(.noSuchHour) }
        let time = clock / 100 * Ruler.hour + clock % 100 * Ruler.minute + second
        return .node(clockNode(time, hasSeconds ? .second : .minute))
    }

    /// A week of ISO 8601, or one of its days: the first week may begin in the year before.
    private func isoWeek(_ a: Arguments) -> Value? {
        guard let year = a.int(0), var week = a.int(1) else { return nil }
        var day = a.int(2)
        if week > 99 { (week, day) = (week / 10, week % 10) }
        guard day.map((1...7).contains) ?? true else { return .impossible(.noSuchDay) }
        guard (1...9999).contains(year) else { return .impossible(.outOfRange) }
        guard let stretch = YearRule.isoWeek(week).stretch(in: year) else { return .impossible(.noSuchDay) }
        guard let day else { return fixed(stretch) }
        let start = stretch.start + (day - 1) * Ruler.day
        return fixed(Stretch(start: start, end: start + Ruler.day, grain: .day))
    }

    /// "le 1er et le 15": several days of one month.
    private func monthDays(_ a: Arguments) -> Value? {
        var days: [Moments] = []
        for index in 0..<a.count {
            if let number = a.int(index), (1...31).contains(number) {
                days.append(.monthDay(number))
            } else if let node = a.node(index) {
                if case .either(let more) = node.moments { days += more } else { days.append(node.moments) }
            } else {
                return nil
            }
        }
        return .node(TimeNode(.day, .either(days), .day))
    }

    /// "le premier et le troisième mardi": two of the same weekday in a month.
    private func nths(_ a: Arguments) -> Value? {
        guard let first = a.int(0), let second = a.int(1), let day = a.node(2), let month = a.node(3) else {
            return nil
        }
        let both = [first, second].map { Moments.nth($0, day.moments, month.moments) }
        return .node(TimeNode(.day, .either(both), .day, decides: day.fields))
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

    /// A numeric date whose parts are in this order; the other order is kept when it exists too. A fourth value says that
    /// the year was written in full.
    private func dayMonthYear(_ a: Arguments) -> Value? {
        guard let day = a.int(0), let month = a.int(1) else { return nil }
        // A year written with four digits is no short one.
        let year = a.int(2).map { a.has(3) ? $0 : fullYear($0) }
        func parts(_ day: Int, _ month: Int) -> TimeNode? {
            guard (1...12).contains(month), (1...31).contains(day) else { return nil }
            if !a.has(2) {
                guard day <= Civil.daysIn(month: month, of: 2000) else { return nil }
            }
            let date = TimeNode(.month, .month(month), .month).joined(TimeNode(.day, .monthDay(day), .day))
            guard let year else { return date }
            guard case .node(let yearNode) = yearNode(year), day <= Civil.daysIn(month: month, of: year) else {
                return nil
            }
            return date?.joined(yearNode)
        }
        guard var node = parts(day, month) ?? parts(month, day) else {
            return .impossible((1...9999).contains(year ?? 1) ? .noSuchDay : .outOfRange)
        }
        if day != month, day <= 12, month <= 12, let other = parts(month, day) { node.others = [other.parts] }
        return .node(node)
    }

    /// English is written in both orders: a day that is over this year gives way to one of the coming half year.
    private func sooner(_ node: TimeNode) -> TimeNode {
        guard let other = node.others.first, let first = node.moments.around(today),
            let second = TimeNode.moments(other).around(today),
            first.start >= Ruler.add(1, .year, to: Ruler.floor(now, .year)),
            second.start < Ruler.add(6, .month, to: now)
        else { return node }
        var turned = node
        (turned.parts, turned.others) = (other, [node.parts])
        return turned
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
