/// The vocabulary sorted by bytes, so that a grammar is followed once for all the tokens that begin alike.
final class TokenTable: Sendable {
    private let bytes: [UInt8]
    /// Where each token's bytes start, by token; one more at the end.
    private let offsets: [Int32]
    private let order: [Token]
    /// How many bytes each token of `order` shares with the one before.
    private let shared: [UInt16]
    /// The tokens that end an answer.
    let endings: [Token]

    init(_ vocabulary: Vocabulary) {
        let count = vocabulary.count
        var bytes: [UInt8] = []
        var offsets: [Int32] = [0]
        offsets.reserveCapacity(count + 1)
        for token in 0..<Token(count) {
            bytes.append(contentsOf: vocabulary.bytes(of: token))
            offsets.append(Int32(bytes.count))
        }
        func piece(_ token: Token) -> ArraySlice<UInt8> {
            bytes[Int(offsets[Int(token)])..<Int(offsets[Int(token) + 1])]
        }
        let endings = (0..<Token(count)).filter(vocabulary.endsAnswer)
        let ends = Set(endings)
        var order = (0..<Token(count)).filter { piece($0).count > 0 && !ends.contains($0) }
        order.sort { piece($0).lexicographicallyPrecedes(piece($1)) }
        var shared: [UInt16] = []
        shared.reserveCapacity(order.count)
        var previous: ArraySlice<UInt8> = []
        for token in order {
            let piece = piece(token)
            shared.append(UInt16(clamping: zip(previous, piece).prefix { $0 == $1 }.count))
            previous = piece
        }
        self.bytes = bytes
        self.offsets = offsets
        self.order = order
        self.shared = shared
        self.endings = endings
    }

    subscript(token: Token) -> ArraySlice<UInt8> { bytes[Int(offsets[Int(token)])..<Int(offsets[Int(token) + 1])] }

    /// Whether a longer token may stand where `token` does: `","` instead of `"`.
    func isOutgrown(_ token: Token, from state: GrammarAutomaton.State, by automaton: GrammarAutomaton) -> Bool {
        let piece = self[token]
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if self[order[middle]].lexicographicallyPrecedes(piece) { low = middle + 1 } else { high = middle }
        }
        let after = automaton.step(state, piece)
        for token in order[low...] {
            let longer = self[token]
            guard longer.starts(with: piece) else { return false }
            if longer.count > piece.count,
                automaton.step(after, longer.dropFirst(piece.count)) != GrammarAutomaton.dead
            {
                return true
            }
        }
        return false
    }

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
