/// What a person told in a conversation, in their own words: found again by meaning and by words when they ask, long after
/// the model's window has lost it. A small model's summary drops names and numbers; this keeps the sentences.
struct SaidFacts: Sendable {
    struct Fact: Sendable, Equatable {
        let text: String
        /// Of length 1; `nil` where no embedding model is there.
        let vector: [Float]?
        fileprivate let words: Set<String>

        init(_ text: String, vector: [Float]?) {
            self.text = text
            self.vector = vector
            words = Set(SearchWords.words(of: text)).subtracting(SearchWords.stopWords)
        }
    }

    /// Sentences kept, the oldest going first: a year of chatting.
    static let limit = 2_000
    /// Characters of a sentence worth keeping: longer texts are somebody's, not told.
    static let longest = 300

    private var facts: [Fact] = []

    var isEmpty: Bool { facts.isEmpty }

    mutating func add(_ fact: Fact) {
        facts.removeAll { $0.text == fact.text }
        facts.append(fact)
        if facts.count > Self.limit { facts.removeFirst(facts.count - Self.limit) }
    }

    /// What may answer a question, in the order it was told: where the person changed their mind, the last is right.
    func about(_ question: Fact, atLeast threshold: Float) -> Found? {
        let best = facts.enumerated().map { ($0.offset, score($0.element, for: question)) }
            .filter { $0.1 >= threshold }.sorted { $0.1 > $1.1 }
        guard let first = best.first?.1 else { return nil }
        // A clear answer stands alone.
        let near = best.prefix(Self.answers).filter { $0.1 >= first - Self.closeness }.sorted { $0.0 < $1.0 }
        return Found(sentences: near.map { facts[$0.0].text }, isClear: first >= Self.clear)
    }

    mutating func add(earlier: [Fact]) {
        var known = Set(facts.map(\.text))
        // What was said twice counts where it was said last.
        let new = earlier.reversed().filter { known.insert($0.text).inserted }.reversed()
        facts = (new + facts).suffix(Self.limit)
    }

    /// What was told that is about a question.
    struct Found: Sendable, Equatable {
        let sentences: [String]
        /// Whether it is hardly about anything else.
        let isClear: Bool
    }

    /// Scores measured on fifty questions: above, the sentence answers; below the second one, it does not.
    static let clear: Float = 0.45
    static let possible: Float = 0.22
    private static let answers = 3

    /// How well a sentence answers a question: its meaning, and the share of the question's words that it holds, the rare
    /// ones counting most.
    func score(_ fact: Fact, for question: Fact) -> Float {
        let meaning = similarity(fact.vector, question.vector)
        let asked = question.words.map { ($0, weight($0)) }
        let all = asked.reduce(0) { $0 + $1.1 }
        let shared = asked.filter { fact.words.contains($0.0) }.reduce(0) { $0 + $1.1 }
        let coverage = all > 0 ? shared / all : 0
        return meaning.map { $0 + Self.wordShare * coverage } ?? coverage
    }

    private func weight(_ word: String) -> Float {
        let count = facts.count { $0.words.contains(word) }
        return 1 / Float(1 + count)
    }

    /// The cosine of two vectors from which what all sentences have in common was taken away; -1...1.
    private func similarity(_ one: [Float]?, _ other: [Float]?) -> Float? {
        guard let one, let other, one.count == other.count else { return nil }
        return zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
    }

    private static let closeness: Float = 0.2
    /// What the words count beside the meaning.
    private static let wordShare: Float = 0.35
}
