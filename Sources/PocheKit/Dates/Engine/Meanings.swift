import Foundation

/// Turns the pieces of a rule into what they mean, at a present moment.
struct Meanings: Sendable {
    /// Wall-clock seconds.
    let now: Int
    let timeZone: TimeZone
    /// What each phrase of the grammar means now, in the order of ``PhraseTrie/meanings``.
    private(set) var phrases: [Value?] = []

    var today: Int { Ruler.floor(now, .day) }

    init(now: Int, timeZone: TimeZone, grammar: Grammar) {
        self.now = now
        self.timeZone = timeZone
        phrases = grammar.trie.meanings.map { value(of: $0, NoCaptures()) }
    }

    func value(of meaning: Grammar.Meaning, _ captured: some Captures) -> Value? {
        switch meaning {
        case .number(let number): return .number(Double(number))
        case .name(let name): return .name(name)
        case .capture(let index): return captured[capture: index]
        case .call(let action, let meanings):
            var arguments = Arguments()
            for meaning in meanings {
                guard let value = value(of: meaning, captured) else { return nil }
                if case .impossible = value { return value }
                arguments.append(value)
            }
            return apply(action, arguments)
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
        case .plus:
            // "2 ans et 6 mois": the second is told in a finer unit.
            guard let first = a.amount(0), let second = a.amount(1), first.grain < second.grain else { return nil }
            return .amount(first + second)
        case .amountHM:
            guard let hours = a.number(0), let minutes = a.number(1), minutes < 60 else { return nil }
            return .amount(Amount(hours, .hour) + Amount(minutes, .minute))
        case .weekday, .day, .month, .year, .shortyear, .relday, .week, .quarter, .season, .dmy, .sooner, .ymd,
            .monthyear,
            .compactdate, .compacttime, .isoweek, .days, .nths, .workday:
            return date(action, a)
        case .holiday, .easter, .orthodox, .nthweekday, .onafter, .span, .hebrew, .islamic, .hindu, .ingress, .chinese,
            .listed, .taxday, .mothersday:
            return feast(action, a)
        case .clock, .midnight, .pm, .am, .minus, .part, .night, .weekend, .zone, .offset, .now, .soft, .spoken,
            .military, .past,
            .bare,
            .leaning, .apart, .alone,
            .doubtful:
            return time(action, a)
        case .and, .nth, .every, .slice, .early, .middle, .late, .range, .pair, .run, .from, .following, .since, .until,
            .through, .by,
            .lasting,
            .shift, .onto, .unclear, .never, .eachday:
            return combination(action, a)
        case .thisseason: return a.int(0).flatMap(seasonNow)
        case .thisday, .nextdate, .choice, .this, .units, .unit, .ahead, .ago, .after, .before, .round, .nearest,
            .nthafter, .rest, .next, .last,
            .inweeks, .nextweek, .weekof, .weekendof, .longweekend, .semester, .either:
            return relative(action, a)
        case .each, .alternate, .count, .starting, .stop, .or, .except: return recurrence(action, a)
        }
    }
}

/// What a rule gives an action: seldom more than four values, which then need no memory of their own.
struct Arguments {
    private(set) var count = 0
    private var values: (Value, Value, Value, Value) = (.absent, .absent, .absent, .absent)
    private var rest: [Value] = []

    mutating func append(_ value: Value) {
        switch count {
        case 0: values.0 = value
        case 1: values.1 = value
        case 2: values.2 = value
        case 3: values.3 = value
        default: rest.append(value)
        }
        count += 1
    }

    private func value(_ index: Int) -> Value {
        switch index {
        case 0: values.0
        case 1: values.1
        case 2: values.2
        case 3: values.3
        default: index < count ? rest[index - 4] : .absent
        }
    }

    func has(_ index: Int) -> Bool { if case .absent = value(index) { false } else { true } }
    func number(_ index: Int) -> Double? { if case .number(let number) = value(index) { number } else { nil } }
    func int(_ index: Int) -> Int? { number(index).flatMap { abs($0) < 1e6 ? Int($0) : nil } }
    func amount(_ index: Int) -> Amount? { if case .amount(let amount) = value(index) { amount } else { nil } }
    func node(_ index: Int) -> TimeNode? { if case .node(let node) = value(index) { node } else { nil } }
    func name(_ index: Int) -> String? { if case .name(let name) = value(index) { name } else { nil } }
    func grain(_ index: Int) -> Grain? { name(index).flatMap(Grain.init(rawValue:)) }
}
