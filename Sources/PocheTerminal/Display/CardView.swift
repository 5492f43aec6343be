import PocheKit

/// A card in a box.
struct CardView {
    let card: Card

    private static let widest = 64
    /// Columns of the narrowest box.
    static let narrowest = 14

    func lines(columns: Int, style: Style) -> [String] {
        let inside = max(Self.narrowest, min(Self.widest, columns)) - 4
        let labels = min(inside / 3, card.rows.map(\.label.columns).max() ?? 0)
        var content = wrapped(card.title, inside).map { style($0, .strong) }
        for row in card.rows {
            let values = wrapped(row.value, inside - labels - 2)
            for (index, value) in values.enumerated() {
                let label = index == 0 ? String(row.label.withoutHiddenCharacters(keepingLines: false)) : ""
                content.append(style(label.padded(to: labels), .quiet) + "  " + value)
            }
        }
        if let other = card.otherReading { content += wrapped(other, inside).map { style($0, .quiet) } }
        // The border is placed by column, so that a terminal which disagrees on a character's width keeps it straight.
        let edge = "\u{1B}[\(inside + 4)G" + style("│", .accent)
        let heading = " \(card.heading.withoutHiddenCharacters(keepingLines: false)) "
        let number = " \(card.shortID) "
        let rule = String(repeating: "─", count: max(0, inside + 1 - heading.columns - number.columns))
        return [style("╭─", .accent) + style(heading, .strong) + style(rule + number + "╮", .accent)]
            + content.map { style("│", .accent) + " " + $0 + edge }
            + [style("╰" + String(repeating: "─", count: inside + 2) + "╯", .accent)]
    }

    private func wrapped(_ text: String, _ columns: Int) -> [String] {
        text.withoutHiddenCharacters(keepingLines: false).wrapped(columns: columns).map(\.text)
    }
}

extension String {
    /// The text with spaces up to a width in columns.
    public func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }
}
