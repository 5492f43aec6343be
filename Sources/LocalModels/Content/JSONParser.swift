#if !canImport(FoundationModels)
/// Reads a JSON document that may be cut anywhere.
///
/// What the cut leaves unreadable (a key without its value, half of an escape or of `true`) is left out; what it
/// leaves readable is kept and marked as not complete.
struct JSONParser {
    /// Deeper documents are refused, so that hostile text cannot exhaust the stack.
    private static let maximumDepth = 256

    private let bytes: [UInt8]
    private var index = 0
    private let rootID: GenerationID?

    init(_ text: String, id: GenerationID?) {
        bytes = Array(text.utf8)
        rootID = id
    }

    mutating func document() throws(GeneratedContent.ParsingError) -> GeneratedContent {
        let value = try value(id: rootID, depth: 0)
        skipSpace()
        guard index == bytes.count else { throw failure("unexpected text after the value") }
        return value ?? GeneratedContent(kind: .null, id: rootID, isComplete: false)
    }

    /// - Returns: `nil` when the text ends before anything of the value can be read.
    private mutating func value(
        id: GenerationID?, depth: Int
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent? {
        guard depth < Self.maximumDepth else { throw failure("nested too deep") }
        skipSpace()
        guard let byte = peek else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return try structure(id: id, depth: depth)
        case UInt8(ascii: "["): return try array(id: id, depth: depth)
        case UInt8(ascii: "\""):
            let (text, isComplete) = try string()
            return GeneratedContent(kind: .string(text), id: id, isComplete: isComplete)
        case UInt8(ascii: "t"): return try word("true", .bool(true), id: id)
        case UInt8(ascii: "f"): return try word("false", .bool(false), id: id)
        case UInt8(ascii: "n"): return try word("null", .null, id: id)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(id: id, depth: depth)
        default: throw failure("no value can begin here")
        }
    }

    private mutating func structure(
        id: GenerationID?, depth: Int
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent {
        var properties: [String: GeneratedContent] = [:]
        var keys: [String] = []
        func content(_ isComplete: Bool) -> GeneratedContent {
            GeneratedContent(
                kind: .structure(properties: properties, orderedKeys: keys), id: id, isComplete: isComplete)
        }
        index += 1
        skipSpace()
        if take("}") { return content(true) }
        while true {
            skipSpace()
            guard let byte = peek else { return content(false) }
            guard byte == UInt8(ascii: "\"") else { throw failure("a property's name was expected") }
            let (key, isComplete) = try string()
            guard isComplete else { return content(false) }
            skipSpace()
            guard peek != nil else { return content(false) }
            guard take(":") else { throw failure("a colon was expected") }
            guard let value = try value(id: id?.child(key), depth: depth + 1) else { return content(false) }
            if properties.updateValue(value, forKey: key) == nil { keys.append(key) }
            skipSpace()
            guard peek != nil else { return content(false) }
            if take("}") { return content(true) }
            guard take(",") else { throw failure("a comma was expected") }
        }
    }

    private mutating func array(
        id: GenerationID?, depth: Int
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent {
        var elements: [GeneratedContent] = []
        func content(_ isComplete: Bool) -> GeneratedContent {
            GeneratedContent(kind: .array(elements), id: id, isComplete: isComplete)
        }
        index += 1
        skipSpace()
        if take("]") { return content(true) }
        while true {
            guard let value = try value(id: id?.child(elements.count), depth: depth + 1) else {
                return content(false)
            }
            elements.append(value)
            skipSpace()
            guard peek != nil else { return content(false) }
            if take("]") { return content(true) }
            guard take(",") else { throw failure("a comma was expected") }
        }
    }

    private mutating func word(
        _ word: String, _ kind: GeneratedContent.Kind, id: GenerationID?
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent? {
        for byte in word.utf8 {
            guard let next = peek else { return nil }
            guard next == byte else { throw failure("“\(word)” was expected") }
            index += 1
        }
        return GeneratedContent(kind: kind, id: id)
    }

    /// - Note: inside a structure or an array, a number that the text ends with may still grow.
    private mutating func number(
        id: GenerationID?, depth: Int
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent? {
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
        let isComplete = end == index && (peek != nil || depth == 0)
        return GeneratedContent(kind: .number(value), id: id, isComplete: isComplete)
    }

    private mutating func string() throws(GeneratedContent.ParsingError) -> (text: String, isComplete: Bool) {
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

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func digits() -> Int {
        let start = index
        while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
        return index - start
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func failure(_ reason: String) -> GeneratedContent.ParsingError {
        GeneratedContent.ParsingError(
            rawContent: String(decoding: bytes, as: UTF8.self),
            debugDescription: "This is not JSON: \(reason), at byte \(index).")
    }
}
#endif
