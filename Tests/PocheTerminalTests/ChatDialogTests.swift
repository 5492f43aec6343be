import Foundation
import Testing

@testable import PocheKit
@testable import PocheTerminal

@Suite("The chat's dialog")
struct ChatDialogTests {
    private let card = Card(
        id: UUID(), shortID: "a1b2c3", heading: "Rappel", title: "Appeler Maud", rows: [], otherReading: nil,
        request: "rappelle-moi d’appeler Maud demain")

    private func dialog(card: Card? = nil) -> ChatDialog {
        var dialog = ChatDialog(language: .french)
        _ = dialog.ready()
        if let card { _ = dialog.handle(.card(card)) }
        return dialog
    }

    private func type(_ text: String, in dialog: inout ChatDialog) -> [ChatDialog.Effect] {
        text.flatMap { dialog.handle([$0 == "\r" ? .enter : .text(String($0))]) }
    }

    @Test("what is written while the model loads is sent when it is there, in order")
    func loading() {
        var dialog = ChatDialog(language: .french)
        #expect(type("un\rdeux\r", in: &dialog).isEmpty)
        #expect(dialog.ready() == [.show(.mine("un")), .send("un")])
        #expect(dialog.answered(stopped: false).suffix(2) == [.show(.mine("deux")), .send("deux")])
    }

    @Test("an empty line sends nothing")
    func empty() {
        var dialog = dialog()
        #expect(type("  \r\r", in: &dialog).isEmpty)
    }

    @Test("one key answers a card, in either language", arguments: ["o", "c", "y", "O"])
    func confirms(key: String) {
        var dialog = dialog(card: card)
        #expect(dialog.handle([.text(key)]) == [.confirm(card.id)])
        #expect(dialog.cards.isEmpty)
    }

    @Test("Enter, a paste and a burst of characters never confirm")
    func neverByAccident() {
        for keys in [[Key.enter], [.paste("o")], [.text("oui je veux")], [.newline]] {
            var dialog = dialog(card: card)
            #expect(dialog.handle(keys) == [])
            #expect(dialog.cards == [card])
        }
    }

    @Test("a letter typed in a message is no answer")
    func midMessage() {
        var dialog = dialog(card: card)
        _ = dialog.handle([.paste("bonj")])
        #expect(dialog.handle([.text("o")]) == [])
        #expect(dialog.editor.text == "bonjo")
    }

    @Test("the whole word answers too, and its letters are not left on the line")
    func words() {
        var dialog = dialog(card: card)
        #expect(type("oui\r", in: &dialog) == [.confirm(card.id)])
        #expect(dialog.editor.isEmpty)
        var other = self.dialog(card: card)
        #expect(other.handle([.text("non"), .enter]) == [.dismiss(card.id, announced: true)])
    }

    @Test("a message that begins like the end of the word loses nothing")
    func nextMessage() {
        var dialog = dialog(card: card)
        #expect(type("non mange", in: &dialog) == [.dismiss(card.id, announced: true)])
        #expect(dialog.editor.text == "on mange")
    }

    @Test("editing puts the request back on the line and drops the card")
    func edit() {
        var dialog = dialog(card: card)
        #expect(dialog.handle([.text("m")]) == [.dismiss(card.id, announced: false)])
        #expect(dialog.editor.text == card.request)
    }

    @Test("another message leaves the card waiting and says how to find it")
    func leavesCard() {
        var dialog = dialog(card: card)
        _ = dialog.handle([.paste("et demain ?")])
        let effects = dialog.handle([.enter])
        #expect(effects.first == .show(.notice(TerminalWords.cardWaits("a1b2c3").french)))
        #expect(effects.last == .send("et demain ?"))
    }

    @Test("Ctrl-C stops an answer; on an empty line it quits the second time only")
    func interrupt() {
        var dialog = dialog()
        _ = type("bonjour\r", in: &dialog)
        #expect(dialog.handle([.interrupt]) == [.stopAnswer])
        _ = dialog.answered(stopped: true)
        #expect(dialog.handle([.interrupt]) == [.show(.notice(TerminalWords.quitHint.french))])
        #expect(dialog.handle([.left]) == [])
        #expect(dialog.handle([.interrupt]) == [.show(.notice(TerminalWords.quitHint.french))])
        #expect(dialog.handle([.interrupt]) == [.quit])
    }

    @Test("Ctrl-C and Ctrl-D on a line spare the chat")
    func lineFirst() {
        var dialog = dialog()
        _ = type("bonjour", in: &dialog)
        #expect(dialog.handle([.endOfInput]) == [])
        #expect(dialog.handle([.interrupt]) == [])
        #expect(dialog.editor.isEmpty)
        #expect(dialog.handle([.endOfInput]) == [.quit])
    }

    @Test("commands answer in the chat", arguments: ["/cartes", "/cards"])
    func commands(name: String) {
        var dialog = dialog()
        #expect(type(name + "\r", in: &dialog) == [.show(.mine(name)), .listCards])
        #expect(dialog.reopen([card]) == [.show(.card(card))])
        #expect(dialog.cards == [card])
    }

    @Test("a long message is refused in one sentence")
    func tooLong() {
        var dialog = dialog()
        let effects = dialog.handle([.paste(String(repeating: "a", count: 1_000_000))])
        #expect(effects == [.show(.notice(TerminalWords.tooLong(LineEditor.limit).french))])
        #expect(dialog.editor.isEmpty)
    }
}
