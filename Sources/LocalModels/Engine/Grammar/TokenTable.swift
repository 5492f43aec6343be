/// The vocabulary sorted by bytes, so that a grammar is followed once for all the tokens that begin alike.
final class TokenTable {
    private var bytes: [UInt8] = []
    /// Where each token's bytes start, by token; one more at the end.
    private var offsets: [Int32] = [0]
    private var order: [Token] = []
    /// How many bytes each token of `order` shares with the one before.
    private var shared: [UInt16] = []

    init(_ vocabulary: Vocabulary) {
        let count = vocabulary.count
        offsets.reserveCapacity(count + 1)
        for token in 0..<Token(count) {
            bytes.append(contentsOf: vocabulary.bytes(of: token))
            offsets.append(Int32(bytes.count))
        }
        order = (0..<Token(count)).filter { self[$0].count > 0 && !vocabulary.endsAnswer($0) }
        order.sort { self[$0].lexicographicallyPrecedes(self[$1]) }
        shared.reserveCapacity(order.count)
        var previous: ArraySlice<UInt8> = []
        for token in order {
            let piece = self[token]
            shared.append(UInt16(clamping: zip(previous, piece).prefix { $0 == $1 }.count))
            previous = piece
        }
    }

    subscript(token: Token) -> ArraySlice<UInt8> { bytes[Int(offsets[Int(token)])..<Int(offsets[Int(token) + 1])] }

    /// The tokens that may come next. Ends of answer are not among them.
    func allowed(from state: GrammarAutomaton.State, by automaton: GrammarAutomaton) -> [Token] {
        var allowed: [Token] = []
        var path = [state]
        // A token that shares more than this with the refused one before it is refused at the same byte.
        var refusedAt = Int.max
        for (index, token) in order.enumerated() {
            let common = Int(shared[index])
            if common >= refusedAt { continue }
            refusedAt = .max
            path.removeLast(path.count - 1 - min(common, path.count - 1))
            let start = Int(offsets[Int(token)]), end = Int(offsets[Int(token) + 1])
            var depth = path.count - 1
            while start + depth < end {
                let next = automaton.step(path[depth], bytes[start + depth])
                depth += 1
                if next == GrammarAutomaton.dead {
                    refusedAt = depth
                    break
                }
                path.append(next)
            }
            if refusedAt == .max { allowed.append(token) }
        }
        return allowed
    }
}
