import Foundation

/// Everything a tool may know of the message it serves.
public struct TurnContext: Sendable {
    /// The message, hidden characters removed, and the times that it takes back.
    public let message: String
    public let language: Language
    public let now: WallTime
    public let timeZone: TimeZone
    /// What the message says of time: the one time of it all, or each expression where it says several.
    public private(set) var times: [TimeChoice]
    /// Why the message gives no time, when it names one that does not exist ("le 30 février").
    public let refusal: DateError.Reason?
    /// Every time expression of the message, in order.
    let spans: [TimeSpan]
    public let openTasks: [TodoTask]
    /// The open tasks that share a word with the message, the likeliest first: a task that was not named is not ended.
    let namedTasks: [TodoTask]
    /// How the message asks, and what about.
    let request: Request
    /// What the person told before that may answer this message, in their words.
    var told: [String] = []
    /// Reads times as of this turn.
    let resolver: DateResolver

    public init(
        message: String, language: Language, now: WallTime, timeZone: TimeZone, openTasks: [TodoTask] = []
    ) {
        let resolver = DateResolver(now: now, timeZone: timeZone, language: language)
        let message = ChangedTime.applied(to: DeniedTime.removed(from: message, by: resolver), by: resolver)
        self.message = message
        self.language = language
        self.now = now
        self.timeZone = timeZone
        self.openTasks = openTasks
        namedTasks = Self.tasks(openTasks, namedIn: message)
        request = Request(message, language)
        self.resolver = resolver
        // The number of a street is no day: "vendredi au 3 place du Marché".
        let reading = resolver.reading(of: StreetAddress.masked(message))
        let areSeveral =
            reading.refusal == .unclear && SaidTimes.areListed(reading.spans, in: message, language)
        refusal = areSeveral ? nil : reading.refusal
        spans = reading.spans
        // A part of what was said would be wrong beside the whole, and beside a time that does not exist.
        var choices: [TimeChoice] = []
        if let whole = reading.whole {
            choices = [TimeChoice(words: whole.text, expression: whole.expression, ranges: reading.wholeRanges)]
        } else if refusal == nil {
            // "le 12 juin à 20h, ouverture 18h30": the second hour is of that day, not of today.
            let dated = spans.filter { !$0.isBareHour }
            choices = (dated.isEmpty ? spans : dated).map {
                TimeChoice(words: $0.text, expression: $0.expression, ranges: [$0.range])
            }
            if choices.isEmpty, let timer = TimerDelay.choice(in: message, read: resolver) { choices = [timer] }
        }
        choices.removeAll { MealTime.isAppointment($0, in: message) }
        let hint = HalfDayHint(message)
        times = choices.map { $0.narrowed.reading(by: hint) }
    }

    /// Writes times in the language of this turn.
    var phrases: DateWriter { DateWriter(now: now, timeZone: timeZone, language: language) }

    /// Another message, said at the same moment by the same person.
    func saying(_ message: String, in language: Language? = nil) -> TurnContext {
        TurnContext(
            message: message, language: language ?? self.language, now: now, timeZone: timeZone, openTasks: openTasks)
    }

    /// The same message, in which one time only is meant.
    func meaning(_ choice: TimeChoice) -> TurnContext {
        var copy = self
        copy.times = [choice]
        return copy
    }

    private static func tasks(_ open: [TodoTask], namedIn message: String) -> [TodoTask] {
        let said = Set(message.foldedWords).subtracting(SearchWords.stopWords)
        let shared = open.map { task in
            (task, task.title.foldedWords.filter { $0.count > 2 && said.contains($0) }.count)
        }
        return shared.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// The message as a request from which these times were taken.
    func request(without choices: [TimeChoice]) -> Request {
        Request(message(without: choices).withoutStrayPunctuation(), language)
    }

    /// The message, a mark in the place of the words of these times and of what introduces them: "une réunion d'une
    /// heure avec Zoé" without its length is "une réunion avec Zoé".
    func message(without choices: [TimeChoice], leaving mark: Character = " ") -> String {
        Self.text(message, without: choices.flatMap(\.ranges), language, leaving: mark)
    }

    /// - Parameter ranges: of words of time, in characters of the text.
    static func text(
        _ text: String, without ranges: [Range<Int>], _ language: Language, leaving mark: Character = " "
    ) -> String {
        var kept = Array(text)
        for range in ranges.reduce(into: IndexSet(), { $0.insert(integersIn: $1) }).rangeView.reversed() {
            let before = String(kept[..<range.lowerBound])
            let words = RequestWord.words(of: before)
            let count = RequestPhrases.of(language).introductions.length(before: words.count, in: words)
            let start = count > 0 ? words[words.count - count].range.lowerBound : before.endIndex
            kept.replaceSubrange(before[..<start].count..<range.upperBound, with: [mark])
        }
        return String(kept)
    }
}

/// Words of the message and the time they mean.
public struct TimeChoice: Sendable, Hashable {
    public let words: String
    public let expression: TimeExpression
    /// Where the words stand in the message, in characters.
    var ranges: [Range<Int>] = []

    /// The narrower of two readings that end together, which is right by both: "the end of the year" begins in September
    /// for some, and in November for others.
    var narrowed: TimeChoice {
        guard expression.kind == .interval, expression.grain.isAllDay, let start = expression.start,
            let better = expression.alternatives.first(where: { other in
                other.kind == .interval && other.end == expression.end && other.start.map { $0 > start } ?? false
            })
        else { return self }
        return preferring(better)
    }

    /// The reading that the rest of the message asks for, when the words have several.
    func reading(by hint: HalfDayHint) -> TimeChoice {
        let others = expression.alternatives
        if hint.wakes, let start = expression.start, start.hour < 12 {
            var only = expression
            only.alternatives = others.filter { $0.start?.hour == start.hour }
            return TimeChoice(words: words, expression: only, ranges: ranges)
        }
        guard let better = others.first(where: { hint.prefers($0, to: expression) }) else { return self }
        return preferring(better)
    }

    private func preferring(_ better: TimeExpression) -> TimeChoice {
        var (chosen, other) = (better, expression)
        other.alternatives = []
        chosen.alternatives = [other] + expression.alternatives.filter { $0 != better }
        return TimeChoice(words: words, expression: chosen, ranges: ranges)
    }

    /// "demain matin", "ce soir": a stretch that was not said by the clock, of which one hour is meant.
    var isPartOfDay: Bool { expression.isPartOfDay && expression.recurrence == nil }

    /// "jeudi à 10 h pendant deux heures", "de 9 h à 11 h".
    var hasLength: Bool {
        let isTimed = expression.kind == .interval && !expression.grain.isAllDay && expression.end != nil
        return expression.length != nil || (isTimed && !isPartOfDay)
    }
}
