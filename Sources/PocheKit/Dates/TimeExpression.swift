import Foundation

/// How fine a time is: "mars" is a month, "à 9 h" a minute when the clock was said to the minute, an hour otherwise.
public enum Grain: String, Sendable, Codable, CaseIterable {
    case year, quarter, month, week, day, hour, minute, second

    /// Whether a thing at this grain fills whole days.
    public var isAllDay: Bool {
        switch self {
        case .year, .quarter, .month, .week, .day: true
        case .hour, .minute, .second: false
        }
    }
}

/// What words say of time, resolved against a present moment. Never computed by a model.
public struct TimeExpression: Sendable, Hashable, Codable {
    /// A clock time on the night when the clocks change.
    public enum ClockChange: String, Sendable, Codable {
        /// The clocks jump over the time that was said; `start` is as far after the jump.
        case skipped
        /// The time comes twice; it is the first one.
        case repeated
    }

    public enum Kind: String, Sendable, Codable {
        case instant, interval
    }

    public var kind: Kind
    /// `nil` for an interval open at its beginning ("jusqu'à vendredi").
    public var start: WallTime?
    /// Exclusive for calendar units, as said for clock times ("de 9h à 11h" ends at 11:00);
    /// `nil` for an instant and for an interval open at its end.
    public var end: WallTime?
    public var grain: Grain
    /// RFC 5545 RRULE value ("FREQ=WEEKLY;BYDAY=TU"); `start` is then the first occurrence.
    public var recurrence: String?
    /// The times that the series leaves out ("sauf le 5 mai"), in order; never its first one.
    public var exceptions: [WallTime] {
        get { leftOut ?? [] }
        set { leftOut = newValue.isEmpty ? nil : newValue }
    }
    /// The zone the words named ("heure de Montréal"); `nil` when they named none.
    public var timeZone: TimeZone?
    /// What a change of the clocks did to the beginning, if anything.
    public var clockChange: ClockChange?
    /// The other readings of ambiguous words ("le 3/4"), most likely first.
    public var alternatives: [TimeExpression]
    /// How long it lasts, in seconds, when a length was said and no hour to begin at ("deux heures lundi matin").
    public var length: Int?
    /// Whether it is a part of a day, in which one moment is meant ("demain matin", "ce soir").
    public var isPartOfDay: Bool {
        get { partOfDay ?? false }
        set { partOfDay = newValue ? true : nil }
    }
    private var partOfDay: Bool?
    private var leftOut: [WallTime]?

    public init(
        kind: Kind, start: WallTime?, end: WallTime? = nil, grain: Grain, recurrence: String? = nil,
        timeZone: TimeZone? = nil, alternatives: [TimeExpression] = []
    ) {
        self.kind = kind
        self.start = start
        self.end = end
        self.grain = grain
        self.recurrence = recurrence
        self.timeZone = timeZone
        self.alternatives = alternatives
    }
}

/// A time expression and where it stands in a text.
public struct TimeSpan: Sendable, Hashable {
    /// Offsets in characters (grapheme clusters) from the beginning of the text.
    public var range: Range<Int>
    /// The words themselves, as written.
    public var text: String
    public var expression: TimeExpression
    /// Whether it says an hour and no day: "à 9 h".
    var isBareHour = false

    public init(range: Range<Int>, text: String, expression: TimeExpression) {
        self.range = range
        self.text = text
        self.expression = expression
    }
}

/// What a sentence says of time.
public struct TimeReading: Sendable, Hashable {
    /// Every time expression, the longest at each place, in order.
    public var spans: [TimeSpan] = []
    /// The one time that the sentence says: its expressions together, with the lengths, shifts and bounds said apart
    /// ("une heure avant mon rendez-vous de jeudi à 15 h"). Its text is those words; its range goes from the first to the
    /// last. `nil` when the sentence says no time, or several.
    public var whole: TimeSpan?
    /// Where the words of the whole stand, piece by piece, in characters.
    public var wholeRanges: [Range<Int>] = []
    /// Why there is no whole, when words name a time that does not exist or that several times answer to.
    public var refusal: DateError.Reason?
    /// Whether the text is so long, or so full of times, that its end was not read.
    public var isCut = false

    public init() {}
}
