/// Follows a grammar byte by byte.
///
/// Places in the grammar are stacks of what is left to match, shared as linked nodes. Sets of places are interned as
/// states and the steps between them remembered, so following a text twice costs one table look-up a byte.
final class GrammarAutomaton {
    typealias State = Int32
    /// No text leads here.
    static let dead: State = -1

    private struct Node: Hashable {
        let element: ByteGrammar.Element
        let next: Int32
    }

    private let rules: ByteGrammar
    private var nodes: [Node] = []
    private var nodeIDs: [Node: Int32] = [:]
    private var states: [[Int32]] = []
    private var stateIDs: [[Int32]: State] = [:]
    private var steps: [State] = []
    private static let unknown: State = -2
    /// The empty stack: the grammar is satisfied.
    private static let end: Int32 = -1

    private(set) var start: State = GrammarAutomaton.dead

    init(_ rules: ByteGrammar) {
        self.rules = rules
        var places: Set<Int32> = []
        var seen: Set<Int32> = []
        expand(node(.rule(rules.root), then: Self.end), into: &places, seen: &seen)
        start = state(places)
    }

    convenience init(gbnf: String) throws(GBNFParser.SyntaxError) { self.init(try GBNFParser.parse(gbnf)) }

    /// Whether the text so far may end here.
    func isComplete(_ state: State) -> Bool { state >= 0 && states[Int(state)].first == Self.end }

    /// Whether nothing may follow.
    func isFinished(_ state: State) -> Bool { state >= 0 && states[Int(state)] == [Self.end] }

    func step(_ state: State, _ byte: UInt8) -> State {
        guard state >= 0 else { return Self.dead }
        let slot = Int(state) << 8 | Int(byte)
        let known = steps[slot]
        if known != Self.unknown { return known }
        var places: Set<Int32> = []
        var seen: Set<Int32> = []
        for place in states[Int(state)] where place != Self.end {
            let node = nodes[Int(place)]
            if case .byte(let range) = node.element, range.contains(byte) {
                expand(node.next, into: &places, seen: &seen)
            }
        }
        let next = self.state(places)
        steps[slot] = next
        return next
    }

    func step(_ state: State, _ bytes: some Sequence<UInt8>) -> State {
        var state = state
        for byte in bytes where state >= 0 { state = step(state, byte) }
        return state
    }

    /// The bytes that must come next, up to the first choice.
    func forced(from state: State) -> (bytes: [UInt8], end: State) {
        var bytes: [UInt8] = []
        var state = state
        while bytes.count < 4096, let byte = onlyByte(from: state) {
            bytes.append(byte)
            state = step(state, byte)
        }
        return (bytes, state)
    }

    private func onlyByte(from state: State) -> UInt8? {
        guard state >= 0 else { return nil }
        var only: UInt8?
        for place in states[Int(state)] {
            guard place != Self.end, case .byte(let range) = nodes[Int(place)].element, range.count == 1 else {
                return nil
            }
            if let only, only != range.lowerBound { return nil }
            only = range.lowerBound
        }
        return only
    }

    private func expand(_ place: Int32, into places: inout Set<Int32>, seen: inout Set<Int32>) {
        guard seen.insert(place).inserted else { return }
        guard place != Self.end, case .rule(let rule) = nodes[Int(place)].element else {
            places.insert(place)
            return
        }
        let next = nodes[Int(place)].next
        for sequence in rules.alternatives[rule] {
            var top = next
            for element in sequence.reversed() { top = node(element, then: top) }
            expand(top, into: &places, seen: &seen)
        }
    }

    private func node(_ element: ByteGrammar.Element, then next: Int32) -> Int32 {
        let node = Node(element: element, next: next)
        if let known = nodeIDs[node] { return known }
        nodes.append(node)
        nodeIDs[node] = Int32(nodes.count - 1)
        return Int32(nodes.count - 1)
    }

    private func state(_ places: Set<Int32>) -> State {
        guard !places.isEmpty else { return Self.dead }
        let sorted = places.sorted()
        if let known = stateIDs[sorted] { return known }
        let id = State(states.count)
        states.append(sorted)
        stateIDs[sorted] = id
        steps.append(contentsOf: repeatElement(Self.unknown, count: 256))
        return id
    }
}
