import Foundation

/// Turns the pieces of a rule into what they mean, at a present moment.
struct Meanings {
    /// Wall-clock seconds.
    let now: Int
    let timeZone: TimeZone

    var today: Int { Ruler.floor(now, .day) }

    func value(of meaning: Grammar.Meaning, _ captured: [Value]) -> Value? {
        switch meaning {
        case .number(let number): return .number(Double(number))
        case .name(let name): return .name(name)
        case .capture(let index): return index < captured.count ? captured[index] : nil
        case .call(let action, let arguments):
            var values: [Value] = []
            values.reserveCapacity(arguments.count)
            for argument in arguments {
                guard let value = value(of: argument, captured) else { return nil }
                if case .impossible = value { return value }
                values.append(value)
            }
            return apply(action, Arguments(values: values))
        }
    }

    private func apply(_ action: RuleAction, _ a: Arguments) -> Value? {
        switch action {
        case .add: return a.number(0).flatMap { x in a.number(1).map { .number(x + $0) } }
        case .mul: return a.number(0).flatMap { x in a.number(1).map { .number(x * $0) } }
        case .half: return a.number(0).map { .number($0 + 0.5) }
        case .decimal: return a.number(0).flatMap { x in a.number(1).map { .number(x + $0 / 10) } }
        case .amount:
            guard let count = a.number(0), count >= 0, count < 100_000, let unit = a.grain(1) else { return nil }
            return .amount(Amount(count, unit))
        case .plus: return a.amount(0).flatMap { x in a.amount(1).map { .amount(x + $0) } }
        case .amountHM:
            guard let hours = a.number(0), let minutes = a.number(1), minutes < 60 else { return nil }
            return .amount(Amount(hours, .hour) + Amount(minutes, .minute))
        case .weekday, .day, .month, .year, .shortyear, .relday, .week, .quarter, .season, .dmy, .ymd, .monthyear:
            return date(action, a)
        case .holiday, .easter, .orthodox, .nthweekday, .onafter, .span, .hebrew, .islamic, .hindu, .ingress, .chinese,
            .listed, .taxday, .mothersday:
            return feast(action, a)
        case .clock, .pm, .am, .minus, .part, .weekend, .zone, .offset, .now, .soft, .spoken, .military, .past, .bare,
            .leaning:
            return time(action, a)
        case .and, .nth, .every, .slice, .early, .middle, .late, .range, .pair, .from, .since, .until, .through, .by,
            .lasting,
            .shift, .onto, .unclear:
            return combination(action, a)
        case .thisseason: return a.int(0).flatMap(seasonNow)
        case .this, .units, .unit, .ahead, .ago, .after, .before, .round, .nearest, .nthafter, .rest, .next, .last,
            .inweeks, .nextweek, .weekof, .weekendof:
            return relative(action, a)
        case .each, .alternate, .count, .starting, .stop, .or, .except: return recurrence(action, a)
        }
    }
}

/// What a rule gives an action.
struct Arguments {
    let values: [Value]

    func has(_ index: Int) -> Bool {
        guard index < values.count else { return false }
        if case .absent = values[index] { return false }
        return true
    }
    func number(_ index: Int) -> Double? {
        if index < values.count, case .number(let value) = values[index] { value } else { nil }
    }
    func int(_ index: Int) -> Int? { number(index).flatMap { abs($0) < 1e6 ? Int($0) : nil } }
    func amount(_ index: Int) -> Amount? {
        if index < values.count, case .amount(let value) = values[index] { value } else { nil }
    }
    func node(_ index: Int) -> TimeNode? {
        if index < values.count, case .node(let value) = values[index] { value } else { nil }
    }
    func name(_ index: Int) -> String? {
        if index < values.count, case .name(let value) = values[index] { value } else { nil }
    }
    func grain(_ index: Int) -> Grain? { name(index).flatMap(Grain.init(rawValue:)) }
}
