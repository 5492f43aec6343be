import Foundation

/// Cuts a file into content lines: a line that begins with a space or a tab continues the one before.
enum ContentLines {
    private static let newline = UInt8(ascii: "\n")

    static func read(_ data: Data) throws(ICalFlaw) -> [ContentLine] {
        var lines: [ContentLine] = []
        var (start, first, number) = (data.startIndex, 1, 1)
        var position = data.startIndex
        while position < data.endIndex {
            let next = data[position...].firstIndex(of: newline).map { $0 + 1 } ?? data.endIndex
            number += 1
            position = next
            if next < data.endIndex, isContinuation(data[next]) { continue }
            lines.append(try line(data[start..<next], first))
            (start, first) = (next, number)
        }
        return lines
    }

    private static func isContinuation(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private static func line(_ bytes: Data, _ number: Int) throws(ICalFlaw) -> ContentLine {
        if let place = bytes.firstIndex(of: 0) {
            let before = bytes[..<place].count(where: { $0 == newline })
            throw ICalFlaw(.nulByte, line: number + before)
        }
        // Bytes are joined before they are decoded: a fold may stand inside a character.
        var joined: [UInt8] = []
        joined.reserveCapacity(bytes.count)
        for (index, part) in bytes.split(separator: newline, omittingEmptySubsequences: false).enumerated() {
            let body = part.last == UInt8(ascii: "\r") ? part.dropLast() : part
            joined.append(contentsOf: index == 0 ? body : body.dropFirst())
        }
        guard var text = String(validating: joined, as: UTF8.self) else { throw ICalFlaw(.notUTF8, line: number) }
        if number == 1, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        return ContentLine(bytes: Data(bytes), number: number, unfolded: text)
    }
}

extension ContentLine {
    var isBlank: Bool { bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }
}
