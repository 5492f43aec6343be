#if !canImport(FoundationModels)
/// Writes a regular expression as GBNF, for the inside of a JSON string.
///
/// The subset: characters, `.`, `[...]`, `[^...]`, `\d \w \s \D \S`, groups, `|`, and the quantifiers
/// `? * + {n} {n,} {n,m}`, greedy or not. The whole text matches, so `^` at the beginning and `$` at the end say nothing.
struct PatternCompiler {
    private(set) var rules: GrammarRules
    private let pattern: String
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private let name: String

    init(_ pattern: String, rules: GrammarRules, near name: String) {
        self.pattern = pattern
        self.rules = rules
        self.name = name
        var scalars = Array(pattern.unicodeScalars)
        if scalars.first == "^" { scalars.removeFirst() }
        if scalars.last == "$", scalars.dropLast().last != "\\" { scalars.removeLast() }
        self.scalars = scalars
    }

    mutating func expression() throws(GrammarError) -> String {
        let result = try alternation()
        guard peek == nil else { throw failure("an unmatched parenthesis") }
        return result
    }

    private mutating func alternation() throws(GrammarError) -> String {
        var branches = [try sequence()]
        while take("|") { branches.append(try sequence()) }
        return GrammarRules.alternatives(branches)
    }

    private mutating func sequence() throws(GrammarError) -> String {
        var parts: [String] = []
        while let next = peek, next != "|", next != ")" { parts.append(try quantified()) }
        return parts.isEmpty ? "\"\"" : parts.joined(separator: " ")
    }

    private mutating func quantified() throws(GrammarError) -> String {
        let atom = try atom()
        guard let suffix = try quantifier() else { return atom }
        // A name of its own: llama.cpp counts the rules of a repeated group against its limit.
        let rule = rules.reserve(name + "-part")
        rules.define(rule, atom)
        return rule + suffix
    }

    private mutating func quantifier() throws(GrammarError) -> String? {
        var suffix: String
        if take("?") {
            suffix = "?"
        } else if take("*") {
            suffix = "*"
        } else if take("+") {
            suffix = "+"
        } else if take("{") {
            suffix = try count()
        } else {
            return nil
        }
        _ = take("?")
        guard peek != "+" else { throw failure("a possessive quantifier") }
        return suffix
    }

    private mutating func count() throws(GrammarError) -> String {
        let low = number()
        guard take(",") else {
            guard let low, take("}") else { throw failure("a count that is not a number") }
            return try bounded(low, low)
        }
        let high = number()
        guard take("}"), low != nil || high != nil else { throw failure("a count that is not a number") }
        return try bounded(low ?? 0, high)
    }

    private func bounded(_ low: Int, _ high: Int?) throws(GrammarError) -> String {
        guard low <= high ?? low, max(low, high ?? 0) <= GrammarRules.maximumCount else {
            throw failure("a count above \(GrammarRules.maximumCount) or out of order")
        }
        return "{\(low),\(high.map(String.init) ?? "")}"
    }

    private mutating func number() -> Int? {
        var digits = ""
        while let next = peek, ("0"..."9").contains(next) {
            digits.unicodeScalars.append(next)
            index += 1
        }
        return Int(digits)
    }

    private mutating func atom() throws(GrammarError) -> String {
        guard let next = peek else { throw failure("an unfinished expression") }
        index += 1
        switch next {
        case "(": return try group()
        case "[": return try emit(try characterClass())
        case ".": return try emit(CharacterRanges.newline.inverted)
        case "\\": return try emit(try escape())
        case "^", "$": throw failure("an anchor inside")
        case "*", "+", "?", "{": throw failure("a quantifier of nothing")
        default: return GrammarRules.literal(String(GeneratedContent.literal(String(next)).dropFirst().dropLast()))
        }
    }

    private mutating func group() throws(GrammarError) -> String {
        if take("?") {
            _ = take("P")
            if take("<") {
                guard peek != "=", peek != "!" else { throw failure("a look behind") }
                while let next = peek, next != ">" { index += 1 }
                guard take(">") else { throw failure("an unfinished name") }
            } else if !take(":") {
                throw failure("a group that is neither capturing nor “(?:”")
            }
        }
        let body = try alternation()
        guard take(")") else { throw failure("an unmatched parenthesis") }
        return "(" + body + ")"
    }

    private mutating func characterClass() throws(GrammarError) -> CharacterRanges {
        let isNegated = take("^")
        var set = CharacterRanges([])
        var isFirst = true
        while let next = peek, next != "]" || isFirst {
            isFirst = false
            guard next != "[", next != "&" || scalars[safe: index + 1] != "&" else {
                throw failure("a set inside a set")
            }
            index += 1
            let item = next == "\\" ? try escape() : CharacterRanges(next)
            guard peek == "-", let end = scalars[safe: index + 1], end != "]" else {
                set = set.union(item)
                continue
            }
            index += 2
            let last = end == "\\" ? try escape() : CharacterRanges(end)
            guard let from = item.single, let to = last.single, from <= to else {
                throw failure("a range out of order")
            }
            set = set.union(CharacterRanges([from...to]))
        }
        guard take("]") else { throw failure("an unfinished set") }
        return isNegated ? set.inverted : set
    }

    private mutating func escape() throws(GrammarError) -> CharacterRanges {
        guard let next = peek else { throw failure("an unfinished escape") }
        index += 1
        switch next {
        case "d": return .digits
        case "D": return CharacterRanges.digits.inverted
        case "w": return .wordCharacters
        case "s": return .spaces
        case "S": return CharacterRanges.spaces.union(.init([0x85...0x85, 0xA0...0xA0, 0x2000...0x206F])).inverted
        case "n": return CharacterRanges("\n")
        case "t": return CharacterRanges("\t")
        case "r": return CharacterRanges("\r")
        default:
            guard next.isASCII, !next.properties.isAlphabetic, !("0"..."9").contains(next) else {
                throw failure("the escape “\\\(next)”")
            }
            return CharacterRanges(next)
        }
    }

    private func emit(_ set: CharacterRanges) throws(GrammarError) -> String {
        guard let expression = set.expression else { throw failure("a set of no character") }
        return expression
    }

    private var peek: Unicode.Scalar? { scalars[safe: index] }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        index += 1
        return true
    }

    private func failure(_ reason: String) -> GrammarError {
        .unsupportedGuide("The pattern “\(pattern)” has \(reason), which is not supported.")
    }
}

extension CharacterRanges {
    fileprivate var single: UInt32? {
        ranges.count == 1 && ranges[0].count == 1 ? ranges[0].lowerBound : nil
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
#endif
