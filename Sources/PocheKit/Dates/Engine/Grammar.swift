/// The words and rules of one language, read from its texts.
///
/// A line is `class NAME` (then its entries, `VALUE = phrase, phrase`), or a rule `HEAD <- ITEMS : MEANING`, or a
/// comment after `#`. An item is a `<class>` or a literal `(word|other phrase)`; `?` makes it optional, `+` before it
/// asks that no space comes before. `<num:1-31>` bounds a number. `$1` is the value of the first `<...>`. A meaning
/// that begins with `~` is latent: too weak to be a time alone in a sentence.
final class Grammar: Sendable {
    struct Item: Sendable {
        var symbol: Int
        var bounds: ClosedRange<Int>?
        var isGlued = false
        var capture: Int?
    }
    struct Rule: Sendable {
        var head: Int
        var items: [Item]
        var captures: Int
        var meaning: Meaning
        var isLatent: Bool
    }
    indirect enum Meaning: Sendable {
        case number(Int)
        case name(String)
        case capture(Int)
        case call(RuleAction, [Meaning])
    }
    struct Branch: Sendable {
        var next: [String: Int] = [:]
        var entries: [(symbol: Int, meaning: Meaning)] = []
    }

    let rules: [[Rule]]
    let trie: [Branch]
    let symbols: [String: Int]
    let vocabulary: Set<String>
    /// Words long and rare enough to be recognised under a slip, by first letter.
    let slippable: [Character: [String]]
    let time: Int
    let digits: Int
    /// Lines that could not be read: empty, as a test makes sure.
    let faults: [String]

    init(_ texts: [String]) {
        var reader = GrammarReader()
        for text in texts { reader.read(text) }
        time = reader.symbol("time")
        digits = reader.symbol("digits")
        var byFirst = Array(repeating: [Rule](), count: reader.symbols.count)
        for rule in reader.rules { byFirst[rule.items[0].symbol].append(rule) }
        rules = byFirst
        trie = reader.trie
        symbols = reader.symbols
        vocabulary = reader.vocabulary
        slippable = Dictionary(grouping: reader.slippable.sorted(), by: { $0.first ?? " " })
        faults = reader.faults
    }

    static func of(_ language: Language) -> Grammar {
        switch language {
        case .french: french
        case .english: english
        }
    }

    private static let french = Grammar(FrenchDates.texts)
    private static let english = Grammar(EnglishDates.texts)
}
