/// A series of stretches on the line of time, described and not yet looked up. Those that most times are made of need no
/// memory of their own.
enum Moments: Sendable, Equatable {
    /// Every year, month, week, day, ...
    case units(Grain)
    /// 1 for Monday ... 7 for Sunday
    case weekday(Int)
    case monthDay(Int)
    case month(Int)
    /// Once a day, that many seconds after midnight.
    case clock(Int, Grain)
    /// Once a day, from and to in seconds after midnight; the end may lie on the next day.
    case dayPart(Int, Int)
    /// Once a week, from and to in seconds after Monday 00:00.
    case weekPart(Int, Int)
    indirect case yearly(YearRule)
    /// Days long, from a day of the Islamic calendar, whose years are shorter than ours.
    case islamic(Int, Int, Int)
    case fixed(Stretch)
    /// The stretches of the second that begin within one of the first.
    indirect case both(Moments, Moments)
    /// The n-th of the first within each of the second, from the end when negative.
    indirect case nth(Int, Moments, Moments)
    /// From the beginning of one to the end of the other (to its beginning for clock times).
    indirect case range(Moments, Moments, Grain)
    /// A part of each, from its beginning to its end.
    indirect case slice(Moments, Slice)
    /// The series moved by an amount, forward or back.
    indirect case moved(Moments, Amount, Int)
    /// The stretches of all of these.
    case either([Moments])

    struct Slice: Sendable, Equatable {
        /// In `unit`s from the beginning.
        var from: Int
        /// In `unit`s from the beginning, or `nil` for the end.
        var to: Int?
        var unit: Grain
        /// Counted from the end ("the last ten days").
        var fromEnd = false
    }
}

extension Moments {
    /// The first stretch that begins at `time` or later.
    func next(from time: Int) -> Stretch? {
        switch self {
        case .fixed(let stretch):
            return stretch.start >= time ? stretch : nil
        case .both(let outer, let inner):
            var around = outer.around(inner.isLate ? time - Ruler.day : time)
            for _ in 0..<Self.patience {
                guard let piece = around else { return nil }
                if let found = inner.late(in: piece) {
                    if found.start >= time { return found }
                } else if let found = inner.next(from: max(piece.start, time)), inner.fits(found, in: piece) {
                    return found
                }
                around = outer.next(from: max(piece.end, piece.start + 1))
            }
            return nil
        case .nth(_, _, let outer), .slice(let outer, _):
            var around = outer.around(time)
            for _ in 0..<Self.patience {
                guard let piece = around else { return nil }
                if let found = part(of: piece), found.start >= time { return found }
                around = outer.next(from: max(piece.end, piece.start + 1))
            }
            return nil
        case .range(let from, let to, let grain):
            var start = from.next(from: time)
            for _ in 0..<Self.patience {
                guard let first = start else { return nil }
                if let found = Self.join(first, to, grain), !crossesMonth(found) { return found }
                start = from.next(from: first.end)
            }
            return nil
        case .islamic: return islamic(around: time).first { $0.start >= time }
        case .moved(let base, let amount, let sign):
            guard let found = base.next(from: amount.added(to: time, times: -sign)) else { return nil }
            return Self.move(found, amount, sign)
        case .either(let choices):
            return choices.compactMap { $0.next(from: time) }.min { $0.start < $1.start }
        default:
            guard let period else { return nil }
            var mark = Ruler.add(-1, period, to: Ruler.floor(time, period))
            for _ in 0..<Self.periods {
                if let found = candidate(mark), found.start >= time { return found }
                mark = Ruler.add(1, period, to: mark)
            }
            return nil
        }
    }

    /// The last stretch that begins before `time`.
    func last(before time: Int) -> Stretch? {
        switch self {
        case .fixed(let stretch):
            return stretch.start < time ? stretch : nil
        case .both(let outer, let inner):
            var around = outer.last(before: time)
            for _ in 0..<Self.patience {
                guard let piece = around else { return nil }
                if let found = inner.late(in: piece) {
                    if found.start < time { return found }
                } else if let found = inner.last(before: min(piece.end, time)), found.start >= piece.start,
                    inner.fits(found, in: piece)
                {
                    return found
                }
                around = outer.last(before: piece.start)
            }
            return nil
        case .nth(_, _, let outer), .slice(let outer, _):
            var around = outer.last(before: time)
            for _ in 0..<Self.patience {
                guard let piece = around else { return nil }
                if let found = part(of: piece), found.start < time { return found }
                around = outer.last(before: piece.start)
            }
            return nil
        case .range(let from, let to, let grain):
            guard let start = from.last(before: time), let found = Self.join(start, to, grain), !crossesMonth(found)
            else { return nil }
            return found
        case .islamic: return islamic(around: time).last { $0.start < time }
        case .moved(let base, let amount, let sign):
            guard let found = base.last(before: amount.added(to: time, times: -sign)) else { return nil }
            return Self.move(found, amount, sign)
        case .either(let choices):
            return choices.compactMap { $0.last(before: time) }.max { $0.start < $1.start }
        default:
            guard let period else { return nil }
            var mark = Ruler.add(1, period, to: Ruler.floor(time, period))
            for _ in 0..<Self.periods {
                if let found = candidate(mark), found.start < time { return found }
                mark = Ruler.add(-1, period, to: mark)
            }
            return nil
        }
    }

    /// The stretch that holds `time`, or the next one.
    func around(_ time: Int) -> Stretch? {
        if let current = last(before: time + 1), current.end > time { return current }
        return next(from: time)
    }

    /// A stretch begins inside the one that holds it; one said from day to day ends there too.
    private func fits(_ stretch: Stretch, in piece: Stretch) -> Bool {
        if case .range = self, stretch.grain.isAllDay { return stretch.end <= piece.end }
        // "le 31 mai à 24 h" is of May.
        if let lateness { return (piece.start..<piece.end).contains(stretch.start - lateness) }
        return stretch.start < piece.end
    }

    private func islamic(around time: Int) -> [Stretch] {
        guard case .islamic(let month, let day, let count) = self else { return [] }
        let year = ReligiousCalendar.islamic.year(about: Civil.floorDivide(time, Ruler.day))
        return (year - 1...year + 3).compactMap { ReligiousCalendar.islamic.day($0, month, day) }.map {
            Stretch(start: $0 * Ruler.day, end: ($0 + count) * Ruler.day, grain: .day)
        }
    }

    private var isLate: Bool { if case .clock(Ruler.day..., _) = self { true } else { false } }

    /// How long after the beginning of its day it comes, when that is on the next one.
    private var lateness: Int? {
        switch self {
        case .clock(let seconds, _): seconds >= Ruler.day ? seconds : nil
        case .both(_, let inner): inner.lateness
        default: nil
        }
    }

    /// A clock time after midnight that belongs to the evening before: "ce soir à 2 h".
    private func late(in day: Stretch) -> Stretch? {
        guard case .clock(let seconds, let grain) = self, seconds >= Ruler.day else { return nil }
        let start = day.start + seconds
        return Stretch(start: start, end: Ruler.add(1, grain, to: start), grain: grain)
    }

    /// How many outer stretches are searched: enough for a weekday on 29 February.
    private static let patience = 45
    /// How many periods are searched: enough for a leap day across 1900.
    private static let periods = 14

    private static func join(_ start: Stretch, _ to: Moments, _ grain: Grain) -> Stretch? {
        guard let end = to.next(from: start.start) else { return nil }
        return Stretch(start: start.start, end: grain.isAllDay ? end.end : end.start, grain: grain)
    }

    /// "du 28 au 30" from a February that has no 30th.
    private func crossesMonth(_ found: Stretch) -> Bool {
        guard case .range(.monthDay(let from), .monthDay(let to), _) = self, from <= to else { return false }
        return found.end - found.start > (to - from + 1) * Ruler.day
    }

    private static func move(_ stretch: Stretch, _ amount: Amount, _ sign: Int) -> Stretch {
        let start = amount.added(to: stretch.start, times: sign)
        return Stretch(start: start, end: start + stretch.end - stretch.start, grain: stretch.grain)
    }

    /// The n-th or the slice that lies in a piece of the outer series.
    func part(of piece: Stretch) -> Stretch? {
        switch self {
        case .nth(let number, let inner, _):
            if number > 0 {
                var found = inner.next(from: piece.start)
                for _ in 1..<max(number, 1) { found = found.flatMap { inner.next(from: max($0.end, $0.start + 1)) } }
                return found.flatMap { $0.start < piece.end ? $0 : nil }
            }
            var found = inner.last(before: piece.end)
            if let last = found, last.end > piece.end, last.grain.isAllDay { found = inner.last(before: last.start) }
            for _ in 1..<max(-number, 1) { found = found.flatMap { inner.last(before: $0.start) } }
            return found.flatMap { $0.start >= piece.start ? $0 : nil }
        case .slice(_, let slice):
            if slice.fromEnd {
                return Stretch(
                    start: Ruler.add(-slice.from, slice.unit, to: piece.end), end: piece.end, grain: slice.unit)
            }
            let end = slice.to.map { Ruler.add($0, slice.unit, to: piece.start) } ?? piece.end
            return Stretch(
                start: Ruler.add(slice.from, slice.unit, to: piece.start), end: min(end, piece.end), grain: slice.unit)
        default: return nil
        }
    }
}
