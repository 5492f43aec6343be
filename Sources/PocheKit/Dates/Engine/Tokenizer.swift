/// A word, a number or a mark, folded: no case, no accents.
struct Token: Sendable {
    enum Kind: Sendable { case word, digits, mark }
    var kind: Kind
    var text: String
    /// Offsets in characters of the original text.
    var range: Range<Int>
    var isGlued: Bool
    /// A hyphen between two words was dropped before this one.
    var isHyphenated = false
}

enum Tokenizer {
    /// Hyphens between letters part words; an apostrophe stays with the word before it.
    static func tokens(_ text: String) -> [Token] {
        var tokens: [Token] = []
        var current = ""
        var kind = Token.Kind.mark
        var start = 0
        var position = 0
        var isGlued = false
        var isHyphenated = false
        func flush() {
            guard !current.isEmpty else { return }
            tokens.append(
                Token(
                    kind: kind, text: current, range: start..<position, isGlued: isGlued, isHyphenated: isHyphenated))
            current = ""
            isGlued = true
            isHyphenated = false
        }
        let characters = Array(text)
        for character in characters {
            let folded = fold(character)
            if let first = folded.unicodeScalars.first {
                let now: Token.Kind =
                    ("0"..."9").contains(first) ? .digits : first.properties.isAlphabetic ? .word : .mark
                if character.isWhitespace {
                    flush()
                    isGlued = false
                } else if now == .mark {
                    if folded == "'", kind == .word, !current.isEmpty {
                        current += "'"
                        position += 1
                        flush()
                        continue
                    }
                    let isBetweenLetters =
                        folded == "-" && kind == .word && !current.isEmpty && position + 1 < characters.count
                        && characters[position + 1].isLetter
                    flush()
                    if isBetweenLetters {
                        isHyphenated = true
                    } else {
                        tokens.append(
                            Token(kind: .mark, text: folded, range: position..<position + 1, isGlued: isGlued))
                        isGlued = true
                    }
                    kind = .mark
                } else {
                    if current.isEmpty || now != kind {
                        flush()
                        start = position
                        kind = now
                    }
                    current += folded
                }
            }
            position += 1
        }
        flush()
        return tokens
    }

    private static func fold(_ character: Character) -> String {
        if let ascii = character.asciiValue {
            return ascii >= 65 && ascii <= 90 ? String(UnicodeScalar(ascii + 32)) : String(character)
        }
        switch character {
        case "–", "—", "−", "‑", "‐": return "-"
        default:
            let folded = String(character).folded
            return folded.isEmpty ? "\u{FFFD}" : folded
        }
    }
}
