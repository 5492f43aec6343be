/// The length of a timer as the moment it rings: "minuteur 12 minutes pour les œufs" is "dans 12 minutes".
enum TimerDelay {
    static func choice(in message: String, read by: DateResolver) -> TimeChoice? {
        let phrases = RequestPhrases.of(by.language)
        let words = RequestWord.words(of: message)
        guard words.contains(where: { phrases.timers.contains($0.folded) }) else { return nil }
        let lead = phrases.delay + " "
        for word in words {
            let rest = message[word.range.lowerBound...]
            guard let span = by.spans(in: lead + rest).first, span.range.lowerBound == 0,
                span.range.upperBound > lead.count
            else { continue }
            let length = span.range.upperBound - lead.count
            let start = message.distance(from: message.startIndex, to: word.range.lowerBound)
            return TimeChoice(
                words: String(rest.prefix(length)), expression: span.expression, ranges: [start..<start + length])
        }
        return nil
    }
}
