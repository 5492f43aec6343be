/// What words constrain of time, not yet looked up: "le premier lundi", "avril", "à 9 h" and all of them together.
struct TimeNode: Sendable, Equatable {
    /// From the widest to the narrowest; a part is searched inside those before it.
    enum Rank: Int, Sendable, Comparable {
        case year, season, month, week, relativeDay, day, weekday, dayPart, clock
        static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    struct Part: Sendable, Equatable {
        var rank: Rank
        /// The ranks it decides, beside its own.
        var fields: Set
        var moments: Moments
    }

    struct Set: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        init(_ rank: Rank) { rawValue = 1 << rank.rawValue }

        static let clock = Set(.clock)
        static let dayPart = Set(.dayPart)
    }

    enum Edge: Sendable {
        case closed, from, until
        /// "après le 15": from the end of that day, or from an hour.
        case following
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
        /// "minuit": the one that a day begins with, or the one that it ends with.
        case midnight
    }

    /// What most times do not say, kept apart so that a time stays small.
    struct Rare: Sendable, Equatable {
        var zoneName: String?
        var recurrence: Recurrence?
        /// A repeated time starts at the first stretch of it that begins here, ...
        var begins: Moments?
        /// ... and stops at the end of this one, or at its beginning.
        var stops: Moments?
        var stopsBefore = false
        /// What a repeated time leaves out.
        var exceptions: [Moments] = []
        var length: Amount?
        /// The same words read otherwise.
        var others: [[Part]] = []

        /// Takes from another what is unsaid here.
        mutating func fill(_ other: Rare) {
            zoneName = zoneName ?? other.zoneName
            recurrence = recurrence ?? other.recurrence
            begins = begins ?? other.begins
            stops = stops ?? other.stops
            stopsBefore = stopsBefore || other.stopsBefore
            exceptions += other.exceptions
            length = length ?? other.length
            if others.isEmpty { others = other.others }
        }
    }

    var parts: [Part]
    var grain: Grain
    var isLatent = false
    /// Latent, but strong enough at the end of a sentence.
    var standsAtEnd = false
    /// Latent, and no stronger as an end: "since 3.11", "after the first".
    var isDoubtful = false
    var isInterval = false
    /// From one time to another.
    var isRange = false
    /// Weekdays in a row, each of which is meant when an hour is said with them.
    var isEachDay = false
    var edge = Edge.closed
    /// Whether the edge itself is counted in ("jusqu'à vendredi") or not ("avant vendredi").
    var includesEdge = false
    /// The end of a period ("la fin du mois"), which is over when the period is.
    var isLastPart = false
    /// Read as one phrase, which is meant rather than what its words say apart: "le week-end du 14 juillet", "le 17 mars
    /// prochain".
    var isPhrase = false
    /// "ce mercredi": today, when today is one.
    var takesToday = false
    /// A small number of hours without a preposition, which may as well be a length ("deux heures", "1h30").
    var mayBeLength = false
    /// Counted from a time told before: "la veille", "le lendemain".
    var leansOnOther = false
    /// Which half of the day its clock time is in.
    var half = Half.said
    private var boxed = Boxed.none

    init(_ rank: Rank, _ moments: Moments, _ grain: Grain, decides: Set = []) {
        parts = [Part(rank: rank, fields: decides.union(Set(rank)), moments: moments)]
        self.grain = grain
    }

    var fields: Set {
        var bits = 0
        for part in parts { bits |= part.fields.rawValue }
        return Set(rawValue: bits)
    }
    var clock: Int? {
        for part in parts {
            if case .clock(let seconds, _) = part.moments { return seconds }
        }
        return nil
    }

    func has(_ rank: Rank) -> Bool { fields.contains(Set(rank)) }
}

extension TimeNode {
    var rare: Rare? {
        get { if case .some(let rare) = boxed { rare } else { nil } }
        set { boxed = newValue.map(Boxed.some) ?? .none }
    }
    var zoneName: String? {
        get { rare?.zoneName }
        set { set(\.zoneName, newValue) }
    }
    var recurrence: Recurrence? {
        get { rare?.recurrence }
        set { set(\.recurrence, newValue) }
    }
    var begins: Moments? {
        get { rare?.begins }
        set { set(\.begins, newValue) }
    }
    var stops: Moments? {
        get { rare?.stops }
        set { set(\.stops, newValue) }
    }
    var stopsBefore: Bool {
        get { rare?.stopsBefore ?? false }
        set { set(\.stopsBefore, newValue) }
    }
    var exceptions: [Moments] {
        get { rare?.exceptions ?? [] }
        set { set(\.exceptions, newValue) }
    }
    var length: Amount? {
        get { rare?.length }
        set { set(\.length, newValue) }
    }
    var others: [[Part]] {
        get { rare?.others ?? [] }
        set { set(\.others, newValue) }
    }

    private mutating func set<Content>(_ path: WritableKeyPath<Rare, Content>, _ content: Content) {
        var changed = rare ?? Rare()
        changed[keyPath: path] = content
        rare = changed
    }

    /// A ``Rare`` that takes one word where it is absent and one where it is not.
    fileprivate indirect enum Boxed: Sendable, Equatable {
        case none
        case some(Rare)
    }
}

extension TimeNode {
    static func moments(_ parts: [Part]) -> Moments {
        guard var result = parts.last?.moments else { return .units(.second) }
        for part in parts.dropLast().reversed() { result = .both(part.moments, result) }
        return result
    }

    var moments: Moments { Self.moments(parts) }
}
