/// The bottom of the screen, drawn again at each change; what is finished goes above it and scrolls away.
struct LiveRegion {
    private var rowsAboveCursor = 0

    /// What to write so that `finished` lines stay above, and the region shows `drawing`.
    mutating func redraw(finished: [String] = [], _ drawing: PromptView.Drawing) -> String {
        var output = erase() + finished.map { $0 + "\n" }.joined() + drawing.lines.joined(separator: "\n")
        let below = drawing.lines.count - 1 - drawing.cursorRow
        if below > 0 { output += "\u{1B}[\(below)A" }
        rowsAboveCursor = drawing.cursorRow
        return output + "\r" + drawing.beforeCursor
    }

    /// What to write so that nothing of the region remains.
    mutating func erase() -> String {
        defer { rowsAboveCursor = 0 }
        return (rowsAboveCursor > 0 ? "\u{1B}[\(rowsAboveCursor)A" : "") + "\r\u{1B}[J"
    }
}
