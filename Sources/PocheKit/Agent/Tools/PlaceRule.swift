import Foundation
import LocalModels

/// The places a message may name, found by their preposition: the model picks one and writes none.
enum PlaceRule {
    /// Words of a place: more are a sentence.
    private static let longest = 6
    /// "à la piscine" is the place "la piscine"; "chez Louise" is a place with its preposition.
    private static let kept: Set<String> = ["chez"]
    private static let prepositions: Set<String> = ["chez", "à", "au", "aux", "dans", "at", "in", "@"]
    /// Words after which another thing is said.
    private static let ends: Set<String> = [
        "avec", "pour", "et", "que", "qui", "sur", "ce", "with", "for", "to", "from", "about",
        "that",
    ]

    /// What no place ends with.
    private static let joints: Set<String> = ["de", "du", "des", "of", "la", "the", "et", "and", "le", "les", "on"]

    private static let articles: Set<String> = ["la", "le", "les", "the", "a", "my", "ma", "mon", "mes"]
    /// Words that make no place of a preposition: "au sujet de", "at least".
    private static let idioms: Set<String> = [
        "sujet", "lieu", "nom", "moins", "plus", "courant", "suite", "demande", "fin", "debut", "occasion", "avance",
        "propre", "propos", "jeun", "jour", "cas", "fur", "moment", "cours", "milieu", "travers", "dessus", "dessous",
        "least",
        "latest",
        "last", "once", "all", "person", "case", "order", "advance", "general", "front", "time", "end",
    ]

    /// Places that "en" leads to.
    private static let rooms: Set<String> = ["salle", "visio", "ligne", "ville", "gare"]
    private static let calendars: Set<String> = ["calendrier", "agenda", "planning", "calendar", "diary", "schedule"]

    /// The place that was chosen; one that the message does not name is dropped.
    static func place(from arguments: GeneratedContent, in turn: TurnContext) throws -> String? {
        guard let chosen = try arguments.value(String?.self, forProperty: "location"),
            places(in: turn).contains(chosen)
        else { return nil }
        return chosen.oneLine(limit: TitleRule.limit)
    }

    /// Places that may be meant, addresses first.
    static func places(in turn: TurnContext) -> [String] {
        let words = words(of: turn)
        return (addresses(in: words) + words.indices.compactMap { place(at: $0, in: words) } + named(in: words))
            .uniqued()
    }

    /// The place, when the words leave no doubt that it is one: an address, "chez" somebody, "à la" mairie.
    static func plainPlace(in turn: TurnContext) -> String? {
        let words = words(of: turn)
        if let address = addresses(in: words).first { return address }
        let found = words.indices.compactMap { index in place(at: index, in: words).map { (index, $0) } }
        let named = named(in: words)
        if found.isEmpty, named.count == 1 { return named.first }
        guard found.count == 1, let (index, place) = found.first else { return nil }
        // "à Paul" is a person, "à Quimper" is a place.
        let isDoubtful = words[index].folded == "a" && isName(words[index + 1])
        return isDoubtful ? nil : place
    }

    /// What was said of time is taken out, whether it is the one that is meant or not: "à 18h" is no place.
    private static func words(of turn: TurnContext) -> [String] {
        let ranges = turn.times.flatMap(\.ranges) + turn.spans.map(\.range)
        let text = TurnContext.text(turn.message, without: ranges, turn.language, leaving: "\u{FFFC}")
        return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func addresses(in words: [String]) -> [String] {
        words.indices.compactMap { StreetAddress.address(at: $0, in: words) }
    }

    /// "salle 204", "hôpital Saint-Yves": places that need no preposition.
    private static func named(in words: [String]) -> [String] {
        words.indices.dropLast().compactMap { index in
            let name = words[(index + 1)...].prefix { !$0.contains("\u{FFFC}") && (isName($0) || isNumber($0)) }
            let isRoom = numbered.contains(words[index].folded) && name.first.map(isNumber) ?? false
            let isHouse = houses.contains(words[index].folded) && name.first.map(isName) ?? false
            guard isRoom || isHouse else { return nil }
            return ([words[index]] + name.prefix(isRoom ? 1 : longest)).joined(separator: " ")
                .trimmingCharacters(in: .punctuationCharacters)
        }
    }

    private static let numbered: Set<String> = [
        "salle", "amphi", "bureau", "quai", "terminal", "batiment", "room", "hall", "gate", "platform", "studio",
    ]
    private static let houses: Set<String> = [
        "hopital", "clinique", "gare", "aeroport", "theatre", "cinema", "stade", "lycee", "hotel", "hospital", "clinic",
    ]

    private static func isNumber(_ word: String) -> Bool { word.first?.isNumber == true || word.count == 1 }

    private static func place(at index: Int, in words: [String]) -> String? {
        let preposition = words[index].lowercased()
        let next = words.dropFirst(index + 1).prefix { articles.contains($0.folded) }.count + index + 1
        guard next < words.count, let noun = words[next].foldedWords.first, !idioms.contains(noun) else { return nil }
        let after = words[index + 1].folded
        // "a" without its accent is a preposition before an article, and a verb elsewhere; "en" leads to few places.
        let isPreposition =
            prepositions.contains(preposition) || (preposition == "a" && after.hasPrefix("l"))
            || (preposition == "en" && rooms.contains(after))
        return isPreposition ? place(after: index, in: words, keepsPreposition: kept.contains(preposition)) : nil
    }

    private static func place(after index: Int, in words: [String], keepsPreposition: Bool) -> String? {
        var end = index + 1
        while end < words.count, end - index <= longest, continues(at: end, in: words, after: index) {
            end += 1
            if let last = words[end - 1].last, ",.;:!?".contains(last) { break }
        }
        while end > index + 1, joints.contains(words[end - 1].folded) { end -= 1 }
        let named = words[(index + 1)..<end].joined(separator: " ").trimmingCharacters(in: .punctuationCharacters)
        guard named.contains(where: \.isLetter), !isCalendar(named) else { return nil }
        return keepsPreposition ? "\(words[index]) \(named)" : named
    }

    /// Whether a word is still part of the place that follows the preposition at `start`.
    private static func continues(at index: Int, in words: [String], after start: Int) -> Bool {
        let word = words[index]
        guard !word.contains("\u{FFFC}"), !prepositions.contains(word.lowercased()) else { return false }
        let next = words.dropFirst(index + 1).first ?? ""
        switch word.folded {
        case "de":
            // "au Café de Flore", "à la salle de sport"; but "demande à la voisine de venir".
            return index > start + 1 && (isName(next) || !isInfinitive(next) && !isName(words[start + 1]))
        case "et", "and":
            // "chez Paul et Anne"
            return kept.contains(words[start].lowercased()) && isName(words[index - 1]) && isName(next)
        case "on":
            // "at the Blue Bottle on Main Street"
            let street = words.dropFirst(index + 1).prefix { isName($0) }
            return street.contains(where: StreetAddress.isWay)
        default: return !ends.contains(word.folded)
        }
    }

    private static func isInfinitive(_ word: String) -> Bool {
        ["er", "ir", "re", "ez"].contains { word.folded.hasSuffix($0) }
    }

    private static func isName(_ word: String) -> Bool { word.first?.isUppercase == true }

    /// "mets au calendrier", "ajoute à mon agenda", "add to my calendar": where it is written, not where it happens.
    private static func isCalendar(_ place: String) -> Bool {
        place.foldedWords.contains(where: calendars.contains)
    }
}
