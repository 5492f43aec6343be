import PocheKit

/// The line being written, behind the gauge of the context.
struct PromptView {
    /// Lines to draw, and where the cursor is among them.
    struct Drawing: Equatable {
        var lines: [String]
        var cursorRow: Int
        /// What stands before the cursor on its row: drawn again, it puts the cursor right whatever widths a terminal uses.
        var beforeCursor: String
    }

    private static let gaugeCells = 10
    /// A narrower terminal keeps its columns for the message.
    private static let narrow = 40

    /// - Parameter rows: how many rows the message may take; a longer one is shown around the cursor.
    static func drawing(_ editor: LineEditor, gauge: Double, columns: Int, rows: Int, style: Style) -> Drawing {
        let showsGauge = columns >= narrow
        let indent = showsGauge ? gaugeCells + 3 : 2
        let mark = (showsGauge ? bar(gauge, style) + " " : "") + style("› ", .accent)
        let layout = layout(editor, width: max(2, columns - 1 - indent))

        let shown = max(1, rows)
        let first = min(max(0, layout.cursorRow - shown + 1), max(0, layout.rows.count - shown))
        let visible = layout.rows[first..<min(first + shown, layout.rows.count)]
        func prefix(_ row: Int) -> String { row == first ? mark : String(repeating: " ", count: indent) }
        return Drawing(
            lines: zip(first..., visible).map { prefix($0) + $1 },
            cursorRow: layout.cursorRow - first, beforeCursor: prefix(layout.cursorRow) + layout.beforeCursor)
    }

    private static func bar(_ share: Double, _ style: Style) -> String {
        // Anything said shows at least one cell.
        let filled = min(gaugeCells, Int((share * Double(gaugeCells)).rounded(.up)))
        return style(String(repeating: "━", count: filled), .accent)
            + style(String(repeating: "─", count: gaugeCells - filled), .quiet)
    }

    private static func layout(
        _ editor: LineEditor, width: Int
    ) -> (rows: [String], cursorRow: Int, beforeCursor: String) {
        var rows = [""]
        var used = 0
        var cursor = (row: 0, before: "")
        for (index, character) in editor.characters.enumerated() {
            if index == editor.cursor { cursor = (rows.count - 1, rows[rows.count - 1]) }
            if character.isNewline {
                rows.append("")
                used = 0
                continue
            }
            let columns = character.columns
            if used + columns > width {
                rows.append("")
                used = 0
                if index == editor.cursor { cursor = (rows.count - 1, "") }
            }
            rows[rows.count - 1].append(character)
            used += columns
        }
        if editor.cursor == editor.characters.count { cursor = (rows.count - 1, rows[rows.count - 1]) }
        return (rows, cursor.row, cursor.before)
    }
}
