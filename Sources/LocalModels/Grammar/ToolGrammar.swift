#if !canImport(FoundationModels)
extension ByteGrammar {
    /// The most calls that one step may hold.
    static let maximumCalls = 8

    /// Calls of tools, or an answer: the model chooses by how it begins.
    ///
    /// - Parameters:
    ///   - calls: the tools' names and the grammars of their arguments, at least one.
    ///   - answer: the grammar of an answer that has a form, which no call begins like; `nil` is any text, which calls
    ///     may follow.
    static func choice(
        betweenCalls calls: [(name: String, arguments: ByteGrammar)], manner: ToolManner, andAnswer answer: ByteGrammar?
    ) -> ByteGrammar {
        var grammar = ByteGrammar()
        grammar.root = grammar.newRule()
        let call = grammar.newRule()
        for (name, arguments) in calls {
            let values = grammar.include(arguments)
            grammar.alternatives[call].append(
                literal(manner.beginning(ofCallTo: name).dropFirst(manner.trigger.count))
                    + [.rule(values)] + literal(manner.ending[...]))
        }
        let rest = [Element.rule(call)] + grammar.furtherCalls(call, manner)
        if let answer {
            let answer = grammar.include(answer)
            grammar.alternatives[grammar.root] = [[.rule(answer)], literal(manner.trigger[...]) + rest]
        } else {
            let text = grammar.text(until: Array(manner.trigger.utf8), then: rest)
            grammar.alternatives[grammar.root] = [[.rule(text)]]
        }
        return grammar
    }

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
                [], Self.literal("\(separator)\(manner.trigger)"[...]) + [.rule(call)] + following,
            ]
            following = [.rule(rule)]
        }
        return following
    }

    /// Any text, in which `trigger` is always the beginning of something else.
    ///
    /// A rule for each number of the trigger's bytes that the text ends with, as Knuth, Morris and Pratt search.
    private mutating func text(until trigger: [UInt8], then rest: [Element]) -> Int {
        let rules = trigger.map { _ in newRule() }
        let letters = Set(trigger)
        let others = characterRule(Self.complement(of: letters))
        for (matched, rule) in rules.enumerated() {
            alternatives[rule] = [[], [others, .rule(rules[0])]]
            for letter in letters.sorted() {
                let text = trigger.prefix(matched) + [letter]
                let now = (0...trigger.count).last { text.suffix($0).elementsEqual(trigger.prefix($0)) } ?? 0
                let next = now == trigger.count ? rest : [.rule(rules[now])]
                alternatives[rule].append([.byte(letter...letter)] + next)
            }
        }
        return rules[0]
    }

    private static func complement(of letters: Set<UInt8>) -> [ClosedRange<UInt32>] {
        var ranges: [ClosedRange<UInt32>] = []
        var start: UInt32 = 0
        for letter in letters.sorted().map(UInt32.init) {
            if letter > start { ranges.append(start...letter - 1) }
            start = letter + 1
        }
        return ranges + [start...0x10_FFFF]
    }

    private static func literal(_ text: Substring) -> [Element] { text.utf8.map { .byte($0...$0) } }
}
#endif
