#if !canImport(FoundationModels)
/// Reads a JSON document that may be cut anywhere.
///
/// What the cut leaves unreadable (a key without its value, half of an escape or of `true`) is left out; what it
/// leaves readable is kept and marked as not complete.
struct JSONParser {
    /// Deeper documents are refused, so that hostile text cannot exhaust the stack.
    private static let maximumDepth = 256

    private var scanner: JSONScanner
    private let rootID: GenerationID?

    init(_ text: String, id: GenerationID?) {
        scanner = JSONScanner(text)
        rootID = id
    }

    mutating func document() throws(GeneratedContent.ParsingError) -> GeneratedContent {
        let value = try value(id: rootID, depth: 0)
        scanner.skipSpace()
        guard scanner.peek == nil else { throw scanner.failure("unexpected text after the value") }
        return value ?? GeneratedContent(kind: .null, id: rootID, isComplete: false)
    }

    /// - Returns: `nil` when the text ends before anything of the value can be read.
    private mutating func value(
        id: GenerationID?, depth: Int
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent? {
        guard depth < Self.maximumDepth else { throw scanner.failure("nested too deep") }
        scanner.skipSpace()
        guard let byte = scanner.peek else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return try structure(id: id, depth: depth)
        case UInt8(ascii: "["): return try array(id: id, depth: depth)
        case UInt8(ascii: "\""):
            let (text, isComplete) = try scanner.string()
            return GeneratedContent(kind: .string(text), id: id, isComplete: isComplete)
        case UInt8(ascii: "t"): return try word("true", .bool(true), id: id)
        case UInt8(ascii: "f"): return try word("false", .bool(false), id: id)
        case UInt8(ascii: "n"): return try word("null", .null, id: id)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(id: id, depth: depth)
        default: throw scanner.failure("no value can begin here")
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
        scanner.skip()
        scanner.skipSpace()
        if scanner.take("}") { return content(true) }
        while true {
            scanner.skipSpace()
            guard let byte = scanner.peek else { return content(false) }
            guard byte == UInt8(ascii: "\"") else { throw scanner.failure("a property's name was expected") }
            let (key, isComplete) = try scanner.string()
            guard isComplete else { return content(false) }
            scanner.skipSpace()
            guard scanner.peek != nil else { return content(false) }
            guard scanner.take(":") else { throw scanner.failure("a colon was expected") }
            guard let value = try value(id: id?.child(key), depth: depth + 1) else { return content(false) }
            if properties.updateValue(value, forKey: key) == nil { keys.append(key) }
            scanner.skipSpace()
            guard scanner.peek != nil else { return content(false) }
            if scanner.take("}") { return content(true) }
            guard scanner.take(",") else { throw scanner.failure("a comma was expected") }
        }
    }

    private mutating func array(
        id: GenerationID?, depth: Int
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent {
        var elements: [GeneratedContent] = []
        func content(_ isComplete: Bool) -> GeneratedContent {
            GeneratedContent(kind: .array(elements), id: id, isComplete: isComplete)
        }
        scanner.skip()
        scanner.skipSpace()
        if scanner.take("]") { return content(true) }
        while true {
            guard let value = try value(id: id?.child(elements.count), depth: depth + 1) else {
                return content(false)
            }
            elements.append(value)
            scanner.skipSpace()
            guard scanner.peek != nil else { return content(false) }
            if scanner.take("]") { return content(true) }
            guard scanner.take(",") else { throw scanner.failure("a comma was expected") }
        }
    }

    private mutating func word(
        _ word: String, _ kind: GeneratedContent.Kind, id: GenerationID?
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent? {
        try scanner.isWhole(word) ? GeneratedContent(kind: kind, id: id) : nil
    }

    /// - Note: inside a structure or an array, a number that the text ends with may still grow.
    private mutating func number(
        id: GenerationID?, depth: Int
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent? {
        guard let (value, isWhole) = try scanner.number() else { return nil }
        let isComplete = isWhole && (scanner.peek != nil || depth == 0)
        return GeneratedContent(kind: .number(value), id: id, isComplete: isComplete)
    }
}
#endif
