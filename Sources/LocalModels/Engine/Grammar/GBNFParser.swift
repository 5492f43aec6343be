/// Reads GBNF, the grammar notation of llama.cpp, into rules.
///
/// Our own reader, because llama.cpp's aborts the process on a token its grammar did not expect.
/// The notation: https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md
struct GBNFParser {
    struct SyntaxError: Error, Equatable { let offset: Int }

    private let text: [Unicode.Scalar]
    private var position = 0
    private var rules = ByteGrammar()
    private var names: [String: Int] = [:]

    static func parse(_ source: String) throws(SyntaxError) -> ByteGrammar {
        var parser = GBNFParser(text: Array(source.unicodeScalars))
        return try parser.parse()
    }

    private init(text: [Unicode.Scalar]) { self.text = text }

    private mutating func parse() throws(SyntaxError) -> ByteGrammar {
        skipSpace(lines: true)
        while position < text.count {
            let rule = named(try name())
            skipSpace(lines: false)
            guard take("::=") else { throw failure }
            skipSpace(lines: true)
            rules.alternatives[rule] = try choices(nested: false)
            skipSpace(lines: true)
        }
        guard let root = names["root"], !rules.alternatives.contains(where: \.isEmpty) else { throw failure }
        rules.root = root
        return rules
    }

    private mutating func choices(nested: Bool) throws(SyntaxError) -> [[ByteGrammar.Element]] {
        var result = [try sequence(nested: nested)]
        while peek == "|" {
            position += 1
            skipSpace(lines: true)
            result.append(try sequence(nested: nested))
        }
        return result
    }

    private mutating func sequence(nested: Bool) throws(SyntaxError) -> [ByteGrammar.Element] {
        var elements: [ByteGrammar.Element] = []
        while let next = peek {
            var item: [ByteGrammar.Element]
            switch next {
            case "\"": item = try literal()
            case "[": item = [try characterClass()]
            case ".":
                position += 1
                item = [rules.characterRule([0...0x10_FFFF])]
            case "(":
                position += 1
                skipSpace(lines: true)
                let group = rules.newRule()
                rules.alternatives[group] = try choices(nested: true)
                guard take(")") else { throw failure }
                item = [.rule(group)]
            case _ where isWord(next): item = [.rule(named(try name()))]
            default: return elements
            }
            if let (least, most) = try repetition() { item = repeated(item, least: least, most: most) }
            elements += item
            skipSpace(lines: nested)
        }
        return elements
    }

    private mutating func repetition() throws(SyntaxError) -> (Int, Int?)? {
        switch peek {
        case "*": position += 1; return (0, nil)
        case "+": position += 1; return (1, nil)
        case "?": position += 1; return (0, 1)
        case "{":
            position += 1
            let least = number() ?? 0
            var most: Int? = least
            if take(",") { most = number() }
            guard take("}"), most.map({ $0 >= least && $0 <= 4096 }) ?? true else { throw failure }
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
        position += 1
        var bytes: [ByteGrammar.Element] = []
        while let next = peek, next != "\"" {
            let code = try character()
            guard let scalar = Unicode.Scalar(code) else { throw failure }
            bytes += String(Character(scalar)).utf8.map { .byte($0...$0) }
        }
        guard take("\"") else { throw failure }
        return bytes
    }

    private mutating func characterClass() throws(SyntaxError) -> ByteGrammar.Element {
        position += 1
        let negated = take("^")
        var ranges: [ClosedRange<UInt32>] = []
        while let next = peek, next != "]" {
            let low = try character()
            if peek == "-", position + 1 < text.count, text[position + 1] != "]" {
                position += 1
                let high = try character()
                guard low <= high else { throw failure }
                ranges.append(low...high)
            } else {
                ranges.append(low...low)
            }
        }
        guard take("]"), negated || !ranges.isEmpty else { throw failure }
        return rules.characterRule(negated ? complement(ranges) : ranges)
    }

    private func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        var result: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > next { result.append(next...(range.lowerBound - 1)) }
            next = max(next, range.upperBound + 1)
        }
        if next <= 0x10_FFFF { result.append(next...0x10_FFFF) }
        return result
    }

    private mutating func character() throws(SyntaxError) -> UInt32 {
        guard let first = peek else { throw failure }
        position += 1
        guard first == "\\" else { return first.value }
        guard let escape = peek else { throw failure }
        position += 1
        switch escape {
        case "x": return try hexadecimal(2)
        case "u": return try hexadecimal(4)
        case "U": return try hexadecimal(8)
        case "t": return 9
        case "r": return 13
        case "n": return 10
        case "\\", "\"", "[", "]", "-", "^": return escape.value
        default: throw failure
        }
    }

    private mutating func hexadecimal(_ digits: Int) throws(SyntaxError) -> UInt32 {
        guard position + digits <= text.count else { throw failure }
        let word = String(String.UnicodeScalarView(text[position..<position + digits]))
        guard let value = UInt32(word, radix: 16), value <= 0x10_FFFF else { throw failure }
        position += digits
        return value
    }

    private mutating func named(_ name: String) -> Int {
        if let known = names[name] { return known }
        let rule = rules.newRule()
        names[name] = rule
        return rule
    }

    private mutating func name() throws(SyntaxError) -> String {
        let start = position
        while let next = peek, isWord(next) { position += 1 }
        guard position > start else { throw failure }
        return String(String.UnicodeScalarView(text[start..<position]))
    }

    private mutating func number() -> Int? {
        let start = position
        while let next = peek, ("0"..."9").contains(next) { position += 1 }
        return Int(String(String.UnicodeScalarView(text[start..<position])))
    }

    private mutating func skipSpace(lines: Bool) {
        while let next = peek {
            if next == "#" {
                while peek != nil, peek != "\n" { position += 1 }
            } else if next == " " || next == "\t" || (lines && (next == "\n" || next == "\r")) {
                position += 1
            } else {
                return
            }
        }
    }

    private var peek: Unicode.Scalar? { position < text.count ? text[position] : nil }
    private var failure: SyntaxError { SyntaxError(offset: position) }

    private func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar) || scalar == "-"
            || scalar == "_"
    }

    private mutating func take(_ word: String) -> Bool {
        let scalars = Array(word.unicodeScalars)
        guard position + scalars.count <= text.count, Array(text[position..<position + scalars.count]) == scalars
        else { return false }
        position += scalars.count
        return true
    }
}
