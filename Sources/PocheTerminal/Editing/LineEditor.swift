/// The message being written, edited by whole characters as a person sees them.
public struct LineEditor: Sendable, Equatable {
    /// A longer message would not fit the model's context.
    public static let limit = 8_000

    public private(set) var characters: [Character] = []
    /// 0...characters.count
    public private(set) var cursor = 0
    private var killed = ""

    public init() {}

    public var text: String { String(characters) }
    public var isEmpty: Bool { characters.isEmpty }

    /// Replaces the message; the cursor goes to its end.
    public mutating func replace(with text: String) {
        characters = Array(text.prefix(Self.limit))
        cursor = characters.count
    }

    /// Writes at the cursor. A combining mark joins the character before it.
    ///
    /// - Returns: `false`, and nothing changes, when the message would pass ``limit``.
    public mutating func insert(_ text: String) -> Bool {
        // A million combining marks are one character: bytes are bounded too.
        guard text.utf8.count <= Self.limit * 4, characters.count + text.count <= Self.limit else { return false }
        let before = String(characters[..<cursor]) + text
        characters = Array(before + String(characters[cursor...]))
        cursor = min(before.count, characters.count)
        return true
    }

    /// Takes the whole message and leaves an empty line.
    public mutating func take() -> String {
        defer { replace(with: "") }
        return text
    }

    /// Does what an editing key asks; `false` when the key is not an editing key.
    public mutating func apply(_ key: Key) -> Bool {
        switch key {
        case .backspace: remove(cursor - 1..<cursor)
        case .delete: remove(cursor..<cursor + 1)
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(characters.count, cursor + 1)
        case .home: cursor = lineStart
        case .end: cursor = lineEnd
        case .wordLeft: cursor = previousWord
        case .wordRight: cursor = nextWord
        case .deleteWord: kill(previousWord..<cursor)
        case .deleteNextWord: kill(cursor..<nextWord)
        case .deleteToStart: kill(lineStart..<cursor)
        case .deleteToEnd: kill(cursor..<lineEnd)
        case .yank: _ = insert(killed)
        case .newline: _ = insert("\n")
        default: return false
        }
        return true
    }

    /// Goes to the same column of the line above; `false` on the first line.
    public mutating func moveUp() -> Bool {
        let (start, column) = (lineStart, cursor - lineStart)
        guard start > 0 else { return false }
        cursor = start - 1
        cursor = min(lineStart + column, cursor)
        return true
    }

    /// Goes to the same column of the line below; `false` on the last line.
    public mutating func moveDown() -> Bool {
        let (column, end) = (cursor - lineStart, lineEnd)
        guard end < characters.count else { return false }
        cursor = end + 1
        cursor = min(cursor + column, lineEnd)
        return true
    }

    private var lineStart: Int { (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1 }
    private var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

    private var previousWord: Int {
        var position = cursor
        while position > 0, !characters[position - 1].isWord { position -= 1 }
        while position > 0, characters[position - 1].isWord { position -= 1 }
        return position
    }

    private var nextWord: Int {
        var position = cursor
        while position < characters.count, !characters[position].isWord { position += 1 }
        while position < characters.count, characters[position].isWord { position += 1 }
        return position
    }

    private mutating func kill(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        killed = String(characters[range])
        remove(range)
    }

    private mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<characters.count)
        guard !range.isEmpty else { return }
        let before = characters[..<range.lowerBound]
        characters = Array(String(before) + String(characters[range.upperBound...]))
        cursor = min(before.count, characters.count)
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber }
}
