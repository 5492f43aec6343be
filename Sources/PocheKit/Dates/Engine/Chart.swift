/// All readings of all pieces of a text, built from its end to its beginning; the same chart reads text after text.
struct Chart: Sendable {
    /// A reading of the words from one token to another; ``value(of:)`` is what it means.
    struct Edge: Sendable {
        var symbol: Int32
        var end: Int32
        fileprivate var number: Int32
        fileprivate var isImpossible: Bool
    }

    private(set) var tokens: ArraySlice<Token> = []
    let meanings: Meanings
    /// Rules tried so far, for all texts: what the chart has cost.
    private(set) var work = 0
    private let grammar: Grammar
    // The tables of the grammar, held here: reaching for them through it would count a reference each time.
    private let rules: [Grammar.Rule]
    private let items: [Grammar.Item]
    private let openings: [Grammar.Opening]
    private let openingsOf: [Range<Int>]
    private let endingsOf: [Range<Int>]
    private let ruleMeanings: [Grammar.Meaning]
    private let begins: [Bool]
    private var edges: [Edge] = []
    private var values: [Value] = []
    /// Where the edges that begin at a token are kept.
    private var places: [Range<Int>] = []
    /// The symbols that begin at a token, a bit each: most rules fail on this alone.
    private var present: [UInt64] = []
    /// The values that the rule being tried has captured, by number.
    private var captured: [Int]
    private let words: Int

    /// Most expressions need no more edges.
    private static let usual = 160
    /// Longest piece considered, in tokens; the card of a series that leaves days out is read whole.
    private static let usualReach = 28
    private var reach = usualReach
    /// Most readings of one symbol kept between two tokens; half of them for unlikely ones.
    private static let readings = 6
    /// Most readings kept at one place; ordinary text needs a tenth.
    private static let crowd = 400

    init(_ grammar: Grammar, _ meanings: Meanings) {
        self.grammar = grammar
        self.meanings = meanings
        (rules, items) = (grammar.rules, grammar.items)
        (openings, openingsOf, endingsOf) = (grammar.openings, grammar.openingsOf, grammar.endingsOf)
        (ruleMeanings, begins) = (grammar.meanings, grammar.begins)
        words = (grammar.symbols.count + 63) / 64
        captured = Array(repeating: -1, count: grammar.mostCaptures)
        // What an expression needs: growing would copy it all again and again.
        edges.reserveCapacity(Self.usual)
        values.reserveCapacity(Self.usual)
    }

    /// Forgets what was read, and reads these words: one expression, when they are `whole`.
    mutating func read(_ tokens: ArraySlice<Token>, whole: Bool = false) {
        self.tokens = tokens
        reach = whole ? tokens.count : Self.usualReach
        edges.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        present.removeAll(keepingCapacity: true)
        places.append(contentsOf: repeatElement(0..<0, count: tokens.count + 1))
        present.append(contentsOf: repeatElement(0, count: (tokens.count + 1) * words))
        for start in stride(from: tokens.count - 1, through: 0, by: -1) { read(start) }
    }

    /// The readings that begin at a token, counted from the first one.
    func edges(at start: Int) -> ArraySlice<Edge> { edges[places[start]] }

    func value(of edge: Edge) -> Value { values[Int(edge.number)] }

    private func isGlued(_ index: Int) -> Bool { tokens[tokens.startIndex + index].isGlued }

    private mutating func read(_ start: Int) {
        let first = edges.count
        places[start] = first..<first
        readWords(start)
        var next = first
        while next < edges.count {
            let end = Int(edges[next].end)
            let symbol = Int(edges[next].symbol)
            let range = end == tokens.count ? endingsOf[symbol] : openingsOf[symbol]
            work += range.count
            for index in range {
                let opening = openings[index]
                if opening.second >= 0, !has(opening.second, at: end) { continue }
                open(rules[Int(opening.rule)], from: start, next)
            }
            next += 1
        }
    }

    private mutating func readWords(_ start: Int) {
        let at = tokens.startIndex + start
        if tokens[at].kind == .digits, let value = Int(tokens[at].text) {
            let size = tokens[at].text.utf8.count
            add(grammar.digits, start + 1, .number(Double(value)), at: start)
            if size < grammar.sized.count { add(grammar.sized[size], start + 1, .number(Double(value)), at: start) }
        }
        guard tokens[at].word >= 0 else { return }
        var branch = grammar.trie.root[tokens[at].word]
        var end = start + 1
        while branch >= 0 {
            for entry in grammar.trie.branches[branch].entries {
                if let value = meanings.phrases[entry.meaning] { add(entry.symbol, end, value, at: start) }
            }
            guard end < tokens.count else { return }
            branch = grammar.trie.next(branch, tokens[tokens.startIndex + end].word)
            end += 1
        }
    }

    private mutating func open(_ rule: Grammar.Rule, from start: Int, _ first: Int) {
        let item = items[rule.items.lowerBound]
        guard matches(item, first, at: start) else { return }
        for index in 0..<rule.captures { captured[index] = -1 }
        if item.capture >= 0 { captured[item.capture] = first }
        advance(rule, rule.items.lowerBound + 1, from: start, at: Int(edges[first].end))
    }

    private mutating func advance(_ rule: Grammar.Rule, _ index: Int, from start: Int, at end: Int) {
        guard index < rule.items.upperBound else { return close(rule, from: start, at: end) }
        let item = items[index]
        guard end < tokens.count, end - start < reach, has(item.symbol, at: end) else { return }
        for position in places[end] where edges[position].symbol == item.symbol {
            work += 1
            guard matches(item, position, at: end) else { continue }
            if item.capture >= 0 { captured[item.capture] = position }
            advance(rule, index + 1, from: start, at: Int(edges[position].end))
        }
    }

    private mutating func close(_ rule: Grammar.Rule, from start: Int, at end: Int) {
        guard start > 0 || begins[Int(rule.head)], count(rule.head, end, at: start) < Self.readings else { return }
        guard var value = value(of: rule) else { return }
        if rule.isLatent, case .node(var node) = value {
            node.isLatent = true
            node.standsAtEnd = rule.standsAtEnd
            value = .node(node)
        }
        add(rule.head, end, value, at: start)
    }

    /// What a rule says of the values it has captured.
    private func value(of rule: Grammar.Rule) -> Value? {
        // Every other rule only gives its piece another name.
        if rule.renamed >= 0 {
            let position = captured[rule.renamed]
            return position < 0 ? .absent : values[position]
        }
        return meanings.value(of: ruleMeanings[rule.meaning], self)
    }

    private func matches(_ item: Grammar.Item, _ position: Int, at start: Int) -> Bool {
        if item.isGlued, !isGlued(start) { return false }
        guard item.isBounded else { return true }
        guard case .number(let number) = values[position] else { return false }
        return item.least <= number && number <= item.most
    }

    @inline(__always)
    private func has(_ symbol: Int32, at start: Int) -> Bool {
        present[start * words + Int(symbol >> 6)] & (1 << UInt64(symbol & 63)) != 0
    }

    /// The readings of a symbol between two tokens.
    private func count(_ symbol: Int32, _ end: Int, at start: Int) -> Int {
        guard has(symbol, at: start) else { return 0 }
        var count = 0
        for position in places[start] where edges[position].symbol == symbol && edges[position].end == end {
            count += 1
        }
        return count
    }

    /// Whether one more reading of a symbol between two tokens says something new.
    private func isNew(_ symbol: Int32, _ end: Int, _ value: Value, at start: Int) -> Bool {
        guard has(symbol, at: start) else { return true }
        let isImpossible = if case .impossible = value { true } else { false }
        var same = 0
        for position in places[start] where edges[position].symbol == symbol && edges[position].end == end {
            // One reason is enough.
            if isImpossible, edges[position].isImpossible { return false }
            if values[position] == value { return false }
            same += 1
        }
        return same < Self.readings / 2 || (same < Self.readings && value.preference > 1)
    }

    private mutating func add(_ symbol: Int32, _ end: Int, _ value: Value, at start: Int) {
        let place = places[start]
        // Nothing comes before the first token: only what begins something counts there.
        guard start > 0 || begins[Int(symbol)], place.count < Self.crowd, isNew(symbol, end, value, at: start) else {
            return
        }
        let isImpossible = if case .impossible = value { true } else { false }
        present[start * words + Int(symbol >> 6)] |= 1 << UInt64(symbol & 63)
        edges.append(
            Edge(symbol: symbol, end: Int32(end), number: Int32(values.count), isImpossible: isImpossible))
        values.append(value)
        places[start] = place.lowerBound..<edges.count
    }
}

/// The values that a rule has captured.
protocol Captures {
    subscript(capture index: Int) -> Value? { get }
}

extension Chart: Captures {
    subscript(capture index: Int) -> Value? {
        guard index < captured.count else { return nil }
        return captured[index] < 0 ? .absent : values[captured[index]]
    }
}

/// What a phrase captures.
struct NoCaptures: Captures {
    subscript(capture index: Int) -> Value? { nil }
}
