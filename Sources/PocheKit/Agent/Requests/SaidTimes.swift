/// What becomes of the times of a message beside the one that was chosen.
enum SaidTimes {
    /// The times that share the matter of the chosen one, in order, itself among them: "à 8h et à 20h".
    ///
    /// Hours without a day are of the day that was said: "demain à 8h et à 20h" is twice tomorrow.
    static func group(of choice: TimeChoice, in turn: TurnContext) -> [TimeChoice] {
        guard choice.ranges.count == 1, let place = turn.spans.firstIndex(where: { [$0.range] == choice.ranges }),
            isClockTime(choice.expression)
        else { return [choice] }
        var first = place
        while first > 0, areJoined(first - 1, first, in: turn) { first -= 1 }
        var last = place
        while last + 1 < turn.spans.count, areJoined(last, last + 1, in: turn) { last += 1 }
        guard first < last else { return [choice] }
        let said = turn.spans[first...last]
        // The day may be said with either: "de 8h à 10h et de 14h à 16h demain" is twice tomorrow.
        let dated = said.first { !$0.isBareHour } ?? said[first]
        guard let anchor = dated.expression.start else { return [choice] }
        let resolver = DateResolver(
            now: dated.isBareHour ? anchor : anchor.startOfDay, timeZone: turn.timeZone, language: turn.language)
        let all = said.compactMap { span -> TimeChoice? in
            let ranges = [span.range]
            if span == dated, let known = turn.times.first(where: { $0.ranges == ranges }) { return known }
            let isRead = span == dated || !span.isBareHour
            guard var meant = isRead ? span.expression : try? resolver.resolve(span.text) else { return nil }
            if let rule = dated.expression.recurrence, meant.recurrence == nil {
                meant.recurrence = rule
                if let start = meant.start, start <= turn.now {
                    // "tous les jours à 8h et à 20h" said at 10 h: the first eight o'clock is tomorrow's.
                    guard let next = try? turn.resolver.resolve("\(span.text) \(turn.phrases.recurrence(rule))"),
                        next.recurrence == rule
                    else { return nil }
                    meant = next
                }
                meant.exceptions = dated.expression.exceptions.map { meant.start?.on($0) ?? $0 }
            }
            return TimeChoice(words: span.text, expression: meant, ranges: ranges)
        }
        return all.count == said.count ? all : [choice]
    }

    /// The hour that takes the place of the one before: "demain à 20h, non 21h".
    static func correction(of spans: [TimeSpan], in message: String, by resolver: DateResolver) -> TimeChoice? {
        guard spans.count == 2, let first = spans.first, let second = spans.last, second.isBareHour,
            isClockTime(first.expression), let start = first.expression.start,
            let words = words(between: first, second, in: message),
            RequestPhrases.of(resolver.language).corrections.isWhole(words)
        else { return nil }
        let day = DateResolver(now: start.startOfDay, timeZone: resolver.timeZone, language: resolver.language)
        guard let meant = try? day.resolve(second.text) else { return nil }
        return TimeChoice(
            words: second.text, expression: meant, ranges: [first.range.lowerBound..<second.range.upperBound])
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

    private static func areJoined(_ before: Int, _ after: Int, in turn: TurnContext) -> Bool {
        let (one, other) = (turn.spans[before], turn.spans[after])
        guard isClockTime(one.expression), isClockTime(other.expression),
            let words = words(between: one, other, in: turn.message)
        else { return false }
        return words.isEmpty || RequestPhrases.of(turn.language).joints.isWhole(words)
    }

    /// `nil` when nothing stands between.
    private static func words(between one: TimeSpan, _ other: TimeSpan, in message: String) -> [RequestWord]? {
        guard one.range.upperBound < other.range.lowerBound else { return nil }
        return RequestWord.words(of: String(Array(message)[one.range.upperBound..<other.range.lowerBound]))
    }

    private static func isClockTime(_ time: TimeExpression) -> Bool { !time.grain.isAllDay && time.start != nil }
}
