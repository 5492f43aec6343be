#if !canImport(FoundationModels)
/// The rules of a grammar, in order, with names that GBNF accepts.
struct GrammarRules {
    /// llama.cpp refuses a larger count.
    static let maximumCount = 2000

    private var rules: [(name: String, body: String)] = []
    private var names: Set<String> = []

    var text: String { rules.map { "\($0.name) ::= \($0.body)\n" }.joined() }

    /// A name not yet taken, made of what GBNF accepts in the one wished for.
    mutating func reserve(_ wish: String) -> String {
        let letters = wish.lowercased().unicodeScalars.map { scalar -> Character in
            scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? Character(scalar) : "-"
        }
        let stem = letters.isEmpty ? "rule" : String(letters.prefix(40))
        var name = stem
        var number = 2
        while !names.insert(name).inserted {
            name = "\(stem)-\(number)"
            number += 1
        }
        return name
    }

    mutating func define(_ name: String, _ body: String) {
        rules.append((name, body))
    }

    /// Text as a GBNF literal.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// One of several expressions.
    static func alternatives(_ expressions: [String]) -> String {
        expressions.count == 1 ? expressions[0] : "(" + expressions.joined(separator: " | ") + ")"
    }
}
#endif
