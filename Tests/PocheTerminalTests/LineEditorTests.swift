import PocheTerminal
import Testing

@Suite("The line editor")
struct LineEditorTests {
    private func editor(_ text: String, _ keys: Key...) -> LineEditor {
        var editor = LineEditor()
        editor.replace(with: text)
        for key in keys { _ = editor.apply(key) }
        return editor
    }

    @Test("a combining mark joins the letter before it")
    func combining() {
        var editor = editor("e")
        let isTaken = editor.insert("\u{301}")
        #expect(isTaken)
        #expect(editor.text == "é")
        #expect(editor.cursor == 1)
    }

    @Test("an emoji family is deleted by one backspace")
    func family() {
        #expect(editor("a👨‍👩‍👧", .backspace).text == "a")
    }

    @Test("words are moved over and deleted whole, accents included")
    func words() {
        #expect(editor("appeler l’évêque", .deleteWord).text == "appeler l’")
        #expect(editor("appeler Léa demain", .wordLeft, .wordLeft).cursor == 8)
        #expect(editor("un deux", .home, .wordRight).cursor == 2)
    }

    @Test("what was cut comes back where the cursor is")
    func yank() {
        #expect(editor("un deux", .deleteWord, .home, .yank).text == "deuxun ")
    }

    @Test("Ctrl-U and Ctrl-K cut within the line, not the message")
    func lines() {
        #expect(editor("un\ndeux", .deleteToStart).text == "un\n")
        #expect(editor("un\ndeux", .home, .deleteToEnd).text == "un\n")
    }

    @Test("nothing moves past the ends")
    func ends() {
        #expect(editor("", .backspace, .delete, .left, .right, .wordLeft, .wordRight).text.isEmpty)
        #expect(editor("a", .right, .right).cursor == 1)
    }

    @Test("a message past the limit is refused and changes nothing")
    func limit() {
        var editor = editor("a")
        for text in [String(repeating: "b", count: LineEditor.limit), String(repeating: "\u{301}", count: 100_000)] {
            let isTaken = editor.insert(text)
            #expect(!isTaken)
        }
        #expect(editor.text == "a")
    }

    @Test("history goes back, forth, and returns the draft")
    func history() {
        var history = History(["un", "deux"])
        #expect(history.older(than: "brouillon") == "deux")
        #expect(history.older(than: "deux") == "un")
        #expect(history.older(than: "un") == nil)
        #expect(history.newer() == "deux")
        #expect(history.newer() == "brouillon")
        #expect(history.newer() == nil)
        history.add("deux")
        #expect(history.older(than: "") == "deux")
        #expect(history.older(than: "") == "un")
    }
}
