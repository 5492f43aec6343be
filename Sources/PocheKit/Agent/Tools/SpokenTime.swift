import Foundation

/// Characters of a title, the same for a tool and for a person's own command.
public enum TitleLimit {
    public static let characters = TitleRule.limit
}

/// A time that a person typed with a command, held to the rules of the agent's tools.
public struct SpokenTime: Sendable {
    private let turn: TurnContext
    private let choice: TimeChoice

    /// - Throws: ``DateError`` when the words are no time, or one that cannot be.
    public init(_ words: String, now: WallTime, timeZone: TimeZone, language: Language) throws(DateError) {
        let resolver = DateResolver(now: now, timeZone: timeZone, language: language)
        turn = TurnContext(message: words, language: language, now: now, timeZone: timeZone)
        choice = TimeRule.upcoming(TimeChoice(words: words, expression: try resolver.resolve(words)).narrowed, in: turn)
    }

    public var recurrence: String? { choice.expression.recurrence }
    /// The times that the series leaves out.
    public var exceptions: [WallTime] { choice.expression.exceptions }

    /// When to remind, or the sentence that says why not.
    public func moment() -> Result<CalendarTime, SpokenTimeRefusal> {
        TimeRule.moment(choice, in: turn).mapError(refusal)
    }

    /// The latest moment of a thing to do.
    public func deadline() -> Result<CalendarTime, SpokenTimeRefusal> {
        TimeRule.deadline(choice, in: turn).mapError(refusal)
    }

    /// The beginning and the end of an appointment.
    public func interval() -> Result<(start: CalendarTime, end: CalendarTime), SpokenTimeRefusal> {
        TimeRule.interval(choice, in: turn).mapError(refusal)
    }

    /// The stretch of the calendar that is asked about.
    public func period() -> (from: Date, to: Date) { TimeRule.period(choice, in: turn) }

    private func refusal(_ refusal: TimeRule.Refusal) -> SpokenTimeRefusal {
        SpokenTimeRefusal(sentence: refusal.sentence)
    }
}

/// Why a time cannot be the time of a record.
public struct SpokenTimeRefusal: Error {
    public let sentence: Localized
}
