import PocheKit

/// The bottom of the screen, drawn again at each change; what is finished goes above it and scrolls away.
struct LiveRegion {
    /// Columns of each line above the cursor.
    private var above: [Int] = []
    /// Columns before the cursor, on its line.
    private var beforeCursor = 0

    /// What to write so that `finished` lines stay above, and the region shows `drawing`.
    ///
    /// - Parameter columns: of the terminal as it is now: one that became narrower has wrapped what was drawn.
    mutating func redraw(finished: [String] = [], _ drawing: PromptView.Drawing, columns: Int) -> String {
        var output = erase(columns: columns)
        output += finished.map { $0 + "\n" }.joined() + drawing.lines.joined(separator: "\n")
        let below = drawing.lines.count - 1 - drawing.cursorRow
        if below > 0 { output += "\u{1B}[\(below)A" }
        above = drawing.lines.prefix(drawing.cursorRow).map(\.shownColumns)
        beforeCursor = drawing.beforeCursor.shownColumns
        return output + "\r" + drawing.beforeCursor
    }

    /// What to write so that nothing of the region remains.
    mutating func erase(columns: Int) -> String {
        let columns = max(1, columns)
        let rows = above.reduce(beforeCursor / columns) { $0 + max(1, ($1 + columns - 1) / columns) }
        (above, beforeCursor) = ([], 0)
        return (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J"
    }
}

extension String {
    /// Columns without the colours.
    fileprivate var shownColumns: Int { withoutHiddenCharacters().columns }
}
