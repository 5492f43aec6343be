import SchemaSamples

@testable import LocalModels

/// Texts of a grammar, drawn as a model with random weights would write them.
struct GrammarSampler {
    private let root: Int
    /// The sequences of each rule, their last element first.
    private let sequences: [[[ByteGrammar.Element]]]
    /// The sequence of each rule that ends soonest.
    private let shortest: [[ByteGrammar.Element]]

    init(_ grammar: ByteGrammar) {
        root = grammar.root
        sequences = grammar.alternatives.map { $0.map { $0.reversed() } }
        // The fewest bytes that each rule takes.
        var least = [Int](repeating: .max, count: sequences.count)
        var shortest = [[ByteGrammar.Element]](repeating: [], count: sequences.count)
        var isChanging = true
        while isChanging {
            isChanging = false
            for (rule, sequences) in sequences.enumerated() {
                // Of two that are as short, the one of fewer parts: what may be empty could be repeated for ever.
                for sequence in sequences.sorted(by: { $0.count < $1.count }) {
                    let length = Self.length(of: sequence, least)
                    guard length < least[rule] else { continue }
                    (least[rule], shortest[rule], isChanging) = (length, sequence, true)
                }
            }
        }
        self.shortest = shortest
    }

    /// One text, which ends as soon as it can past `length` bytes or in a nest of rules.
    func text(length: Int, _ random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest: [ByteGrammar.Element] = [.rule(root)]
        while let element = rest.popLast() {
            switch element {
            case .byte(let range): bytes.append(UInt8.random(in: range, using: &random))
            case .rule(let rule) where bytes.count > length || rest.count > 200: rest += shortest[rule]
            case .rule(let rule): rest += random.pick(sequences[rule])
            }
        }
        return bytes
    }

    private static func length(of sequence: [ByteGrammar.Element], _ least: [Int]) -> Int {
        var sum = 0
        for element in sequence {
            guard case .rule(let rule) = element else {
                sum += 1
                continue
            }
            guard least[rule] < .max else { return .max }
            sum += least[rule]
        }
        return sum
    }
}
