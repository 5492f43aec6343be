#if !canImport(FoundationModels)
/// Watches a free answer for the beginning of a call.
///
/// Models do not keep to the marks of their family: small ones leave them out, or put the call in a code fence. What
/// they all write is a JSON object whose first key is `name`.
struct CallWatch: Sendable {
    enum Sighting: Equatable {
        /// - Parameter text: the part of the answer that cannot become a call.
        case words(_ text: String)
        case call(Beginning, words: String)
        /// A call of what is not there.
        case invented(words: String)
    }

    struct Beginning: Hashable {
        /// `nil` after the mark of a call without the name of a tool.
        let tool: String?
        /// Whether the model keeps to the marks of its family: then it knows to end its calls as well.
        let isMarked: Bool
    }

    /// What the family writes before a call.
    let mark: String?
    let tools: Set<String>
    /// Whether an answer that does not begin with a call holds none.
    var onlyAtBeginning = false

    func sighting(in text: String) -> Sighting {
        let bytes = Array(text.utf8)
        func words(_ end: Int) -> String { String(decoding: bytes[..<end], as: UTF8.self) }
        for start in bytes.indices where Self.openings.contains(bytes[start]) {
            let isFirst = bytes[..<start].allSatisfy(Cursor.spaces.contains)
            if onlyAtBeginning, !isFirst { break }
            do throws(Mismatch) {
                let call = try beginning(in: bytes[start...])
                guard let tool = call.tool, !tools.contains(tool) else { return .call(call, words: words(start)) }
                // Within a text, an object that looks like a call may be an example of one.
                if call.isMarked || isFirst { return .invented(words: words(start)) }
            } catch {
                if error == .end { return .words(words(start)) }
            }
        }
        return .words(text)
    }

    /// Whether nothing more has to be decoded to know what the model does.
    func isDecided(_ text: String) -> Bool {
        guard case .words(let words) = sighting(in: text) else { return true }
        return onlyAtBeginning && !words.allSatisfy(\.isWhitespace)
    }

    /// Whether the end of the text may become a call.
    func isOpen(_ text: String) -> Bool {
        if case .words(let words) = sighting(in: text) { words.utf8.count < text.utf8.count } else { true }
    }

    private static let openings = Set("{<`".utf8)

    private func beginning(in bytes: ArraySlice<UInt8>) throws(Mismatch) -> Beginning {
        var cursor = Cursor(rest: bytes)
        if try cursor.takes("```") {
            _ = try cursor.run(of: Cursor.letters)
            _ = try cursor.run(of: Cursor.spaces)
        }
        var isMarked = false
        if try cursor.takes("<") {
            isMarked = "<\(try cursor.run(of: Cursor.letters))>" == mark
            try cursor.take(">")
            _ = try cursor.run(of: Cursor.spaces)
        }
        do throws(Mismatch) {
            return Beginning(tool: try name(&cursor), isMarked: isMarked)
        } catch {
            guard isMarked, error == .text else { throw error }
            return Beginning(tool: nil, isMarked: true)
        }
    }

    private func name(_ cursor: inout Cursor) throws(Mismatch) -> String {
        for piece in ["{", "\"name\"", ":"] {
            try cursor.take(piece)
            _ = try cursor.run(of: Cursor.spaces)
        }
        try cursor.take("\"")
        let name = try cursor.run { $0 != UInt8(ascii: "\"") && $0 >= 0x20 }
        try cursor.take("\"")
        if tools.contains(name) { return name }
        // A person has a name too: only what follows tells.
        _ = try cursor.run(of: Cursor.spaces)
        try cursor.take(",")
        _ = try cursor.run(of: Cursor.spaces)
        if try !cursor.takes("\"arguments\"") { try cursor.take("\"parameters\"") }
        return name
    }

    private enum Mismatch: Error {
        /// The text ended before it differed.
        case end
        case text
    }

    private struct Cursor {
        var rest: ArraySlice<UInt8>

        static let spaces = Set(" \n\r\t".utf8)
        static let letters = Set("abcdefghijklmnopqrstuvwxyz_-".utf8)

        /// - Throws: when the text ends within `literal`.
        mutating func takes(_ literal: String) throws(Mismatch) -> Bool {
            let bytes = Array(literal.utf8)
            let common = zip(rest, bytes).prefix { $0 == $1 }.count
            guard common == bytes.count else {
                if common == rest.count { throw .end }
                return false
            }
            rest = rest.dropFirst(common)
            return true
        }

        mutating func take(_ literal: String) throws(Mismatch) {
            guard try takes(literal) else { throw .text }
        }

        mutating func run(of bytes: Set<UInt8>) throws(Mismatch) -> String { try run { bytes.contains($0) } }

        /// - Throws: when the text ends with it, or when it is longer than in any call.
        mutating func run(while condition: (UInt8) -> Bool) throws(Mismatch) -> String {
            let run = rest.prefix { condition($0) }
            guard run.count <= 64 else { throw .text }
            guard run.count < rest.count else { throw .end }
            rest = rest.dropFirst(run.count)
            return String(decoding: run, as: UTF8.self)
        }
    }
}

extension ToolManner {
    func watch(for tools: [any Tool], onlyAtBeginning: Bool = false) -> CallWatch {
        CallWatch(mark: mark, tools: Set(tools.map(\.name)), onlyAtBeginning: onlyAtBeginning)
    }
}
#endif
