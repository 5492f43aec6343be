import Foundation
import LocalModels

/// Turns the words a person said of time into the time of a record, within bounds, or says why not.
enum TimeRule {
    enum Refusal: Error, Equatable {
        /// The moment is over.
        case past(String)
        /// Further than anyone plans.
        case tooFar(String)
        /// The message names a time that does not exist, or that several times answer to.
        case impossible(DateError.Reason)
        /// Words without a beginning ("jusqu'à vendredi") where one is needed.
        case noBeginning

        var sentence: Localized {
            switch self {
            case .past(let when): ToolWords.alreadyPast(when)
            case .tooFar(let when): ToolWords.tooFar(when, years: TimeRule.horizonInYears)
            case .impossible(let reason): DateWords.sentence(for: .impossible(reason))
            case .noBeginning: ToolWords.noBeginning
            }
        }
    }

    /// Years ahead that a record may lie.
    static let horizonInYears = 20
    /// Length of an appointment whose end was not said, in minutes: what calendar programs use.
    static let defaultLength = 60

    /// The meaning of the `when` argument; `nil` when no time was said.
    static func time(from arguments: GeneratedContent, in turn: TurnContext) throws -> TimeChoice? {
        guard let words = try arguments.value(String?.self, forProperty: "when") else { return nil }
        return turn.times.first { $0.words == words }.map { upcoming($0, in: turn) }
    }

    /// What to say when no time was found and one is needed: why the one that was named cannot be, or `question`.
    static func missing(_ question: Localized, _ missing: MissingTime, in turn: TurnContext) -> ToolOutcome {
        guard let reason = turn.refusal else { return .question(question[turn.language], missing: missing) }
        return .notice(Refusal.impossible(reason).sentence[turn.language])
    }

    /// When to remind.
    static func moment(_ choice: TimeChoice, in turn: TurnContext) -> Result<CalendarTime, Refusal> {
        let said = choice.expression
        guard let start = said.start else {
            // "avant vendredi" is the day before at the latest.
            return hasEndOnly(choice) ? deadline(choice, in: turn) : .failure(.noBeginning)
        }
        // "d'ici vendredi" begins now and means its end.
        if said.kind == .interval, said.end != nil, !choice.isPartOfDay, said.recurrence == nil, start <= turn.now {
            return deadline(choice, in: turn)
        }
        let wall = choice.isPartOfDay ? representativeHour(of: said, from: start, now: turn.now) : start
        return checked(time(wall, of: said, in: turn), in: turn)
    }

    /// The latest moment of a thing to do: the end of an interval ("d'ici vendredi"), the day that was named.
    static func deadline(_ choice: TimeChoice, in turn: TurnContext) -> Result<CalendarTime, Refusal> {
        let said = choice.expression
        if said.kind == .interval, !choice.isPartOfDay, let end = said.end {
            let last = said.grain.isAllDay ? end.adding(-1, .day) : end
            return checked(time(last, of: said, in: turn), in: turn)
        }
        return moment(choice, in: turn)
    }

    /// The same, a series from its next time on: the one of this very minute is over when it is written.
    static func upcoming(_ choice: TimeChoice, in turn: TurnContext) -> TimeChoice {
        guard let rule = choice.expression.recurrence else { return choice }
        var said = choice.expression
        // "chaque matin" is at nine, and not all morning from four, unless all of it is taken.
        if said.isPartOfDay, !turn.request.blocks, let start = said.start {
            (said.start, said.end) = (representativeHour(of: said, from: start, now: start), nil)
            said.kind = .instant
            said.isPartOfDay = false
        }
        let next = said.upcoming(rule, local: turn.timeZone) { $0 <= turn.now }
        return TimeChoice(words: choice.words, expression: next, ranges: choice.ranges)
    }

    private static func hasEndOnly(_ choice: TimeChoice) -> Bool {
        choice.expression.kind == .interval && choice.expression.end != nil && !choice.isPartOfDay
    }

    /// The beginning and the end of an appointment.
    static func interval(
        _ choice: TimeChoice, in turn: TurnContext
    ) -> Result<(start: CalendarTime, end: CalendarTime), Refusal> {
        let said = choice.expression
        guard let first = said.start else { return .failure(.noBeginning) }
        // "bloque mon après-midi de jeudi" takes all of it.
        let isWhole = !choice.isPartOfDay || turn.request.blocks
        let wall = isWhole ? first : representativeHour(of: said, from: first, now: turn.now)
        let start = time(wall, of: said, in: turn)
        let end: WallTime
        if let last = said.end, isWhole {
            end = last
        } else if start.isAllDay {
            end = said.end ?? wall.adding(1, .day)
        } else {
            end = said.length.map { wall.adding($0, .second) } ?? wall.adding(defaultLength, .minute)
        }
        return checked(start, in: turn).map { ($0, time(end, of: said, in: turn)) }
    }

    /// The stretch of the calendar a question is about.
    static func period(_ choice: TimeChoice?, in turn: TurnContext) -> (from: Date, to: Date) {
        let today = turn.now.startOfDay
        let zone = turn.timeZone
        guard let said = choice?.expression else {
            return (turn.now.date(in: zone), today.adding(ListEvents.defaultDays, .day).date(in: zone))
        }
        let from = said.start ?? turn.now
        let to = said.end ?? from.floored(to: said.grain).adding(1, said.grain)
        return (from.date(in: zone), to.date(in: zone))
    }

    private static func time(_ wall: WallTime, of said: TimeExpression, in turn: TurnContext) -> CalendarTime {
        CalendarTime(
            wall: wall, zone: turn.timeZone.identifier, isAllDay: said.grain.isAllDay)
    }

    private static func checked(_ time: CalendarTime, in turn: TurnContext) -> Result<CalendarTime, Refusal> {
        let words = turn.phrases.moment(time)
        let today = turn.now.startOfDay
        let isPast =
            time.isAllDay ? time.wall < today : time.instant(local: turn.timeZone) <= turn.now.date(in: turn.timeZone)
        if isPast { return .failure(.past(words)) }
        if time.wall.year > turn.now.year + horizonInYears { return .failure(.tooFar(words)) }
        return .success(time)
    }

    /// The hour meant by a part of the day: morning 9, afternoon 14, evening 19, noon 12, where these lie within it. Once
    /// that is over, the next full hour of what is left of it.
    private static func representativeHour(of said: TimeExpression, from start: WallTime, now: WallTime) -> WallTime {
        guard let end = said.end else { return start }
        let hours = [9, 14, 19, 12].map { hour in
            WallTime(year: start.year, month: start.month, day: start.day, hour: hour)
        }
        let usual = hours.first { $0 >= start && $0 < end } ?? start
        let next = now.floored(to: .hour).adding(1, .hour)
        return usual <= now && next >= start && next < end ? next : usual
    }
}
