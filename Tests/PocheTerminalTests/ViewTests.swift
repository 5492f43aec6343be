import Foundation
import Testing

@testable import PocheKit
@testable import PocheTerminal

@Suite("What the chat draws")
struct ViewTests {
    private let plain = Style(isColoured: false)

    private func editor(_ text: String) -> LineEditor {
        var editor = LineEditor()
        editor.replace(with: text)
        return editor
    }

    @Test("the gauge is a bar before the prompt, never a figure")
    func gauge() {
        let drawing = PromptView.drawing(editor("a"), gauge: 0.31, columns: 60, rows: 5, style: plain)
        #expect(drawing.lines == ["━━━━────── › a"])
        let narrow = PromptView.drawing(editor("a"), gauge: 0.31, columns: 30, rows: 5, style: plain)
        #expect(narrow.lines == ["› a"])
    }

    @Test("a long message is shown around its cursor")
    func window() {
        var text = editor((1...9).map(String.init).joined(separator: "\n"))
        #expect(PromptView.drawing(text, gauge: 0, columns: 30, rows: 3, style: plain).lines == ["› 7", "  8", "  9"])
        for _ in 0..<16 { _ = text.apply(.left) }
        let drawing = PromptView.drawing(text, gauge: 0, columns: 30, rows: 3, style: plain)
        #expect(drawing.lines == ["› 1", "  2", "  3"])
        #expect(drawing.cursorRow == 0)
        #expect(drawing.beforeCursor == "› 1")
    }

    @Test("no row of the prompt is wider than the terminal")
    func width() {
        let text = editor(String(repeating: "日本", count: 50))
        for columns in 20...60 {
            let drawing = PromptView.drawing(text, gauge: 1, columns: columns, rows: 99, style: plain)
            #expect(drawing.lines.allSatisfy { $0.columns < columns })
        }
    }

    @Test("a card says everything in its box, and hidden characters stay out")
    func card() {
        let card = Card(
            id: UUID(), shortID: "a1b2c3", heading: "Rappel", title: "Appeler\u{202E} Maud\u{1B}[2J",
            rows: [Card.Row(label: "Quand", value: "jeudi 12 mars 2026 à 9\u{202F}h")], otherReading: "ou le 13",
            request: "")
        let lines = CardView(card: card).lines(columns: 40, style: plain)
        #expect(lines.count == 5)
        let text = lines.joined(separator: "\n")
        for part in ["Rappel", "a1b2c3", "Appeler Maud", "Quand", "jeudi 12 mars 2026", "ou le 13"] {
            #expect(text.contains(part))
        }
        #expect(!text.contains("\u{202E}"))
        #expect(!text.contains("\u{1B}[2J"))
    }

    @Test("an answer's lines leave once, in order, whatever the pieces it comes in")
    func flow() {
        let text = "Voici la liste\u{202F}:\n- un premier point assez long pour deux lignes\n- un second\n"
        var flow = AnswerFlow()
        var lines: [String] = []
        for end in text.indices { lines += flow.update(String(text[...end]), columns: 24) }
        lines += flow.end()
        #expect(lines == text.wrapped(columns: 24).map(\.text).dropLast())
    }

    @Test("an answer that starts again is shown again whole")
    func restart() {
        var flow = AnswerFlow()
        #expect(flow.update("Bonjour Maud", columns: 8) == ["Bonjour"])
        #expect(flow.update("Salut", columns: 8) == ["Maud"])
        #expect(flow.end() == ["Salut"])
    }

    @Test("a redraw goes back to the first row of the region before it erases")
    func region() {
        var region = LiveRegion()
        let drawing = PromptView.Drawing(lines: ["a", "b", "c"], cursorRow: 1, beforeCursor: "b")
        #expect(region.redraw(drawing, columns: 80) == "\r\u{1B}[Ja\nb\nc\u{1B}[1A\rb")
        #expect(
            region.redraw(finished: ["z"], drawing, columns: 80) == "\u{1B}[1A\r\u{1B}[Jz\na\nb\nc\u{1B}[1A\rb")
    }

    @Test("a terminal that became narrower has wrapped the region, which is erased whole")
    func narrower() {
        var region = LiveRegion()
        let coloured = Style(isColoured: true)(String(repeating: "日", count: 15), .quiet)
        let drawing = PromptView.Drawing(lines: [coloured, "x"], cursorRow: 1, beforeCursor: "x")
        _ = region.redraw(drawing, columns: 40)
        #expect(region.erase(columns: 14) == "\u{1B}[3A\r\u{1B}[J")
        #expect(region.erase(columns: 14) == "\r\u{1B}[J")
    }
}
