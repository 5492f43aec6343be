/// Small slips: one letter wrong, missing, doubled or swapped in a word that is long and is a time.
enum Spelling {
    /// The one word a misspelt word can be, among words grouped by their first letter.
    static func correction(_ word: String, among words: [Character: [String]]) -> String? {
        guard (5...14).contains(word.utf8.count), let first = word.first, let candidates = words[first] else {
            return nil
        }
        let letters = Array(word)
        let near = candidates.filter { isOneSlip(letters, Array($0)) }
        return near.count == 1 ? near[0] : nil
    }

    /// One insertion, deletion, substitution or swap of neighbours.
    static func isOneSlip(_ left: [Character], _ right: [Character]) -> Bool {
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
