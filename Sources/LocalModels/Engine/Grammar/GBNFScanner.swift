/// Reads the words of GBNF: names, numbers and characters.
struct GBNFScanner {
    private let text: [Unicode.Scalar]
    private var position = 0

    init(_ source: String) { text = Array(source.unicodeScalars) }

    /// Whether the character after the next one is another than this one, and there.
    func isFollowed(byOtherThan scalar: Unicode.Scalar) -> Bool {
        position + 1 < text.count && text[position + 1] != scalar
    }

    mutating func skip() { position += 1 }

    /// A character of a literal or of a class, escaped or not.
    mutating func character() throws(GBNFParser.SyntaxError) -> UInt32 {
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

    private mutating func hexadecimal(_ digits: Int) throws(GBNFParser.SyntaxError) -> UInt32 {
        guard position + digits <= text.count else { throw failure }
        let word = String(String.UnicodeScalarView(text[position..<position + digits]))
        guard let value = UInt32(word, radix: 16), value <= 0x10_FFFF else { throw failure }
        position += digits
        return value
    }

    mutating func name() throws(GBNFParser.SyntaxError) -> String {
        let start = position
        while let next = peek, isWord(next) { position += 1 }
        guard position > start else { throw failure }
        return String(String.UnicodeScalarView(text[start..<position]))
    }

    mutating func number() -> Int? {
        let start = position
        while let next = peek, ("0"..."9").contains(next) { position += 1 }
        return Int(String(String.UnicodeScalarView(text[start..<position])))
    }

    mutating func skipSpace(lines: Bool) {
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

    var peek: Unicode.Scalar? { position < text.count ? text[position] : nil }
    /// The error of what stands here.
    var failure: GBNFParser.SyntaxError { .init(offset: position) }

    func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar) || scalar == "-"
            || scalar == "_"
    }

    /// Passes a word if it comes next.
    mutating func take(_ word: String) -> Bool {
        let scalars = Array(word.unicodeScalars)
        guard position + scalars.count <= text.count, Array(text[position..<position + scalars.count]) == scalars
        else { return false }
        position += scalars.count
        return true
    }
}
