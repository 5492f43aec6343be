/// Reads GBNF, the grammar notation of llama.cpp, into rules.
///
/// Our own reader, because llama.cpp's aborts the process on a token its grammar did not expect.
/// The notation: https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md
struct GBNFParser {
    struct SyntaxError: Error, Equatable { let offset: Int }

    private var scanner: GBNFScanner
    private var rules = ByteGrammar()
    private var names: [String: Int] = [:]

    static func parse(_ source: String) throws(SyntaxError) -> ByteGrammar {
        var parser = GBNFParser(scanner: GBNFScanner(source))
        return try parser.parse()
    }

    private init(scanner: GBNFScanner) { self.scanner = scanner }

    private mutating func parse() throws(SyntaxError) -> ByteGrammar {
        scanner.skipSpace(lines: true)
        while scanner.peek != nil {
            let rule = named(try scanner.name())
            scanner.skipSpace(lines: false)
            guard scanner.take("::=") else { throw scanner.failure }
            scanner.skipSpace(lines: true)
            rules.alternatives[rule] = try choices(nested: false)
            scanner.skipSpace(lines: true)
        }
        guard let root = names["root"], !rules.alternatives.contains(where: \.isEmpty) else { throw scanner.failure }
        rules.root = root
        return rules
    }

    private mutating func choices(nested: Bool) throws(SyntaxError) -> [[ByteGrammar.Element]] {
        var result = [try sequence(nested: nested)]
        while scanner.peek == "|" {
            scanner.skip()
            scanner.skipSpace(lines: true)
            result.append(try sequence(nested: nested))
        }
        return result
    }

    private mutating func sequence(nested: Bool) throws(SyntaxError) -> [ByteGrammar.Element] {
        var elements: [ByteGrammar.Element] = []
        while let next = scanner.peek {
            var item: [ByteGrammar.Element]
            switch next {
            case "\"": item = try literal()
            case "[": item = [try characterClass()]
            case ".":
                scanner.skip()
                item = [rules.characterRule([0...0x10_FFFF])]
            case "(":
                scanner.skip()
                scanner.skipSpace(lines: true)
                let group = rules.newRule()
                rules.alternatives[group] = try choices(nested: true)
                guard scanner.take(")") else { throw scanner.failure }
                item = [.rule(group)]
            case _ where scanner.isWord(next): item = [.rule(named(try scanner.name()))]
            default: return elements
            }
            if let (least, most) = try repetition() { item = repeated(item, least: least, most: most) }
            elements += item
            scanner.skipSpace(lines: nested)
        }
        return elements
    }

    private mutating func repetition() throws(SyntaxError) -> (Int, Int?)? {
        switch scanner.peek {
        case "*": scanner.skip(); return (0, nil)
        case "+": scanner.skip(); return (1, nil)
        case "?": scanner.skip(); return (0, 1)
        case "{":
            scanner.skip()
            let least = scanner.number() ?? 0
            var most: Int? = least
            if scanner.take(",") { most = scanner.number() }
            guard scanner.take("}"), most.map({ $0 >= least && $0 <= 4096 }) ?? true else { throw scanner.failure }
            return (least, most)
        default: return nil
        }
    }

    private mutating func repeated(
        _ item: [ByteGrammar.Element], least: Int, most: Int?
    ) -> [ByteGrammar.Element] {
        var result = (0..<least).flatMap { _ in item }
        if let most {
            var rest: [ByteGrammar.Element] = []
            for _ in 0..<(most - least) {
                let rule = rules.newRule()
                rules.alternatives[rule] = [item + rest, []]
                rest = [.rule(rule)]
            }
            result += rest
        } else {
            let rule = rules.newRule()
            rules.alternatives[rule] = [item + [.rule(rule)], []]
            result.append(.rule(rule))
        }
        return result
    }

    private mutating func literal() throws(SyntaxError) -> [ByteGrammar.Element] {
        scanner.skip()
        var bytes: [ByteGrammar.Element] = []
        while let next = scanner.peek, next != "\"" {
            let code = try scanner.character()
            guard let scalar = Unicode.Scalar(code) else { throw scanner.failure }
            bytes += String(Character(scalar)).utf8.map { .byte($0...$0) }
        }
        guard scanner.take("\"") else { throw scanner.failure }
        return bytes
    }

    private mutating func characterClass() throws(SyntaxError) -> ByteGrammar.Element {
        scanner.skip()
        let negated = scanner.take("^")
        var ranges: [ClosedRange<UInt32>] = []
        while let next = scanner.peek, next != "]" {
            let low = try scanner.character()
            if scanner.peek == "-", scanner.isFollowed(byOtherThan: "]") {
                scanner.skip()
                let high = try scanner.character()
                guard low <= high else { throw scanner.failure }
                ranges.append(low...high)
            } else {
                ranges.append(low...low)
            }
        }
        guard scanner.take("]"), negated || !ranges.isEmpty else { throw scanner.failure }
        return rules.characterRule(negated ? CharacterRanges(ranges).inverted.ranges : ranges)
    }

    private mutating func named(_ name: String) -> Int {
        if let known = names[name] { return known }
        let rule = rules.newRule()
        names[name] = rule
        return rule
    }
}
