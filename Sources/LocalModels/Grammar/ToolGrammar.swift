#if !canImport(FoundationModels)
extension ByteGrammar {
    /// The most calls that one step may hold.
    static let maximumCalls = 8

    /// The call that the model has begun, and more where it keeps to the marks.
    ///
    /// - Parameter tools: the names and the grammars of the arguments, at least one.
    static func calls(
        of tools: [(name: String, arguments: ByteGrammar)], _ beginning: CallWatch.Beginning,
        manner: ToolManner
    ) -> ByteGrammar {
        var grammar = ByteGrammar()
        grammar.root = grammar.newRule()
        let call = grammar.newRule()
        for (name, arguments) in tools {
            let values = grammar.include(arguments)
            grammar.alternatives[call].append(
                literal(manner.beginning(ofCallTo: name)) + [.rule(values)] + literal(manner.ending))
        }
        let further = beginning.isMarked ? grammar.furtherCalls(call, manner) : []
        grammar.alternatives[grammar.root] = zip(tools, grammar.alternatives[call])
            .filter { tool, _ in beginning.tool.map { $0 == tool.name } ?? true }
            .map { _, call in call + further }
        return grammar
    }

    /// A text that begins as prose does: with nothing that opens a call, a mark or a fence, and not empty.
    static let words: ByteGrammar = {
        var grammar = ByteGrammar()
        let rest = grammar.newRule()
        grammar.alternatives[rest] = [[], [grammar.characterRule([0...0x10_FFFF]), .rule(rest)]]
        grammar.root = grammar.newRule()
        let excluded = CharacterRanges(" \t\r\n`<{[".unicodeScalars.map { $0.value...$0.value })
        grammar.alternatives[grammar.root] = [[grammar.characterRule(excluded.inverted.ranges), .rule(rest)]]
        return grammar
    }()

    /// Adds another grammar's rules.
    ///
    /// - Returns: its root.
    private mutating func include(_ other: ByteGrammar) -> Int {
        let offset = alternatives.count
        alternatives += other.alternatives.map { sequences in
            sequences.map { sequence in
                sequence.map { element in
                    guard case .rule(let rule) = element else { return element }
                    return .rule(rule + offset)
                }
            }
        }
        return other.root + offset
    }

    /// What may follow a first call.
    private mutating func furtherCalls(_ call: Int, _ manner: ToolManner) -> [Element] {
        guard let separator = manner.separator else { return [] }
        var following: [Element] = []
        for _ in 1..<Self.maximumCalls {
            let rule = newRule()
            alternatives[rule] = [
                [], Self.literal(separator) + [.rule(call)] + following,
            ]
            following = [.rule(rule)]
        }
        return following
    }

    private static func literal(_ text: String) -> [Element] { text.utf8.map { .byte($0...$0) } }
}
#endif
