/// Small slips: one letter wrong, missing, doubled or swapped in a word that is long and is a time.
struct Spelling: Sendable {
    /// Folded words in UTF-8, by their first byte and their length.
    private let words: [Int: [[UInt8]]]

    init(_ words: some Sequence<String>) {
        self.words = Dictionary(grouping: words.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }) {
            Self.key($0.first ?? 0, $0.count)
        }
    }

    /// The one word that a misspelt one can be.
    func correction(_ word: String) -> String? {
        let count = word.utf8.count
        guard (5...14).contains(count), let first = word.utf8.first else { return nil }
        let letters = Array(word.utf8)
        var meant: [UInt8]?
        for length in count - 1...count + 1 {
            for candidate in words[Self.key(first, length)] ?? [] where Self.isOneSlip(letters, candidate) {
                guard meant == nil else { return nil }
                meant = candidate
            }
        }
        return meant.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func key(_ first: UInt8, _ count: Int) -> Int { Int(first) << 8 | count }

    /// One insertion, deletion, substitution or swap of neighbours.
    static func isOneSlip(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard abs(left.count - right.count) <= 1 else { return false }
        var start = 0
        while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
        var (endLeft, endRight) = (left.count, right.count)
        while endLeft > start, endRight > start, left[endLeft - 1] == right[endRight - 1] {
            endLeft -= 1
            endRight -= 1
        }
        let (one, two) = (endLeft - start, endRight - start)
        if one <= 1, two <= 1 { return true }
        return one == 2 && two == 2 && left[start] == right[start + 1] && left[start + 1] == right[start]
    }
}
