/// One line of a text that was cut to a width.
public struct WrappedLine: Sendable, Equatable {
    public let text: String
    /// Characters of the source it stands for, with the spaces or the line break that end it.
    public let consumed: Int
}

extension StringProtocol {
    /// The text in lines of at most `columns` columns, cut between words; a longer word is cut where it must be.
    ///
    /// Greedy: adding to the text never changes a line but the last, so lines can be shown as they are completed.
    public func wrapped(columns: Int) -> [WrappedLine] {
        let limit = Swift.max(columns, 2)
        var lines: [WrappedLine] = []
        var line: [Character] = []
        var width = 0
        /// Characters of `line` up to and with its last space, and their width.
        var breakable: (count: Int, width: Int)?

        func end(_ characters: ArraySlice<Character>, consumed: Int) {
            var kept = characters
            while kept.last == " " { kept.removeLast() }
            lines.append(WrappedLine(text: String(kept), consumed: consumed))
        }

        for character in self {
            if character.isNewline {
                end(line[...], consumed: line.count + 1)
                (line, width, breakable) = ([], 0, nil)
                continue
            }
            let added = character.columns
            while width + added > limit, character != " ", !line.isEmpty {
                let cut = breakable ?? (line.count, width)
                end(line[..<cut.count], consumed: cut.count)
                line.removeFirst(cut.count)
                width -= cut.width
                breakable = nil
            }
            line.append(character)
            width += added
            if character == " " { breakable = (line.count, width) }
        }
        end(line[...], consumed: line.count)
        return lines
    }
}
