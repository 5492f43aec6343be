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

    var parts: [Part]
    var grain: Grain
    var isLatent = false
    var isInterval = false
    var edge = Edge.closed
    /// Whether the edge itself is counted in ("jusqu'à vendredi") or not ("avant vendredi").
    var includesEdge = false
    var zoneName: String?
    var recurrence: Recurrence?
    /// "à 9 h" in a language that says both halves of the day alike.
    var isTwelveHour = false
    /// The same words read otherwise.
    var others: [[Part]] = []
    var length: Amount?

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
        if edge != .closed, other.edge != .closed { return nil }
        if zoneName != nil, other.zoneName != nil { return nil }
        if recurrence != nil, other.recurrence != nil { return nil }
        var joined = self
        joined.zoneName = zoneName ?? other.zoneName
        joined.recurrence = recurrence ?? other.recurrence
        joined.isLatent = isLatent && other.isLatent
        joined.grain = max(grain, other.grain)
        joined.isInterval = grain >= other.grain ? isInterval : other.isInterval
        joined.isTwelveHour = isTwelveHour || other.isTwelveHour
        joined.length = length ?? other.length
        joined.others = others.isEmpty ? other.others : others
        if other.edge != .closed {
            joined.edge = other.edge == .until && other.clock != nil ? .untilWithin : other.edge
            joined.includesEdge = other.includesEdge
        }
        if let settled = Self.settle(self, other) ?? Self.settle(other, self) {
            joined.parts = settled
            joined.isTwelveHour = false
            joined.isInterval = false
        } else {
            guard fields.isDisjoint(with: other.fields) else { return nil }
            joined.parts = parts + other.parts
        }
        joined.parts.sort { $0.rank < $1.rank }
        return joined
    }

    /// A clock time inside a part of day: "8 heures" and "ce soir" make 20:00 of that day.
    private static func settle(_ timed: TimeNode, _ parted: TimeNode) -> [Part]? {
        guard let clock = timed.clock, !timed.has(.dayPart), !parted.has(.clock),
            let at = parted.parts.firstIndex(where: { $0.rank == .dayPart }),
            case .dayPart(let from, let to) = parted.parts[at].moments,
            timed.fields.subtracting(Set(.clock)).isDisjoint(with: parted.fields)
        else { return nil }
        let half = 12 * Ruler.hour
        let choices = clock <= half ? [clock, clock + half] : [clock]
        var seconds = choices.first { from <= $0 && $0 < to }
        if seconds == nil, clock < 6 * Ruler.hour, to >= 24 * Ruler.hour { seconds = clock + 24 * Ruler.hour }
        if seconds == nil, clock == half, from >= half { seconds = 24 * Ruler.hour }
        guard let seconds else { return nil }
        var parts = timed.parts.filter { $0.rank != .clock }
        parts += parted.parts.filter { $0.rank != .dayPart }
        parts.append(Part(rank: .clock, fields: Set(.clock), moments: .clock(seconds, timed.grain)))
        return parts
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

/// An RFC 5545 recurrence rule under construction.
struct Recurrence: Sendable, Equatable {
    var frequency: String
    var interval = 1
    var weekdays: [String] = []
    var monthDay: Int?
    var month: Int?
    var count: Int?
    var until: Int?

    static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    func rule(isAllDay: Bool) -> String {
        var parts = ["FREQ=\(frequency)"]
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        if let month { parts.append("BYMONTH=\(month)") }
        if let monthDay { parts.append("BYMONTHDAY=\(monthDay)") }
        if !weekdays.isEmpty { parts.append("BYDAY=\(weekdays.joined(separator: ","))") }
        if let count { parts.append("COUNT=\(count)") }
        if let until {
            let text = WallTime(seconds: until).iso8601.filter { $0 != "-" && $0 != ":" }
            parts.append("UNTIL=" + (isAllDay ? String(text.prefix(8)) : text))
        }
        return parts.joined(separator: ";")
    }
}
