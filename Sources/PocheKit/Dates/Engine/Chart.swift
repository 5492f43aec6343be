/// All readings of all pieces of a text, built from its end to its beginning.
struct Chart {
    struct Edge {
        var symbol: Int32
        var end: Int32
        var value: Value
    }

    let grammar: Grammar
    let tokens: ArraySlice<Token>
    let meanings: Meanings
    /// Rules tried so far: what the chart has cost.
    private(set) var work = 0
    private var edges: [Edge] = []
    /// Where the edges that begin at a token are kept.
    private var places: [Range<Int>]
    /// The symbols that begin at a token, a bit each: most rules fail on this alone.
    private var present: [UInt64]
    private let words: Int

    /// Longest piece considered, in tokens.
    private static let reach = 28
    /// Most readings of one symbol kept between two tokens; half of them for unlikely ones.
    private static let readings = 6
    /// Most readings kept at one place; ordinary text needs a tenth.
    private static let crowd = 400

    init(_ grammar: Grammar, _ tokens: ArraySlice<Token>, _ meanings: Meanings) {
        self.grammar = grammar
        self.tokens = tokens
        self.meanings = meanings
        words = (grammar.symbols.count + 63) / 64
        places = Array(repeating: 0..<0, count: tokens.count + 1)
        present = Array(repeating: 0, count: (tokens.count + 1) * words)
        edges.reserveCapacity(tokens.count * 24)
        for start in stride(from: tokens.count - 1, through: 0, by: -1) { read(start) }
    }

    /// The readings that begin at a token, counted from the first one.
    func edges(at start: Int) -> ArraySlice<Edge> { edges[places[start]] }

    func token(_ index: Int) -> Token { tokens[tokens.startIndex + index] }

    private mutating func read(_ start: Int) {
        let first = edges.count
        places[start] = first..<first
        readWords(start)
        var next = first
        while next < edges.count {
            let end = Int(edges[next].end)
            for opening in grammar.openings[Int(edges[next].symbol)] {
                work += 1
                if opening.second >= 0, !has(opening.second, at: end) { continue }
                open(Int(opening.rule), from: start, edges[next])
            }
            next += 1
        }
    }

    private mutating func readWords(_ start: Int) {
        let token = token(start)
        if token.kind == .digits, let value = Int(token.text) {
            add(grammar.digits, start + 1, .number(Double(value)), at: start)
            if token.text.utf8.count < grammar.sized.count {
                add(grammar.sized[token.text.utf8.count], start + 1, .number(Double(value)), at: start)
            }
        }
        guard token.word >= 0 else { return }
        var branch = grammar.trie.root[token.word]
        var end = start + 1
        while branch >= 0 {
            for entry in grammar.trie.branches[branch].entries {
                if let value = meanings.value(of: entry.meaning, []) { add(entry.symbol, end, value, at: start) }
            }
            guard end < tokens.count else { return }
            branch = grammar.trie.next(branch, self.token(end).word)
            end += 1
        }
    }

    private mutating func open(_ number: Int, from start: Int, _ first: Edge) {
        let rule = grammar.rules[number]
        guard matches(rule.items[0], first.value, at: start) else { return }
        var captured = [Value](repeating: .absent, count: rule.captures)
        if let capture = rule.items[0].capture { captured[capture] = first.value }
        advance(rule, 1, from: start, at: Int(first.end), &captured)
    }

    private mutating func advance(
        _ rule: Grammar.Rule, _ index: Int, from start: Int, at end: Int, _ captured: inout [Value]
    ) {
        guard index < rule.items.count else {
            guard count(rule.head, end, at: start) < Self.readings else { return }
            if var value = meanings.value(of: rule.meaning, captured) {
                if rule.isLatent, case .node(var node) = value {
                    node.isLatent = true
                    node.standsAtEnd = rule.standsAtEnd
                    value = .node(node)
                }
                add(rule.head, end, value, at: start)
            }
            return
        }
        let item = rule.items[index]
        guard end < tokens.count, end - start < Self.reach, has(item.symbol, at: end) else { return }
        if item.isGlued, !token(end).isGlued { return }
        for position in places[end] where edges[position].symbol == item.symbol {
            work += 1
            let edge = edges[position]
            guard matches(item, edge.value, at: end) else { continue }
            if let capture = item.capture { captured[capture] = edge.value }
            advance(rule, index + 1, from: start, at: Int(edge.end), &captured)
        }
    }

    private func matches(_ item: Grammar.Item, _ value: Value, at start: Int) -> Bool {
        if item.isGlued, !token(start).isGlued { return false }
        guard let bounds = item.bounds else { return true }
        guard case .number(let number) = value else { return false }
        return Double(bounds.lowerBound) <= number && number <= Double(bounds.upperBound)
    }

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

    /// Whether a symbol is already known to be impossible between two tokens.
    private func isImpossible(_ symbol: Int32, _ end: Int, at start: Int) -> Bool {
        has(symbol, at: start)
            && places[start].contains { position in
                guard edges[position].symbol == symbol, edges[position].end == end else { return false }
                if case .impossible = edges[position].value { return true }
                return false
            }
    }

    private mutating func add(_ symbol: Int32, _ end: Int, _ value: Value, at start: Int) {
        let place = places[start]
        guard place.count < Self.crowd else { return }
        if case .impossible = value, isImpossible(symbol, end, at: start) { return }
        let same = count(symbol, end, at: start)
        guard same < Self.readings / 2 || (same < Self.readings && value.preference > 1) else { return }
        present[start * words + Int(symbol >> 6)] |= 1 << UInt64(symbol & 63)
        edges.append(Edge(symbol: symbol, end: Int32(end), value: value))
        places[start] = place.lowerBound..<edges.count
    }
}
