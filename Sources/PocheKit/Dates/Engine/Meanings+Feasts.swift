extension Meanings {
    /// A day or a span that comes back every year, by the rule of its calendar.
    func feast(_ action: RuleAction, _ a: Arguments) -> Value? {
        if action == .taxday { return once(.taxDay) }
        if action == .mothersday { return once(.frenchMothersDay) }
        if action == .listed { return once(.listed((0..<a.count).compactMap { a.number($0).map { Int($0) } })) }
        guard let first = a.int(0) else { return nil }
        let second = a.int(1) ?? 1
        switch action {
        case .holiday: return once(.date(first, second))
        case .easter: return a.has(1) ? long(.easterSpan(first, second, orthodox: false)) : once(.easter(first))
        case .orthodox:
            return a.has(1) ? long(.easterSpan(first, second, orthodox: true)) : once(.orthodoxEaster(first))
        case .nthweekday:
            guard let month = a.int(2) else { return nil }
            return once(.nth(first, weekday: second, month: month, offset: a.int(3) ?? 0))
        case .onafter: return a.int(2).flatMap { once(.from(weekday: first, month: second, day: $0)) }
        case .span:
            guard let month = a.int(2), let day = a.int(3) else { return nil }
            return long(.span(first, second, month, day))
        case .hebrew:
            let count = a.int(2) ?? 1
            return count == 1 ? once(.hebrew(first, second, 1)) : long(.hebrew(first, second, count))
        case .islamic:
            let count = a.int(2) ?? 1
            var node = TimeNode(.day, .islamic(first, second, count), .day, decides: .init(.month))
            node.isInterval = count > 1
            return .node(node)
        case .hindu:
            guard let hour = a.int(2) else { return nil }
            let count = a.int(4) ?? 1
            let rule = YearRule.hindu(first, second, hour, offset: a.int(3) ?? 0, count: count)
            return count == 1 ? once(rule) : long(rule)
        case .ingress: return once(.ingress(first, offset: a.int(1) ?? 0))
        case .chinese: return once(.chinese(first, second))
        default: return nil
        }
    }

    private func once(_ rule: YearRule) -> Value? {
        .node(TimeNode(.day, .yearly(rule), .day, decides: .init(.month)))
    }

    private func long(_ rule: YearRule) -> Value? {
        var node = TimeNode(.day, .yearly(rule), .day, decides: .init(.month))
        node.isInterval = true
        return .node(node)
    }
}
