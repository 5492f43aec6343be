import Foundation
import LocalModels

/// What a title may be: short, on one line, and made of what the person said, without losing any of it.
enum TitleRule {
    /// Characters of a title, counted as a person counts them (grapheme clusters).
    static let limit = 80

    static func isCut(_ title: String) -> Bool { title.count >= limit - 1 && title.hasSuffix("…") }

    /// The title that the message gives by itself: what it asks to be reminded of, or words without a verb beside one
    /// time.
    static func given(in turn: TurnContext) -> String? {
        guard turn.times.count <= 1 else { return nil }
        let request = request(without: turn.times.flatMap { SaidTimes.group(of: $0, in: turn) }, in: turn)
        if let alarm = alarm(request, in: turn) { return alarm }
        guard isTitle(request.matter), request.matter.count <= limit else { return nil }
        if request.opening == .addressed { return request.matter }
        let words = RequestWord.words(of: request.matter).map(\.folded)
        let isSentence = RequestPhrases.of(turn.language).haveSubject(words)
        return isSentence || turn.times.isEmpty ? nil : withoutArticle(request.matter, turn.language)
    }

    /// The title the model wrote, when all its words come from the message and none that matters is lost; else the
    /// matter of the message, without the time, which the card shows.
    static func title(
        from arguments: GeneratedContent, in turn: TurnContext, place: String? = nil, adding: Set<String> = []
    ) throws -> String {
        let time = try TimeRule.time(from: arguments, in: turn)
        let written = try arguments.value(String.self, forProperty: "title").oneLine(limit: limit)
        let group = time.map { SaidTimes.group(of: $0, in: turn) } ?? []
        let request = request(without: group, in: turn)
        if let alarm = alarm(request, in: turn) { return alarm }
        // "prends rendez-vous chez le dentiste avant avril": to make the appointment is the thing to do.
        let matter = request.books && turn.saysDeadlineOnly ? request.lead + request.matter : request.matter
        let title = Request.withoutTail(withoutTime(written, time, in: turn), turn.language)
        let times = turn.spans.flatMap(\.text.foldedWords)
        if isTitle(Request(title, turn.language).matter), isSaid(title, in: turn, adding),
            keeps(matter, in: title, and: (place?.foldedWords ?? []) + times)
        {
            return title
        }
        let whole = isTitle(matter) ? withoutArticle(matter, turn.language) : turn.message
        return whole.oneLine(limit: limit)
    }

    private static func request(without times: [TimeChoice], in turn: TurnContext) -> Request {
        turn.request(without: times.map { withoutOccasions($0, in: turn) })
    }

    /// The time without the first words that are also what happens: the title keeps them.
    private static func withoutOccasions(_ time: TimeChoice, in turn: TurnContext) -> TimeChoice {
        guard time.ranges.count > 1, let first = time.ranges.first,
            isOccasion(String(Array(turn.message)[first]), turn.language)
        else { return time }
        return TimeChoice(words: time.words, expression: time.expression, ranges: Array(time.ranges.dropFirst()))
    }

    private static func isOccasion(_ text: String, _ language: Language) -> Bool {
        RequestPhrases.of(language).occasions.isWhole(RequestWord.words(of: text))
    }

    /// The name of an alarm that is for nothing else: "réveille-moi à 7h".
    private static func alarm(_ request: Request, in turn: TurnContext) -> String? {
        let phrases = RequestPhrases.of(turn.language)
        let words = turn.message.foldedWords
        guard request.matter.foldedWords.allSatisfy(phrases.alarms.contains) else { return nil }
        // "mets une alarme à 14h" counts no minutes.
        if turn.spans.contains(where: \.isBareHour), words.contains("alarme") { return ToolWords.ring[turn.language] }
        if words.contains(where: phrases.timers.contains), !turn.spans.contains(where: \.isBareHour) {
            return ToolWords.timer[turn.language]
        }
        return words.contains(where: phrases.alarms.contains) ? ToolWords.alarm[turn.language] : nil
    }

    /// Whether a text says what something is: "mon", of "bloque mon après-midi", does not.
    private static func isTitle(_ text: String) -> Bool {
        text.contains(where: \.isLetter) && !text.foldedWords.allSatisfy(SearchWords.stopWords.contains)
    }

    /// Whether each word that means something is a word of the message, in another form perhaps.
    private static func isSaid(_ title: String, in turn: TurnContext, _ added: Set<String>) -> Bool {
        let said = turn.message.foldedWords
        let words = title.foldedWords.filter { $0.count > 3 && !added.contains($0) }
        let isNamed = !words.isEmpty || title.foldedWords.contains { said.contains($0) }
        return isNamed && words.allSatisfy { word in said.contains { areForms($0, word) } }
    }

    /// Whether a title, with what the card shows elsewhere, has every word of the matter that means something: names,
    /// numbers, words of four letters.
    private static func keeps(_ matter: String, in title: String, and elsewhere: [String]) -> Bool {
        let kept = title.foldedWords + elsewhere
        return RequestWord.words(of: matter).allSatisfy { word in
            let isName = matter[word.range].first?.isUppercase == true
            let matters = isName || word.folded.count > 3 || word.folded.contains(where: \.isNumber)
            return !matters || generic.contains(word.folded) || kept.contains { areForms($0, word.folded) }
        }
    }

    /// "rende" and "rendre": four letters in common, or the same word.
    private static func areForms(_ one: String, _ other: String) -> Bool {
        one == other || one.commonPrefix(with: other).count >= 4
    }

    /// Words that the heading of a card already says, and verbs without a meaning of their own.
    private static let generic: Set<String> = [
        "rendez", "vous", "rdv", "appointment", "avec", "pour", "dans", "chez", "with", "from", "j", "je", "i", "on",
        "that", "this", "have", "avoir", "faire", "aura", "aurai", "sinon", "otherwise",
    ]

    private static func withoutArticle(_ matter: String, _ language: Language) -> String {
        let articles = language == .french ? ["un ", "une "] : ["a ", "an "]
        let article = articles.first { matter.lowercased().hasPrefix($0) }
        return article.map { String(matter.dropFirst($0.count)) } ?? matter
    }

    /// Takes the words of the chosen time off both ends of a title.
    private static func withoutTime(_ title: String, _ time: TimeChoice?, in turn: TurnContext) -> String {
        let said = Set(time?.words.foldedWords ?? [])
        let spans = turn.resolver.spans(in: title).filter {
            $0.text.foldedWords.allSatisfy(said.contains) && !isOccasion($0.text, turn.language)
        }
        var kept = Array(title)
        if let last = spans.last, last.range.upperBound == kept.count { kept.removeSubrange(last.range) }
        if let first = spans.first, first.range.lowerBound == 0, first.range.upperBound <= kept.count {
            kept.removeSubrange(first.range)
        }
        return String(kept).trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ",;:")))
    }
}
