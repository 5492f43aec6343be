/// A piece of wall-clock time, in seconds of ``WallTime/seconds``, with its end excluded.
struct Stretch: Sendable, Equatable {
    var start: Int
    var end: Int
    var grain: Grain
}

/// An amount of time: calendar parts stay apart from seconds, as a month has no fixed length.
struct Amount: Sendable, Equatable {
    var months = 0
    var days = 0
    var seconds = 0
    /// The finest unit the words named.
    var grain: Grain

    init(_ count: Double, _ unit: Grain) {
        grain = unit
        switch unit {
        case .second: seconds = Int(count)
        case .minute: seconds = Int(count * 60)
        case .hour: seconds = Int(count * 3600)
        case .day: (days, seconds) = Self.split(count, 86_400)
        case .week: (days, seconds) = Self.split(count * 7, 86_400)
        case .month: (months, days) = Self.split(count, 30)
        case .quarter: months = Int(count * 3)
        case .year: months = Int(count * 12)
        }
    }

    private static func split(_ count: Double, _ parts: Double) -> (Int, Int) {
        let whole = count.rounded(.down)
        return (Int(whole), Int(((count - whole) * parts).rounded()))
    }

    /// Whether it is a number of seconds wherever it begins.
    var isExact: Bool { months == 0 && days == 0 }

    var isNothing: Bool { isExact && seconds == 0 }

    static func + (left: Amount, right: Amount) -> Amount {
        var sum = left
        sum.months += right.months
        sum.days += right.days
        sum.seconds += right.seconds
        sum.grain = max(left.grain, right.grain)
        return sum
    }

    func times(_ count: Int) -> Amount {
        var product = self
        (product.months, product.days, product.seconds) = (months * count, days * count, seconds * count)
        return product
    }

    func added(to time: Int, times: Int = 1) -> Int {
        let moved = Ruler.add(times * months, .month, to: time)
        return moved + times * (days * Ruler.day + seconds)
    }
}

extension Grain: Comparable {
    private var fineness: Int {
        switch self {
        case .year: 0
        case .quarter: 1
        case .month: 2
        case .week: 3
        case .day: 4
        case .hour: 5
        case .minute: 6
        case .second: 7
        }
    }

    /// A finer grain is the greater.
    public static func < (left: Grain, right: Grain) -> Bool { left.fineness < right.fineness }

    var finer: Grain {
        switch self {
        case .year: .month
        case .quarter, .month, .week: .day
        case .day: .hour
        case .hour: .minute
        case .minute, .second: .second
        }
    }
}
