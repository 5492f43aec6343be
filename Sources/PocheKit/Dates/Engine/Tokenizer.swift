/// A word, a number or a mark, folded: no case, no accents.
struct Token: Sendable {
    enum Kind: Sendable { case word, digits, mark }
    var kind: Kind
    var text: String
    /// Offsets in characters of the original text.
    var range: Range<Int>
    /// Offsets in the UTF-8 of the original text.
    var bytes: Range<Int>
    /// Whether no space comes before it.
    var isGlued: Bool
    /// Whether it was written with a capital.
    var isCapital = false
    /// Its number in the vocabulary of a grammar, or -1.
    var word = -1
}

/// Cuts a text into tokens. Hyphens between letters part words; an apostrophe stays with the word before it.
struct Tokenizer {
    /// Where a character stands, in characters and in bytes.
    private struct Place {
        var character = 0
        var byte = 0
    }

    private var tokens: [Token] = []
    /// The folded UTF-8 of the token that is being read.
    private var current: [UInt8] = []
    private var kind = Token.Kind.mark
    private var start = Place()
    private var position = Place()
    /// Bytes of the character that is being read.
    private var width = 1
    private var isGlued = false
    /// Whether the token that is being read begins with a capital.
    private var isCapital = false
    /// A hyphen that follows a letter: a mark of its own unless a letter comes next.
    private var pendingHyphen: Token?

    static func tokens(_ text: String) -> [Token] {
        var text = text
        text.makeContiguousUTF8()
        var tokenizer = Tokenizer()
        tokenizer.read(text)
        tokenizer.flush()
        tokenizer.settleHyphen()
        return tokenizer.tokens
    }

    /// Almost every character is one that nothing can join: those are read as bytes, the others by the standard library.
    private mutating func read(_ text: String) {
        let count = text.utf8.count
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
            while position.byte < count {
                let byte = bytes[position.byte]
                width = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 0
                let next = position.byte + width < count ? bytes[position.byte + width] : 0
                if width == 1, next < Self.firstJoining, byte != 0x0D {
                    ascii(byte)
                } else if width == 2, next < Self.firstJoining, let folded = Self.folded(byte, bytes[position.byte + 1])
                {
                    letters(folded)
                } else if width > 0, let marked = Self.markedLetter(bytes, at: position.byte, width) {
                    let plain = width == 1
                    width = marked
                    if plain { ascii(byte) } else { letters(Self.folded(byte, bytes[position.byte + 1]) ?? []) }
                } else {
                    let index = text.utf8.index(text.startIndex, offsetBy: position.byte)
                    width = text.utf8.distance(from: index, to: text.index(after: index))
                    character(text[index])
                }
                position.byte += width
                position.character += 1
            }
        }
        assert(isDone != nil, "a contiguous string lends its bytes")
    }

    /// The lead byte of U+0300, the first scalar that joins the one before it.
    private static let firstJoining: UInt8 = 0xCC

    /// How many bytes a Latin letter takes with the combining marks after it (U+0300 to U+036F), or `nil` when something else
    /// stands here. Folding drops the marks.
    private static func markedLetter(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ width: Int) -> Int? {
        let isLetter =
            width == 1
            ? (0x41...0x5A).contains(bytes[start] & 0xDF) : folded(bytes[start], bytes[start + 1]) != nil
        guard isLetter else { return nil }
        var end = start + width
        while end + 1 < bytes.count, end - start < widest,
            bytes[end] == 0xCC || bytes[end] == 0xCD && bytes[end + 1] < 0xB0
        {
            end += 2
        }
        guard end > start + width, end == bytes.count || bytes[end] < firstJoining else { return nil }
        return end - start
    }

    private mutating func ascii(_ byte: UInt8) {
        switch byte {
        case 0x61...0x7A: letter(byte)
        case 0x41...0x5A:
            let isFirst = kind != .word || current.isEmpty
            letter(byte + 32)
            if isFirst { isCapital = true }
        case 0x30...0x39: digit(byte)
        case 0x09...0x0D, 0x20: space()
        default: mark([byte])
        }
    }

    private mutating func character(_ character: Character) {
        // Heaps of combining marks and long emoji are no letters, and cost much to look at.
        guard width <= Self.widest else { return mark(Self.unknown) }
        if let byte = character.asciiValue { return ascii(byte) }
        if character.isWhitespace { return space() }
        if character.unicodeScalars.contains(where: Self.isInvisible) {
            // What no one sees parts no word.
            var seen = String.UnicodeScalarView()
            for scalar in character.unicodeScalars where !Self.isInvisible(scalar) { seen.append(scalar) }
            if let rest = String(seen).first { self.character(rest) }
            return
        }
        switch character {
        case "–", "—", "−", "‑", "‐", "→": mark([0x2D])
        default:
            guard let scalar = character.unicodeScalars.first, scalar.value < 0x10000 else { return mark(Self.unknown) }
            let folded = String(character).folded
            guard let first = folded.unicodeScalars.first else { return mark(Self.unknown) }
            if first.isASCII, let byte = folded.utf8.first, (0x30...0x39).contains(byte) {
                prepare(.digits)
                current.append(contentsOf: folded.utf8)
            } else if first.properties.isAlphabetic {
                letters(Array(folded.utf8))
            } else {
                mark(Array(folded.utf8))
            }
        }
    }

    /// Joiners, marks of direction, soft hyphens and the like.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF: true
        default: false
        }
    }

    /// What stands for a character that is no letter, digit or mark.
    private static let unknown = Array("\u{FFFD}".utf8)
    /// Longer characters are no letters, in bytes.
    private static let widest = 32

    /// The folded letter of two bytes, or `nil` when they are no Latin letter.
    private static func folded(_ lead: UInt8, _ trail: UInt8) -> [UInt8]? {
        let value = Int(lead & 0x1F) << 6 | Int(trail & 0x3F)
        return (0xC0..<0x250).contains(value) ? latin[value - 0xC0] : nil
    }

    /// The accented Latin letters, folded once: French is full of them.
    private static let latin: [[UInt8]?] = (UInt32(0xC0)..<0x250).map { value in
        guard let scalar = UnicodeScalar(value), scalar.properties.isAlphabetic else { return nil }
        return Array(String(scalar).folded.utf8)
    }

    private mutating func letter(_ byte: UInt8) {
        pendingHyphen = nil
        prepare(.word)
        current.append(byte)
    }

    private mutating func letters(_ folded: [UInt8]) {
        pendingHyphen = nil
        prepare(.word)
        current.append(contentsOf: folded)
    }

    private mutating func digit(_ byte: UInt8) {
        prepare(.digits)
        current.append(byte)
    }

    /// Begins a token of a kind, unless one is being read.
    private mutating func prepare(_ now: Token.Kind) {
        guard current.isEmpty || now != kind else { return }
        flush()
        settleHyphen()
        start = position
        kind = now
        isCapital = false
    }

    private mutating func space() {
        flush()
        settleHyphen()
        isGlued = false
    }

    private mutating func mark(_ text: [UInt8]) {
        let isInWord = kind == .word && !current.isEmpty
        if text == [0x27], isInWord {
            current.append(0x27)
            let here = position
            position.character += 1
            position.byte += width
            flush()
            position = here
            return
        }
        flush()
        settleHyphen()
        if text == [0x2D], isInWord {
            pendingHyphen = marked(text)
        } else {
            tokens.append(marked(text))
            isGlued = true
        }
        kind = .mark
    }

    private mutating func settleHyphen() {
        guard let hyphen = pendingHyphen else { return }
        pendingHyphen = nil
        tokens.append(hyphen)
        isGlued = true
    }

    private func marked(_ text: [UInt8]) -> Token {
        Token(
            kind: .mark, text: String(decoding: text, as: UTF8.self),
            range: position.character..<position.character + 1,
            bytes: position.byte..<position.byte + width, isGlued: isGlued)
    }

    private mutating func flush() {
        guard !current.isEmpty else { return }
        tokens.append(
            Token(
                kind: kind, text: String(decoding: current, as: UTF8.self),
                range: start.character..<position.character, bytes: start.byte..<position.byte, isGlued: isGlued,
                isCapital: isCapital))
        current.removeAll(keepingCapacity: true)
        isGlued = true
    }
}
