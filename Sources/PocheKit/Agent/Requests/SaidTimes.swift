/// What becomes of the times of a message beside the one that was chosen.
enum SaidTimes {
    /// The times that share the matter of the chosen one, in order, itself among them: "à 8h et à 20h".
    ///
    /// Hours without a day are of the day that was said: "demain à 8h et à 20h" is twice tomorrow. Days without an hour
    /// have the hour that was said: "mardi et jeudi à 10h" is twice at ten.
    static func group(of choice: TimeChoice, in turn: TurnContext) -> [TimeChoice] {
        guard choice.ranges.count == 1, let place = turn.spans.firstIndex(where: { [$0.range] == choice.ranges })
        else { return [choice] }
        var first = place
        while first > 0, areJoined(turn.spans[first - 1], turn.spans[first], in: turn.message, turn.language) {
            first -= 1
        }
        var last = place
        while last + 1 < turn.spans.count,
            areJoined(turn.spans[last], turn.spans[last + 1], in: turn.message, turn.language)
        { last += 1 }
        guard first < last else { return [choice] }
        let said = Array(turn.spans[first...last])
        let areHours = said.allSatisfy { isClockTime($0.expression) }
        return (areHours ? hours(said, in: turn) : days(said, in: turn)) ?? [choice]
    }

    /// Whether all times of a message stand in one list: they are several, and none is unclear.
    static func areListed(_ spans: [TimeSpan], in message: String, _ language: Language) -> Bool {
        spans.count > 1
            && zip(spans, spans.dropFirst()).allSatisfy { areJoined($0, $1, in: message, language) }
    }

    /// The day may be said with any of the hours: "de 8h à 10h et de 14h à 16h demain" is twice tomorrow.
    private static func hours(_ said: [TimeSpan], in turn: TurnContext) -> [TimeChoice]? {
        guard let dated = said.first(where: { !$0.isBareHour }) else {
            // Each is the next one that comes.
            return said.map { TimeChoice(words: $0.text, expression: $0.expression, ranges: [$0.range]) }
        }
        guard let anchor = dated.expression.start else { return nil }
        let resolver = DateResolver(
            now: anchor.startOfDay, timeZone: turn.timeZone, language: turn.language)
        var choices: [TimeChoice] = []
        for span in said {
            let ranges = [span.range]
            if span == dated, let known = turn.times.first(where: { $0.ranges == ranges }) {
                choices.append(known)
                continue
            }
            let isRead = span == dated || !span.isBareHour
            guard var meant = isRead ? span.expression : try? resolver.resolve(span.text) else { return nil }
            if let rule = dated.expression.recurrence, meant.recurrence == nil {
                meant.recurrence = rule
                if let start = meant.start, start <= turn.now || isNext(anchor, of: rule, in: turn) {
                    // "tous les jours à 8h et à 20h" said at 10 h: the first eight o'clock is tomorrow's, and the first
                    // twenty o'clock tonight's.
                    guard let next = try? turn.resolver.resolve("\(span.text) \(turn.phrases.recurrence(rule))"),
                        next.recurrence == rule
                    else { return nil }
                    meant = next
                }
            }
            choices.append(TimeChoice(words: span.text, expression: meant, ranges: ranges))
        }
        return choices
    }

    /// Whether a series begins as soon as its hour comes, and not on a day that was said.
    private static func isNext(_ start: WallTime, of rule: String, in turn: TurnContext) -> Bool {
        let words = "\(turn.phrases.clock(start)) \(turn.phrases.recurrence(rule))"
        return (try? turn.resolver.resolve(words))?.start == start
    }

    /// Days, the last of which may say the hour of all.
    private static func days(_ said: [TimeSpan], in turn: TurnContext) -> [TimeChoice]? {
        guard let end = said.last else { return nil }
        let clock = isClockTime(end.expression) ? end : nil
        guard clock?.expression.kind != .interval else { return nil }
        var choices: [TimeChoice] = []
        for span in said where span != clock || !span.isBareHour {
            guard let days = span == clock ? [span.expression] : listedDays(span, turn.language) else { return nil }
            for day in days {
                guard var meant = Optional(day), let start = day.start else { return nil }
                if let hour = clock?.expression.start, span != clock {
                    let words = "\(turn.phrases.fullDay(start)) \(turn.phrases.clock(hour))"
                    guard let exact = try? turn.resolver.resolve(words) else { return nil }
                    meant = exact
                }
                choices.append(TimeChoice(words: span.text, expression: meant, ranges: [span.range]))
            }
        }
        if let clock, clock.isBareHour, var last = choices.popLast() {
            last.ranges.append(clock.range)
            choices.append(last)
        }
        return choices
    }

    /// The day that words name, or the days that follow each other in a list: "jeudi et vendredi", and not "du 3 au 10".
    private static func listedDays(_ span: TimeSpan, _ language: Language) -> [TimeExpression]? {
        var day = span.expression
        guard day.grain == .day, day.recurrence == nil, let start = day.start else { return nil }
        if day.kind == .instant { return [day] }
        let words = RequestWord.words(of: span.text)
        let joints = RequestPhrases.of(language).joints
        guard let end = day.end, words.indices.contains(where: { joints.length(at: $0, in: words) > 0 }) else {
            return nil
        }
        day.kind = .instant
        let dates = sequence(first: start) { $0.adding(1, .day) }.prefix(7).prefix { $0 < end }
        return dates.map { date in
            day.start = date
            day.end = date.adding(1, .day)
            return day
        }
    }

    /// Time words that neither the group nor the title keeps: what is not taken into account is said. An hour that is
    /// only in the title is not.
    static func leftOver(beside group: [TimeChoice], title: String, in turn: TurnContext) -> [String] {
        let kept = title.foldedWords
        let used = group.flatMap(\.ranges)
        return turn.spans.filter { span in
            !used.contains { $0.overlaps(span.range) }
                && (span.isBareHour || !span.text.foldedWords.allSatisfy(kept.contains))
        }.map(\.text)
    }

    private static func areJoined(
        _ one: TimeSpan, _ other: TimeSpan, in message: String, _ language: Language
    ) -> Bool {
        let areTimes =
            isClockTime(other.expression)
            ? isClockTime(one.expression) || listedDays(one, language) != nil
            : listedDays(one, language) != nil && listedDays(other, language) != nil
        guard areTimes, let words = words(between: one, other, in: message) else { return false }
        return words.isEmpty || RequestPhrases.of(language).joints.isWhole(words)
    }

    /// `nil` when nothing stands between.
    private static func words(between one: TimeSpan, _ other: TimeSpan, in message: String) -> [RequestWord]? {
        guard one.range.upperBound < other.range.lowerBound else { return nil }
        return RequestWord.words(of: String(Array(message)[one.range.upperBound..<other.range.lowerBound]))
    }

    private static func isClockTime(_ time: TimeExpression) -> Bool { !time.grain.isAllDay && time.start != nil }
}
