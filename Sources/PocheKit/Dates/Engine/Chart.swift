/// What a piece of text means.
enum Value: Sendable {
    case absent
    case number(Double)
    case name(String)
    case amount(Amount)
    case node(TimeNode)
    case impossible(DateError.Reason)
}

extension Value {
    /// Which of two readings of the same words a person means: a whole time rather than one open at an end
    /// ("après-demain" is not "après" and "demain"), and a repeated time rather than one long one.
    var preference: Int {
        guard case .node(let node) = self else { return -1 }
        return node.recurrence != nil ? 2 : node.edge == .closed ? 1 : 0
    }
}

/// All readings of all pieces of a text, built from its end to its beginning.
struct Chart {
    struct Edge {
        var symbol: Int
        var end: Int
        var value: Value
    }

    let grammar: Grammar
    let tokens: [Token]
    let meanings: Meanings
    private(set) var edges: [[Edge]]

    /// Longest piece considered, in tokens.
    private static let reach = 28
    /// Most readings kept at one place; ordinary text needs a tenth.
    private static let crowd = 400

    init(_ grammar: Grammar, _ tokens: [Token], _ meanings: Meanings) {
        self.grammar = grammar
        self.tokens = tokens
        self.meanings = meanings
        edges = Array(repeating: [], count: tokens.count + 1)
        for start in stride(from: tokens.count - 1, through: 0, by: -1) {
            readWords(start)
            var next = 0
            while next < edges[start].count {
                let edge = edges[start][next]
                for rule in grammar.rules[edge.symbol] { advance(rule, from: start, edge) }
                next += 1
            }
        }
    }

    private mutating func readWords(_ start: Int) {
        let token = tokens[start]
        if token.kind == .digits, let value = Int(token.text) {
            add(Edge(symbol: grammar.digits, end: start + 1, value: .number(Double(value))), at: start)
            if let sized = grammar.symbols["d\(token.text.count)"] {
                add(Edge(symbol: sized, end: start + 1, value: .number(Double(value))), at: start)
            }
        }
        var node = 0
        var end = start
        while end < tokens.count, let next = grammar.trie[node].next[tokens[end].text] {
            node = next
            end += 1
            for entry in grammar.trie[node].entries {
                if let value = meanings.value(of: entry.meaning, []) {
                    add(Edge(symbol: entry.symbol, end: end, value: value), at: start)
                }
            }
        }
    }

    private mutating func advance(_ rule: Grammar.Rule, from start: Int, _ first: Edge) {
        guard matches(rule.items[0], first, at: start) else { return }
        var captured = [Value](repeating: .absent, count: rule.captures)
        if let capture = rule.items[0].capture { captured[capture] = first.value }
        advance(rule, 1, from: start, at: first.end, &captured)
    }

    private mutating func advance(
        _ rule: Grammar.Rule, _ index: Int, from start: Int, at end: Int, _ captured: inout [Value]
    ) {
        guard index < rule.items.count else {
            if var value = meanings.value(of: rule.meaning, captured) {
                if rule.isLatent, case .node(var node) = value {
                    node.isLatent = true
                    value = .node(node)
                }
                add(Edge(symbol: rule.head, end: end, value: value), at: start)
            }
            return
        }
        guard end < tokens.count, end - start < Self.reach else { return }
        let item = rule.items[index]
        for position in edges[end].indices {
            let edge = edges[end][position]
            guard edge.symbol == item.symbol, matches(item, edge, at: end) else { continue }
            if let capture = item.capture { captured[capture] = edge.value }
            advance(rule, index + 1, from: start, at: edge.end, &captured)
        }
    }

    private func matches(_ item: Grammar.Item, _ edge: Edge, at start: Int) -> Bool {
        if item.isGlued, !tokens[start].isGlued { return false }
        guard let bounds = item.bounds else { return true }
        guard case .number(let value) = edge.value else { return false }
        return Double(bounds.lowerBound) <= value && value <= Double(bounds.upperBound)
    }

    private mutating func add(_ edge: Edge, at start: Int) {
        guard edges[start].count < Self.crowd else { return }
        var same = 0
        for known in edges[start] where known.symbol == edge.symbol && known.end == edge.end { same += 1 }
        if same < 3 || (same < 6 && edge.value.preference > 0) { edges[start].append(edge) }
    }
}
