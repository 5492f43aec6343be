import PocheKit

/// Bytes of a terminal in, keys out. A character or a sequence split over two reads is kept until its end comes.
///
/// Sources: ECMA-48 5.4 (control sequences), xterm "Control Sequences" (cursor keys, bracketed paste).
public struct InputDecoder: Sendable {
    private var waiting: [UInt8] = []
    private var pasted: [UInt8]?
    /// Bytes still to come that were typed before the terminal was taken: there, Enter is a line feed.
    private var typedAhead: Int

    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// No sequence of a keyboard is longer; a longer one is noise, and is dropped.
    private static let longestSequence = 32

    /// - Parameter typedAhead: how many of the first bytes the terminal had received in its usual line mode.
    public init(typedAhead: Int = 0) { self.typedAhead = typedAhead }

    /// Whether the bytes so far may be the Escape key, or the beginning of a sequence: only time tells.
    public var mayBeEscape: Bool { pasted == nil && waiting.first == 0x1B }

    /// No more bytes came after an Escape: it was the key itself.
    public mutating func flush() -> [Key] {
        guard mayBeEscape else { return [] }
        waiting.removeAll()
        return [.escape]
    }

    public mutating func feed(_ bytes: some Collection<UInt8>) -> [Key] {
        if typedAhead > 0 {
            let early = bytes.prefix(typedAhead).map { $0 == 0x0A ? 0x0D : $0 }
            let late = bytes.dropFirst(typedAhead)
            typedAhead -= early.count
            return interpret(early) + interpret(late)
        }
        return interpret(bytes)
    }

    private mutating func interpret(_ bytes: some Collection<UInt8>) -> [Key] {
        if pasted != nil {
            return continuePaste(Array(bytes))
        }
        waiting += bytes
        var keys: [Key] = []
        var position = 0
        scan: while position < waiting.count {
            switch Self.next(in: waiting[position...]) {
            case .key(let key, let length):
                position += length
                Self.append(key, to: &keys)
            case .ignored(let length):
                position += length
            case .pasteStart(let length):
                let rest = Array(waiting[(position + length)...])
                waiting.removeAll()
                pasted = []
                return keys + continuePaste(rest)
            case .incomplete:
                break scan
            }
        }
        waiting.removeFirst(position)
        return keys
    }

    private mutating func continuePaste(_ bytes: [UInt8]) -> [Key] {
        guard var text = pasted else { return [] }
        let searched = max(0, text.count - Self.pasteEnd.count + 1)
        text += bytes
        guard let end = text[searched...].firstIndex(of: Self.pasteEnd) else {
            pasted = text
            return []
        }
        pasted = nil
        let rest = text[(end + Self.pasteEnd.count)...]
        return [.paste(Self.clean(text[..<end]))] + interpret(rest)
    }

    private static func clean(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
            .replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
            .withoutHiddenCharacters()
    }

    private static func append(_ key: Key, to keys: inout [Key]) {
        if case .text(let more) = key, case .text(let text) = keys.last {
            keys[keys.count - 1] = .text(text + more)
        } else {
            keys.append(key)
        }
    }

    private enum Step {
        case key(Key, Int)
        case ignored(Int)
        case pasteStart(Int)
        case incomplete
    }

    private static func next(in bytes: ArraySlice<UInt8>) -> Step {
        guard let first = bytes.first else { return .incomplete }
        switch first {
        case 0x1B: return escape(bytes)
        case 0x00..<0x20, 0x7F:
            guard let key = control(first) else { return .ignored(1) }
            return .key(key, 1)
        default: return character(bytes)
        }
    }

    private static func control(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x01: .home
        case 0x02: .left
        case 0x03: .interrupt
        case 0x04: .endOfInput
        case 0x05: .end
        case 0x06: .right
        case 0x08, 0x7F: .backspace
        case 0x0A: .newline
        case 0x0B: .deleteToEnd
        case 0x0C: .clearScreen
        case 0x0D: .enter
        case 0x0E: .down
        case 0x10: .up
        case 0x15: .deleteToStart
        case 0x17: .deleteWord
        case 0x19: .yank
        case 0x1A: .suspend
        default: nil
        }
    }

    private static func character(_ bytes: ArraySlice<UInt8>) -> Step {
        let length: Int
        switch bytes[bytes.startIndex] {
        case 0x20..<0x7F: length = 1
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return .key(.text("\u{FFFD}"), 1)
        }
        let whole = bytes.prefix(length)
        if let broken = whole.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
            return .key(.text("\u{FFFD}"), broken - whole.startIndex)
        }
        guard whole.count == length else { return .incomplete }
        let text = String(decoding: whole, as: UTF8.self).withoutHiddenCharacters()
        return text.isEmpty ? .ignored(length) : .key(.text(text), length)
    }

    private static func escape(_ bytes: ArraySlice<UInt8>) -> Step {
        guard let second = bytes.dropFirst().first else { return .incomplete }
        switch second {
        case UInt8(ascii: "["): return controlSequence(bytes)
        case UInt8(ascii: "O"):
            guard let third = bytes.dropFirst(2).first else { return .incomplete }
            return cursor(third, modified: false).map { .key($0, 3) } ?? .ignored(3)
        case 0x1B: return .key(.escape, 1)
        case 0x0D, 0x0A: return .key(.newline, 2)
        case 0x7F, 0x08: return .key(.deleteWord, 2)
        case UInt8(ascii: "b"): return .key(.wordLeft, 2)
        case UInt8(ascii: "f"): return .key(.wordRight, 2)
        case UInt8(ascii: "d"): return .key(.deleteNextWord, 2)
        default: return .ignored(2)
        }
    }

    private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> Step {
        let body = bytes.dropFirst(2)
        guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) || $0 < 0x20 }) else {
            return bytes.count > longestSequence ? .ignored(bytes.count) : .incomplete
        }
        let length = end - bytes.startIndex + 1
        guard bytes[end] >= 0x20 else { return .ignored(length - 1) }
        let parameters = String(decoding: body[..<end], as: UTF8.self).split(separator: ";").map { Int($0) ?? 0 }
        let modified = parameters.count > 1 && parameters[1] > 1
        guard bytes[end] == UInt8(ascii: "~") else {
            return cursor(bytes[end], modified: modified).map { .key($0, length) } ?? .ignored(length)
        }
        switch parameters.first {
        case 200: return .pasteStart(length)
        case 1, 7: return .key(.home, length)
        case 4, 8: return .key(.end, length)
        case 3: return .key(modified ? .deleteNextWord : .delete, length)
        default: return .ignored(length)
        }
    }

    private static func cursor(_ final: UInt8, modified: Bool) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): modified ? .wordRight : .right
        case UInt8(ascii: "D"): modified ? .wordLeft : .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "M"): .enter
        default: nil
        }
    }
}

extension Collection where Element: Equatable {
    /// Where the first run equal to `other` begins.
    fileprivate func firstIndex(of other: [Element]) -> Index? {
        guard let first = other.first else { return startIndex }
        var position = startIndex
        while let candidate = self[position...].firstIndex(of: first) {
            if self[candidate...].starts(with: other) { return candidate }
            position = index(after: candidate)
        }
        return nil
    }
}
