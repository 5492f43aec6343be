import Foundation

/// What a message changes of the card that waits.
enum CardRevision: Equatable {
    /// The request as it would have been said with another time; all else stays as it was.
    case time(String)
    /// The request as it would have been said.
    case request(String)
    /// It changes something, and it is not clear what.
    case unclear

    /// `nil` when the message is another matter.
    static func of(_ message: TurnContext, on card: OpenCard) -> CardRevision? {
        if let shifted = shifted(message, card) { return shifted }
        if let said = card.corrected(by: message) ?? bareHour(message, card) { return .time(said) }
        let words = RequestWord.words(of: message.message)
        guard message.request.opening == nil || message.request.opening == .change || opens(words, message.language),
            words.count <= longest, !message.message.hasSuffix("?")
        else { return nil }
        if let other = substituted(words, message, card) ?? added(words, message, card) { return .request(other) }
        return opens(words, message.language) ? .unclear : nil
    }

    /// Words of a message that may only correct.
    private static let longest = 14

    /// Whether a message begins as a correction does: "c'est…", "non…".
    private static func opens(_ words: [RequestWord], _ language: Language) -> Bool {
        let phrases = RequestPhrases.of(language)
        let isAnswer = words.allSatisfy { phrases.answers.contains($0.folded) || phrases.tails.isWhole([$0]) }
        return !isAnswer && phrases.cardCorrections.length(at: 0, in: words) > 0
    }

    /// "une heure plus tard": counted from the time of the card.
    private static func shifted(_ message: TurnContext, _ card: OpenCard) -> CardRevision? {
        let phrases = RequestPhrases.of(message.language)
        guard let old = card.proposal.time, let start = old.start, old.recurrence == nil else { return nil }
        let words = RequestWord.words(of: message.message)
        let isEarlier = words.contains { phrases.earlier.contains($0.folded) }
        guard isEarlier || words.contains(where: { phrases.later.contains($0.folded) }) else { return nil }
        // "non, une heure plus tard", without what comes before.
        let cues = words.prefix {
            phrases.revisionCues.contains($0.folded) || phrases.revisionWords.contains($0.folded)
        }
        guard cues.count < words.count else { return nil }
        var length = String(message.message[words[cues.count].range.lowerBound...])
        // Where the language has no word for it, the way back is the way forth.
        if let (earlier, later) = phrases.forward { length = length.folded.replacing(earlier, with: later) }
        let resolver = DateResolver(now: start, timeZone: message.timeZone, language: message.language)
        guard var new = try? resolver.resolve(length).start else { return nil }
        if phrases.forward != nil, isEarlier {
            let seconds = new.date(in: .gmt).timeIntervalSince(start.date(in: .gmt))
            new = WallTime(start.date(in: .gmt).addingTimeInterval(-seconds), timeZone: .gmt)
        }
        // "deux jours plus tard" is at the same hour.
        if new == new.startOfDay, start != start.startOfDay {
            new = WallTime(
                year: new.year, month: new.month, day: new.day, hour: start.hour, minute: start.minute)
        }
        let day = message.phrases.fullDay(new)
        guard old.grain.isAllDay else { return .time(card.request(at: "\(day) \(message.phrases.clock(new))")) }
        // "an hour later", of a day.
        return new == new.startOfDay && new != start ? .time(card.request(at: day)) : .unclear
    }

    /// "no, make it 10": a number alone is an hour, in the half of the day that is nearest.
    private static func bareHour(_ message: TurnContext, _ card: OpenCard) -> String? {
        guard let old = card.proposal.time, let start = old.start, !old.grain.isAllDay, old.recurrence == nil
        else { return nil }
        let phrases = RequestPhrases.of(message.language)
        let words = message.message.foldedWords
        let numbers = words.compactMap { Int($0) }
        guard numbers.count == 1, let hour = numbers.first, (0...23).contains(hour),
            ChangedTime.isRevision(words.filter { Int($0) == nil }, phrases)
        else { return nil }
        let halves = message.language == .english && (1...12).contains(hour) ? [hour % 12, hour % 12 + 12] : [hour]
        guard let nearest = halves.min(by: { abs($0 - start.hour) < abs($1 - start.hour) }) else { return nil }
        let new = WallTime(year: start.year, month: start.month, day: start.day, hour: nearest)
        return card.request(at: "\(message.phrases.fullDay(new)) \(message.phrases.clock(new))")
    }

    /// "avec le notaire, pas la banque", "change Durand en Dupont": a word of the request gives its place.
    private static func substituted(_ words: [RequestWord], _ message: TurnContext, _ card: OpenCard) -> String? {
        let phrases = RequestPhrases.of(message.language)
        let (gone, come): (ArraySlice<RequestWord>, ArraySlice<RequestWord>)
        if let not = words.lastIndex(where: { phrases.nots.contains($0.folded) }), not > 0, not < words.count - 1 {
            (gone, come) = (content(words[(not + 1)...]), content(words[..<not]))
        } else if let verb = words.firstIndex(where: { phrases.replacings.contains($0.folded) }),
            let into = words[(verb + 1)...].firstIndex(where: { phrases.intos.contains($0.folded) })
        {
            (gone, come) = (content(words[(verb + 1)..<into]), content(words[(into + 1)...]))
        } else {
            return nil
        }
        guard !gone.isEmpty, come.count >= gone.count else { return nil }
        let request = card.turn.message
        let said = RequestWord.words(of: request)
        let lost = gone.map(\.folded)
        let place = said.indices.first { said[$0...].prefix(lost.count).map(\.folded) == lost }
        guard let place else { return nil }
        let new = come.suffix(gone.count)
        guard let first = new.first, let last = new.last else { return nil }
        let text = message.message[first.range.lowerBound..<last.range.upperBound]
        let range = said[place].range.lowerBound..<said[place + lost.count - 1].range.upperBound
        return request.replacingCharacters(in: range, with: text)
    }

    private static func content(_ words: ArraySlice<RequestWord>) -> ArraySlice<RequestWord> {
        words.drop { SearchWords.stopWords.contains($0.folded) }
    }

    /// "et avec Paul", "c'est au 4 rue des Lilas", "ça dure deux heures": said after the request.
    private static func added(_ words: [RequestWord], _ message: TurnContext, _ card: OpenCard) -> String? {
        let phrases = RequestPhrases.of(message.language)
        var next = 0
        while case let count = phrases.additions.length(at: next, in: words), count > 0 { next += count }
        guard next > 0, next < words.count else { return nil }
        let rest = message.message[words[next].range.lowerBound...]
        let attaches = phrases.attachments.length(at: next, in: words) > 0
        let isLength = phrases.lastings.length(before: next, in: words) > 0
        guard isLength || (attaches && message.times.isEmpty) else { return nil }
        return "\(card.turn.message) \(isLength ? phrases.during + " " : "")\(rest)"
    }
}
