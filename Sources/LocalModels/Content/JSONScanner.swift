#if !canImport(FoundationModels)
/// Reads the words of JSON: strings, numbers and names, in a text that may be cut anywhere.
struct JSONScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// - Returns: whether a name is all there; `false` when the text ends within it.
    mutating func isWhole(_ word: String) throws(GeneratedContent.ParsingError) -> Bool {
        for byte in word.utf8 {
            guard let next = peek else { return false }
            guard next == byte else { throw failure("“\(word)” was expected") }
            index += 1
        }
        return true
    }

    /// A number as far as it can be read, and whether that is all that stands there.
    ///
    /// - Returns: `nil` when no digit of it is there yet.
    mutating func number() throws(GeneratedContent.ParsingError) -> (value: Double, isWhole: Bool)? {
        let start = index
        _ = take("-")
        let integer = digits()
        guard integer > 0 || peek == nil else { throw failure("a digit was expected") }
        if integer == 0 { return nil }
        if integer > 1, bytes[index - integer] == UInt8(ascii: "0") { throw failure("a number begins with 0") }
        var end = index
        if take(".") {
            if digits() > 0 { end = index } else if peek != nil { throw failure("a digit was expected") }
        }
        if end == index, take("e") || take("E") {
            if !take("+") { _ = take("-") }
            if digits() > 0 { end = index } else if peek != nil { throw failure("a digit was expected") }
        }
        let literal = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let value = Double(literal), value.isFinite else { throw failure("the number is too large") }
        return (value, end == index)
    }

    /// A string, whose opening quote comes next, as far as it goes.
    mutating func string() throws(GeneratedContent.ParsingError) -> (text: String, isComplete: Bool) {
        index += 1
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return (String(decoding: text, as: UTF8.self), true)
            case UInt8(ascii: "\\"):
                guard let scalar = try escape() else {
                    index = bytes.count
                    return (String(decoding: text, as: UTF8.self), false)
                }
                text += Array(String(scalar).utf8)
            case 0..<0x20: throw failure("a control character must be escaped")
            default:
                text.append(byte)
                index += 1
            }
        }
        return (String(decoding: text, as: UTF8.self), false)
    }

    /// - Returns: `nil` when the text ends inside the escape.
    private mutating func escape() throws(GeneratedContent.ParsingError) -> Unicode.Scalar? {
        index += 1
        guard let byte = peek else { return nil }
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw failure("unknown escape")
        }
    }

    private mutating func unicodeEscape() throws(GeneratedContent.ParsingError) -> Unicode.Scalar? {
        guard let first = try hexadecimal() else { return nil }
        guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        let mark = index
        guard peek != nil else { return nil }
        guard take("\\") else { return "\u{FFFD}" }
        guard peek != nil else { return nil }
        guard take("u") else {
            index = mark
            return "\u{FFFD}"
        }
        guard let second = try hexadecimal() else { return nil }
        guard 0xDC00..<0xE000 ~= second else {
            index = mark
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func hexadecimal() throws(GeneratedContent.ParsingError) -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek else { return nil }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("a hexadecimal digit was expected")
            }
            value = value << 4 + UInt32(digit)
            index += 1
        }
        return value
    }

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Passes a character if it comes next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func digits() -> Int {
        let start = index
        while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
        return index - start
    }

    mutating func skip() { index += 1 }

    mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    /// The error of what stands here.
    func failure(_ reason: String) -> GeneratedContent.ParsingError {
        GeneratedContent.ParsingError(
            rawContent: String(decoding: bytes, as: UTF8.self),
            debugDescription: "This is not JSON: \(reason), at byte \(index).")
    }
}
#endif
