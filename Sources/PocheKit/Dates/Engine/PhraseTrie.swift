/// The phrases of a grammar, word by word, each word a number.
struct PhraseTrie: Sendable {
    struct Branch: Sendable {
        var next: [(word: Int, branch: Int)] = []
        /// What ends here: a symbol, and the number of its meaning.
        var entries: [(symbol: Int32, meaning: Int)] = []
    }

    private(set) var words: [String: Int] = [:]
    /// The branch of each word that can begin a phrase, or -1.
    private(set) var root: [Int] = []
    private(set) var branches: [Branch] = []
    private(set) var meanings: [Grammar.Meaning] = []

    /// The branch after one more word, or -1.
    func next(_ branch: Int, _ word: Int) -> Int {
        for step in branches[branch].next where step.word == word { return step.branch }
        return -1
    }

    mutating func add(_ phrase: [String], _ symbol: Int32, _ meaning: Grammar.Meaning) {
        var branch = -1
        for text in phrase {
            let word = number(text)
            var next = branch < 0 ? root[word] : self.next(branch, word)
            if next < 0 {
                next = branches.count
                branches.append(Branch())
                if branch < 0 { root[word] = next } else { branches[branch].next.append((word, next)) }
            }
            branch = next
        }
        guard branch >= 0 else { return }
        branches[branch].entries.append((symbol, meanings.count))
        meanings.append(meaning)
    }

    private mutating func number(_ text: String) -> Int {
        if let known = words[text] { return known }
        words[text] = words.count
        root.append(-1)
        return words.count - 1
    }
}
