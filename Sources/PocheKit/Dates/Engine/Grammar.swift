/// The words and rules of one language, read from its texts.
///
/// A line is `class NAME` (then its entries, `VALUE = phrase, phrase`), or a rule `HEAD <- ITEMS : MEANING`, or
/// `cue NAME = word, word`, or a comment after `#`. An item is a `<class>` or a literal `(word|other phrase)`; `?` makes it optional, `+` before it
/// asks that no space comes before. `<num:1-31>` bounds a number. `$1` is the value of the first `<...>`. A meaning
/// that begins with `~` is latent: too weak to be a time alone in a sentence; one that begins with `^` is a time at the
/// end of a sentence or in one that is about dates.
///
/// A sentence is made of the readings of `time`, `nottime` (a name that holds a date: "rue du 8 mai"), `lasting`
/// ("pendant une heure"), `length` ("une heure"), `shift` ("une heure avant"), `times` ("10 fois") and `target` ("de lundi
/// à mardi", of what is moved).
final class Grammar: Sendable {
    struct Item: Sendable {
        var symbol: Int32
        var bounds: ClosedRange<Int>?
        var isGlued = false
        var capture: Int?
    }
    struct Rule: Sendable {
        var head: Int32
        var items: [Item]
        var captures: Int
        var meaning: Meaning
        var isLatent: Bool
        /// Latent, but strong enough at the end of a sentence.
        var standsAtEnd: Bool
    }
    /// A rule that may begin with some symbol.
    struct Opening: Sendable {
        /// The symbol of its second item, or -1.
        var second: Int32
        var rule: Int32
    }
    indirect enum Meaning: Sendable {
        case number(Int)
        case name(String)
        case capture(Int)
        case call(RuleAction, [Meaning])
    }

    let rules: [Rule]
    /// The rules by the symbol of their first item.
    let openings: [[Opening]]
    let trie: PhraseTrie
    let symbols: [String: Int32]
    let time: Int32
    let nottime: Int32
    let lasting: Int32
    let length: Int32
    let shift: Int32
    let times: Int32
    let target: Int32
    /// Any number in digits.
    let digits: Int32
    /// Numbers written with exactly that many digits.
    let sized: [Int32]
    /// Words long and rare enough to be recognised under a slip, by first letter.
    private let slippable: [Character: [String]]
    /// What some words tell of the times around them.
    let cues: [String: Cue.Set]
    /// Lines that could not be read: empty, as a test makes sure.
    let faults: [String]

    init(_ texts: [String]) {
        var reader = GrammarReader()
        for text in texts { reader.read(text) }
        time = reader.symbol("time")
        nottime = reader.symbol("nottime")
        lasting = reader.symbol("lasting")
        length = reader.symbol("length")
        shift = reader.symbol("shift")
        times = reader.symbol("times")
        target = reader.symbol("target")
        digits = reader.symbol("digits")
        sized = (0...4).map { reader.symbol("d\($0)") }
        rules = reader.rules
        var openings = Array(repeating: [Opening](), count: reader.symbols.count)
        for (number, rule) in reader.rules.enumerated() {
            let second = rule.items.count > 1 ? rule.items[1].symbol : -1
            openings[Int(rule.items[0].symbol)].append(Opening(second: second, rule: Int32(number)))
        }
        self.openings = openings
        trie = reader.trie
        symbols = reader.symbols
        slippable = Dictionary(grouping: reader.slippable.sorted(), by: { $0.first ?? " " })
        cues = reader.cues
        faults = reader.faults
    }

    /// Gives each token its number in the vocabulary, a small slip corrected.
    func recognise(_ tokens: inout [Token]) {
        for index in tokens.indices {
            let text = tokens[index].text
            if let word = trie.words[text] {
                tokens[index].word = word
            } else if tokens[index].kind == .word, let meant = Spelling.correction(text, among: slippable) {
                tokens[index].word = trie.words[meant] ?? -1
            }
        }
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
