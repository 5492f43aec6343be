/// Small slips: one letter wrong, missing, doubled or swapped in a word that is long and is a time.
enum Spelling {
    static func correct(_ tokens: inout [Token], by grammar: Grammar) {
        for index in tokens.indices {
            let word = tokens[index].text
            guard tokens[index].kind == .word, (5...14).contains(word.count), !grammar.vocabulary.contains(word),
                let first = word.first
            else { continue }
            let near = (grammar.slippable[first] ?? []).filter { isOneSlip(Array(word), Array($0)) }
            if near.count == 1 { tokens[index].text = near[0] }
        }
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
