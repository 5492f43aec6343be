/// What words constrain of time, not yet looked up: "le premier lundi", "avril", "à 9 h" and all of them together.
struct TimeNode: Sendable {
    /// From the widest to the narrowest; a part is searched inside those before it.
    enum Rank: Int, Sendable, Comparable {
        case year, season, month, week, relativeDay, day, weekday, dayPart, clock
        static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    struct Part: Sendable {
        var rank: Rank
        /// The ranks it decides, beside its own.
        var fields: Set
        var moments: Moments
    }

    struct Set: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        init(_ rank: Rank) { rawValue = 1 << rank.rawValue }
    }

    enum Edge: Sendable {
        case closed, from, until
        /// "demain avant 16h": from the beginning of that day.
        case untilWithin
        /// "d'ici vendredi": from now.
        case by
    }

    enum Half: Sendable {
        case said
        /// Said without its half: "at 3" in English.
        case open
        /// Said on the clock of 24 hours, which some say for the afternoon as well: "à 6 h" in French.
        case presumed
    }

    var parts: [Part]
    var grain: Grain
    var isLatent = false
    /// Latent, but strong enough at the end of a sentence.
    var standsAtEnd = false
    var isInterval = false
    /// From one time to another.
    var isRange = false
    var edge = Edge.closed
    /// Whether the edge itself is counted in ("jusqu'à vendredi") or not ("avant vendredi").
    var includesEdge = false
    var zoneName: String?
    var recurrence: Recurrence? {
        get { boxedRecurrence.value }
        set { boxedRecurrence = Boxed(newValue) }
    }
    /// A repeated time starts at the first stretch of it that begins here, ...
    var begins: Moments?
    /// ... and stops at the end of this one, or at its beginning.
    var stops: Moments?
    var stopsBefore = false
    /// A small number of hours without a preposition, which may as well be a length ("deux heures", "1h30").
    var mayBeLength = false
    /// Counted from a time told before: "la veille", "le lendemain".
    var leansOnOther = false
    /// Which half of the day its clock time is in.
    var half = Half.said
    /// The same words read otherwise.
    var others: [[Part]] = []
    var length: Amount? {
        get { boxedLength.value }
        set { boxedLength = Boxed(newValue) }
    }
    private var boxedRecurrence = Boxed<Recurrence>.none
    private var boxedLength = Boxed<Amount>.none

    init(_ rank: Rank, _ moments: Moments, _ grain: Grain, decides: Set = []) {
        parts = [Part(rank: rank, fields: decides.union(Set(rank)), moments: moments)]
        self.grain = grain
    }

    var fields: Set { parts.reduce(into: Set()) { $0.formUnion($1.fields) } }
    var clock: Int? {
        for case .clock(let seconds, _) in parts.map(\.moments) { return seconds }
        return nil
    }

    func has(_ rank: Rank) -> Bool { fields.contains(Set(rank)) }
}

extension TimeNode {
    static func moments(_ parts: [Part]) -> Moments {
        guard var result = parts.last?.moments else { return .units(.second) }
        for part in parts.dropLast().reversed() { result = .both(part.moments, result) }
        return result
    }

    var moments: Moments { Self.moments(parts) }

    /// Both constraints at once, or `nil` when they speak of the same thing.
    func joined(_ other: TimeNode) -> TimeNode? {
        if recurrence != nil, other.edge != .closed || other.isStretchOfDays {
            return bounded(by: other)
        }
        if other.recurrence != nil, edge != .closed || isStretchOfDays { return other.bounded(by: self) }
        if edge != .closed, other.edge != .closed { return nil }
        if let daily = daily(at: other) ?? other.daily(at: self) { return daily }
        if isStretchOfDays && other.isHour || other.isStretchOfDays && isHour { return nil }
        if other.edge == .until, other.grain.isAllDay, !grain.isAllDay { return nil }
        if zoneName != nil, other.zoneName != nil { return nil }
        if recurrence != nil, other.recurrence != nil { return nil }
        var joined = self
        joined.zoneName = zoneName ?? other.zoneName
        joined.recurrence = recurrence ?? other.recurrence
        joined.begins = begins ?? other.begins
        joined.stops = stops ?? other.stops
        joined.stopsBefore = stopsBefore || other.stopsBefore
        joined.isLatent = isLatent && other.isLatent
        joined.standsAtEnd = standsAtEnd && other.standsAtEnd
        joined.grain = max(grain, other.grain)
        joined.isInterval = grain >= other.grain ? isInterval : other.isInterval
        if joined.half == .said { joined.half = other.half }
        joined.length = length ?? other.length
        joined.mayBeLength = mayBeLength || other.mayBeLength
        joined.leansOnOther = leansOnOther || other.leansOnOther
        joined.others = others.isEmpty ? other.others : others
        if other.edge != .closed {
            joined.edge = other.edge == .until && other.clock != nil ? .untilWithin : other.edge
            joined.includesEdge = other.includesEdge
        }
        if let settled = Self.settle(self, other) ?? Self.settle(other, self) {
            joined.parts = settled
            joined.half = .said
            joined.isRange = isRange || other.isRange
            joined.isInterval = joined.isRange
        } else {
            let isContradicted = has(.clock) && other.has(.dayPart) || has(.dayPart) && other.has(.clock)
            guard fields.isDisjoint(with: other.fields), !isContradicted else { return nil }
            joined.parts = parts + other.parts
        }
        joined.parts.sort { $0.rank < $1.rank }
        return joined
    }

    /// A clock time inside a part of day: "8 heures" and "ce soir" make 20:00 of that day.
    private static func settle(_ timed: TimeNode, _ parted: TimeNode) -> [Part]? {
        guard !timed.has(.dayPart), !parted.has(.clock),
            let at = parted.parts.firstIndex(where: { $0.rank == .dayPart }),
            case .dayPart(let from, let to) = parted.parts[at].moments,
            timed.fields.subtracting(Set(.clock)).isDisjoint(with: parted.fields)
        else { return nil }
        let days = parted.parts.filter { $0.rank != .dayPart }
        if let hours = timed.hours(within: from..<to) {
            return timed.parts.filter { $0.rank != .clock } + days + [hours]
        }
        guard let clock = timed.clock else { return nil }
        let half = 12 * Ruler.hour
        let choices = clock <= half ? [clock, clock + half] : [clock]
        // Five in the evening is said, though the evening begins at six.
        var seconds = choices.first { from <= $0 && $0 < to }
        if timed.mayBeLength, seconds == nil { return nil }
        seconds = seconds ?? choices.first { from - 2 * Ruler.hour <= $0 && $0 < from }
        if seconds == nil, clock < 6 * Ruler.hour, to >= 24 * Ruler.hour { seconds = clock + 24 * Ruler.hour }
        if seconds == nil, clock == half, from >= half { seconds = 24 * Ruler.hour }
        guard let seconds else { return nil }
        var parts = timed.parts.filter { $0.rank != .clock } + days
        parts.append(Part(rank: .clock, fields: Set(.clock), moments: .clock(seconds, timed.grain)))
        return parts
    }

    /// From one clock time to another, moved into a part of day: "ce soir de 8 h à 10 h".
    private func hours(within part: Range<Int>) -> Part? {
        guard let last = parts.last,
            case .range(.clock(let from, let fine), .clock(let to, let finer), let grain) = last.moments
        else { return nil }
        let half = 12 * Ruler.hour
        let shifts = self.half == .said ? [0] : [0, half]
        guard let shift = shifts.first(where: { part.contains(from + $0) && (to < from || to + $0 <= 2 * half) }) else {
            return nil
        }
        var moved = last
        moved.moments = .range(.clock(from + shift, fine), .clock((to + shift) % (2 * half), finer), grain)
        return moved
    }

    /// Fields this one lacks, from the other end of an interval: "du 13 au 15 juillet".
    func inheriting(_ other: TimeNode) -> TimeNode {
        guard let widest = parts.first, widest.rank != .year else { return self }
        // A weekday takes the month of the other end, not its day.
        let limit = widest.rank == .weekday ? Rank.relativeDay : widest.rank
        var copy = self
        for part in other.parts where part.rank < limit && fields.isDisjoint(with: part.fields) {
            copy.parts.append(part)
        }
        copy.parts.sort { $0.rank < $1.rank }
        return copy
    }
}

/// A large value that is seldom there, kept apart so that what holds it stays small.
private indirect enum Boxed<Content: Sendable>: Sendable {
    case none
    case some(Content)

    init(_ value: Content?) { self = value.map(Self.some) ?? .none }

    var value: Content? {
        switch self {
        case .none: nil
        case .some(let content): content
        }
    }
}
