import Foundation

/// A time that takes the place of another, and keeps of it what it does not say itself.
enum ChangedTime {
    /// "18h" after "demain à 17h" is tomorrow at six, "vendredi" after it Friday at five.
    static func words(of new: TimeSpan, over old: TimeExpression, by writer: DateWriter) -> String {
        guard let start = old.start else { return new.text }
        if new.isBareHour {
            let day = old.recurrence.map { writer.recurrence($0) } ?? writer.fullDay(start)
            return "\(day) \(new.text)"
        }
        let said = new.expression
        guard said.kind == .instant, said.grain == .day, said.recurrence == nil, !old.grain.isAllDay,
            old.recurrence == nil
        else { return new.text }
        return
            "\(new.text) \(old.kind == .interval ? old.end.map { writer.hours(start, $0) } ?? "" : writer.clock(start))"
    }

    /// A message in which a time is taken back and replaced ("demain à 20h, non 21h"), with the time that is meant.
    static func applied(to message: String, by resolver: DateResolver) -> String {
        guard message.count <= longest else { return message }
        let phrases = RequestPhrases.of(resolver.language)
        let writer = DateWriter(now: resolver.now, timeZone: resolver.timeZone, language: resolver.language)
        let spans = resolver.spans(in: StreetAddress.masked(message))
        for (old, new) in zip(spans, spans.dropFirst()) {
            let characters = Array(message)
            let between = RequestWord.words(of: String(characters[old.range.upperBound..<new.range.lowerBound]))
            // "18h plutôt que 17h" takes the second one back.
            let isDenied = between.last.map { phrases.denials.contains($0.folded) } ?? true
            guard !isDenied, isRevision(between.map(\.folded), phrases) else { continue }
            let after = String(characters[new.range.upperBound...])
            let said = RequestWord.words(of: after)
            let tail = phrases.corrections.length(at: 0, in: said)
            let rest = tail > 0 ? String(after[said[tail - 1].range.upperBound...]) : after
            return String(characters[..<old.range.lowerBound]) + words(of: new, over: old.expression, by: writer) + rest
        }
        return message
    }

    /// Whether words say that something is another way than was said, and nothing else: "ah non pardon".
    static func isRevision(_ words: [String], _ phrases: RequestPhrases, naming title: [String] = []) -> Bool {
        words.contains(where: phrases.revisionCues.contains)
            && words.allSatisfy {
                phrases.revisionCues.contains($0) || phrases.revisionWords.contains($0) || title.contains($0)
            }
    }

    /// Characters of a message that may correct itself.
    private static let longest = 600
}
