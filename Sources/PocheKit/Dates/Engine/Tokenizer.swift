/// A word, a number or a mark, folded: no case, no accents.
struct Token: Sendable {
    enum Kind: Sendable { case word, digits, mark }
    var kind: Kind
    var text: String
    /// Offsets in characters of the original text.
    var range: Range<Int>
    /// Whether no space comes before it.
    var isGlued: Bool
    /// Its number in the vocabulary of a grammar, or -1.
    var word = -1
}

/// Cuts a text into tokens. Hyphens between letters part words; an apostrophe stays with the word before it.
struct Tokenizer {
    private var tokens: [Token] = []
    private var current = ""
    private var kind = Token.Kind.mark
    private var start = 0
    private var position = 0
    private var isGlued = false
    /// A hyphen that follows a letter: a mark of its own unless a letter comes next.
    private var hasPendingHyphen = false

    static func tokens(_ text: String) -> [Token] {
        var tokenizer = Tokenizer()
        for character in text {
            tokenizer.read(character)
            tokenizer.position += 1
        }
        tokenizer.flush()
        tokenizer.settleHyphen(beforeLetter: false)
        return tokenizer.tokens
    }

    private mutating func read(_ character: Character) {
        if let ascii = character.asciiValue {
            switch ascii {
            case 0x61...0x7A: letters(String(UnicodeScalar(ascii)))
            case 0x41...0x5A: letters(String(UnicodeScalar(ascii + 32)))
            case 0x30...0x39: append(String(UnicodeScalar(ascii)), .digits)
            case 0x09...0x0D, 0x20: space()
            default: mark(String(UnicodeScalar(ascii)))
            }
            return
        }
        if character.isWhitespace { return space() }
        switch character {
        case "–", "—", "−", "‑", "‐": mark("-")
        default:
            let folded = Self.folded(character)
            guard let first = folded.unicodeScalars.first else { return mark("\u{FFFD}") }
            if first.isASCII, let byte = folded.utf8.first, (0x30...0x39).contains(byte) {
                append(folded, .digits)
            } else if first.properties.isAlphabetic {
                letters(folded)
            } else {
                mark(folded)
            }
        }
    }

    private static func folded(_ character: Character) -> String {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1, (0xC0..<0x250).contains(scalar.value) {
            return latin[Int(scalar.value - 0xC0)]
        }
        return String(character).folded
    }

    /// The accented Latin letters, folded once: French is full of them.
    private static let latin = (UInt32(0xC0)..<0x250).map { UnicodeScalar($0).map { String($0).folded } ?? "" }

    private mutating func letters(_ text: String) {
        settleHyphen(beforeLetter: true)
        append(text, .word)
    }

    private mutating func append(_ text: String, _ now: Token.Kind) {
        if current.isEmpty || now != kind {
            flush()
            settleHyphen(beforeLetter: false)
            start = position
            kind = now
        }
        current += text
    }

    private mutating func space() {
        flush()
        settleHyphen(beforeLetter: false)
        isGlued = false
    }

    private mutating func mark(_ text: String) {
        let isInWord = kind == .word && !current.isEmpty
        if text == "'", isInWord {
            current += "'"
            position += 1
            flush()
            position -= 1
            return
        }
        flush()
        settleHyphen(beforeLetter: false)
        if text == "-", isInWord {
            hasPendingHyphen = true
        } else {
            emit(text)
        }
        kind = .mark
    }

    private mutating func settleHyphen(beforeLetter: Bool) {
        guard hasPendingHyphen else { return }
        hasPendingHyphen = false
        if !beforeLetter {
            tokens.append(Token(kind: .mark, text: "-", range: position - 1..<position, isGlued: true))
            isGlued = true
        }
    }

    private mutating func emit(_ text: String) {
        tokens.append(Token(kind: .mark, text: text, range: position..<position + 1, isGlued: isGlued))
        isGlued = true
    }

    private mutating func flush() {
        guard !current.isEmpty else { return }
        tokens.append(Token(kind: kind, text: current, range: start..<position, isGlued: isGlued))
        current = ""
        isGlued = true
    }
}
