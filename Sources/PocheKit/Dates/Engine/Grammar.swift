/// The words and rules of one language, read from its texts.
///
/// A line is `class NAME` (then its entries, `VALUE = phrase, phrase`), or a rule `HEAD <- ITEMS : MEANING`, or
/// `cue NAME = word, word`, or `short WORD = spelling, spelling`, or a comment after `#`. An item is a `<class>` or a
/// literal `(word|other phrase)`; an entry in capitals is one only where it is written with a capital; `?` makes it optional, `+` before it asks that no space comes before. `<num:1-31>` bounds a number. `$1` is the value of the first `<...>`. A meaning
/// that begins with `~` is latent: too weak to be a time alone in a sentence; one that begins with `^` is a time at the
/// end of a sentence or in one that is about dates.
///
/// A sentence is made of the readings of `time`, `nottime` (a name that holds a date: "rue du 8 mai"), `lasting`
/// ("pendant une heure"), `length` ("une heure"), `shift` ("une heure avant"), `times` ("10 fois") and `target` ("de lundi
/// à mardi", of what is moved). `trailing` and `leading` are words that only make sense with the time they stand at ("en
/// vingt", "chaque"): left unread there, they say that it was not understood.
final class Grammar: Sendable {
    struct Item: Sendable {
        var symbol: Int32
        var isGlued = false
        /// Only numbers between these two, both included.
        var isBounded = false
        var least = 0.0
        var most = 0.0
        /// Which capture it is, or -1.
        var capture = -1
    }
    struct Rule: Sendable {
        var head: Int32
        /// Where its items stand in ``Grammar/items``.
        var items: Range<Int>
        var captures: Int
        /// The number of its meaning in ``Grammar/meanings``.
        var meaning: Int
        /// The capture whose value it passes on as it is, or -1.
        var renamed: Int
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
    let items: [Item]
    let meanings: [Meaning]
    /// The most captures of any rule.
    let mostCaptures: Int
    /// The rules in the order of the symbol of their first item, ...
    let openings: [Opening]
    /// ... and where those of each symbol stand: those of one item first, which alone can end a text.
    let openingsOf: [Range<Int>]
    let endingsOf: [Range<Int>]
    /// Whether each symbol can begin a text: it opens a rule, or a sentence is made of it.
    let begins: [Bool]
    let trie: PhraseTrie
    let symbols: [String: Int32]
    let time: Int32
    let nottime: Int32
    let lasting: Int32
    let length: Int32
    let shift: Int32
    let times: Int32
    let target: Int32
    let trailing: Int32
    let leading: Int32
    /// Any number in digits.
    let digits: Int32
    /// Numbers written with exactly that many digits.
    let sized: [Int32]
    /// Words long and rare enough to be recognised under a slip.
    private let slippable: Spelling
    /// Other ways of writing a word, in a hurry: "ds" for "dans".
    private let shorthand: [String: String]
    /// Words that are other ones with a capital: "15 h EST" is no "est".
    private let capitals: [String: String]
    /// Whether a word only ever stands in a name or beside a time: "cours", "Lyon".
    let isNeutral: [Bool]
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
        trailing = reader.symbol("trailing")
        leading = reader.symbol("leading")
        digits = reader.symbol("digits")
        sized = (0...8).map { reader.symbol("d\($0)") }
        rules = reader.rules
        mostCaptures = reader.rules.map(\.captures).max() ?? 0
        items = reader.items
        meanings = reader.meanings
        var opened = Array(repeating: [Opening](), count: reader.symbols.count)
        for (number, rule) in reader.rules.enumerated() {
            let second = rule.items.count > 1 ? items[rule.items.lowerBound + 1].symbol : -1
            opened[Int(items[rule.items.lowerBound].symbol)].append(Opening(second: second, rule: Int32(number)))
        }
        var (openingsOf, endingsOf): ([Range<Int>], [Range<Int>]) = ([], [])
        for symbol in opened.indices {
            let (endings, others) = (opened[symbol].filter { $0.second < 0 }, opened[symbol].filter { $0.second >= 0 })
            opened[symbol] = endings + others
            let start = openingsOf.last?.upperBound ?? 0
            openingsOf.append(start..<start + opened[symbol].count)
            endingsOf.append(start..<start + endings.count)
        }
        (self.openingsOf, self.endingsOf) = (openingsOf, endingsOf)
        let ends: Set = [time, nottime, lasting, length, shift, times, target, trailing, leading]
        begins = opened.indices.map { !opened[$0].isEmpty || ends.contains(Int32($0)) }
        openings = Array(opened.joined())
        trie = reader.trie
        symbols = reader.symbols
        slippable = Spelling(reader.slippable)
        shorthand = reader.shorthand
        capitals = reader.capitals
        isNeutral = reader.neutralWords()
        cues = reader.cues
        faults = reader.faults
    }

    /// Gives each token its number in the vocabulary, a small slip corrected.
    func recognise(_ tokens: inout [Token]) {
        for index in tokens.indices {
            let text = tokens[index].text
            if tokens[index].isCapital, let name = capitals[text] {
                tokens[index].word = trie.words[name] ?? -1
            } else if let word = trie.words[shorthand[text] ?? text] {
                tokens[index].word = word
            } else if tokens[index].kind == .word, let meant = slippable.correction(text) {
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
