import Foundation

/// Finds a street address by its form: a number, then the name of a way.
enum StreetAddress {
    /// Words of an address.
    private static let longest = 10
    private static let ways: Set<String> = [
        "rue", "avenue", "boulevard", "bd", "av", "place", "chemin", "impasse", "allee", "quai", "route", "cours",
        "square", "passage", "street", "road", "lane", "drive", "close", "st", "rd", "ave", "blvd",
    ]
    /// Between the number and the way.
    private static let repeats: Set<String> = ["bis", "ter", "quater"]
    /// Within the name of a way.
    private static let joints: Set<String> = ["de", "du", "des", "la", "le", "les", "l", "d", "a", "et", "en", "sur"]

    /// "12 rue des Lilas", "8 place du Marché à Quimper", "45 Elm Street": a number and the name of a way.
    static func address(at index: Int, in words: [String]) -> String? {
        guard isNumber(plain(words[index])) else { return nil }
        let name = words[(index + 1)...].drop { repeats.contains(plain($0)) }
        guard let way = name.prefix(4).firstIndex(where: { ways.contains(plain($0)) }) else { return nil }
        if way > name.startIndex {
            // An English way stands after its name.
            guard name[...way].allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
            return joined(words[index...way])
        }
        var end = way + 1
        while end < words.count, end - index < longest, isPart(words[end]), !isClosed(words[end - 1]) { end += 1 }
        while joints.contains(plain(words[end - 1])) { end -= 1 }
        return end > way + 1 ? joined(words[index..<end]) : nil
    }

    /// The message, the characters of its addresses replaced one for one by what no reader takes for a word.
    static func masked(_ message: String) -> String {
        let words = message.split(whereSeparator: \.isWhitespace).map(String.init)
        return words.indices.compactMap { address(at: $0, in: words) }.reduce(message) { masked, address in
            masked.replacingOccurrences(of: address, with: String(repeating: "\u{FFFC}", count: address.count))
        }
    }

    /// Whether a word is the name of a kind of way: "Street", "place".
    static func isWay(_ word: String) -> Bool { ways.contains(plain(word)) }

    private static func isPart(_ word: String) -> Bool {
        let isName = word.first?.isUppercase == true || word.first?.isNumber == true
        return isName || joints.contains(word.folded) || ["l'", "d'"].contains { word.folded.hasPrefix($0) }
    }

    /// "12", "12b"; but "8:40" and "14h30" are hours.
    private static func isNumber(_ word: String) -> Bool {
        let digits = word.prefix { $0.isNumber }
        return !digits.isEmpty && digits.count <= 4
            && (word.count == digits.count || "abcd".contains(word.dropFirst(digits.count)))
    }

    /// Whether a sign after the word ends the address.
    private static func isClosed(_ word: String) -> Bool { word.last.map { ",.;:!?".contains($0) } == true }

    private static func plain(_ word: String) -> String { word.folded.trimmingCharacters(in: .punctuationCharacters) }

    private static func joined(_ words: ArraySlice<String>) -> String {
        words.joined(separator: " ").trimmingCharacters(in: .punctuationCharacters)
    }
}
