import LocalModels

/// Days that took astronomy to find, kept for the next question.
final class DayCache: Sendable {
    struct Key: Hashable {
        let year: Int
        let rule: [Int]
    }

    private let days = Guarded<[Key: Int?]>([:])
    /// A handful of feasts over a century; beyond, it starts afresh.
    private let limit = 2000

    func day(_ year: Int, _ rule: [Int], _ find: () -> Int?) -> Int? {
        let key = Key(year: year, rule: rule)
        if let known = days.withLock({ $0[key] }) { return known }
        let found = find()
        days.withLock { days in
            if days.count >= limit { days.removeAll(keepingCapacity: true) }
            days[key] = .some(found)
        }
        return found
    }
}
