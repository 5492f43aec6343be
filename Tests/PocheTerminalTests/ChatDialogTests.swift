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

    /// Types a letter and leaves it alone.
    private func choose(_ letter: String, in dialog: inout ChatDialog) -> [ChatDialog.Effect] {
        dialog.handle([.text(letter)]).flatMap { effect in
            if case .await(let letter) = effect { dialog.settled(letter) } else { [effect] }
        }
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

    @Test("letters that are not offered begin a message", arguments: ["c", "y", "e", "a", "d"])
    func otherLetters(key: String) {
        var dialog = dialog(card: card)
        #expect(dialog.handle([.text(key)]) == [])
        #expect(dialog.editor.text == key && dialog.cards == [card])
    }

    @Test("one key answers a card", arguments: ["o", "O"])
    func confirms(key: String) {
        var dialog = dialog(card: card)
        #expect(choose(key, in: &dialog) == [.confirm(card.id)])
        #expect(dialog.cards.isEmpty)
    }

    @Test("a key that was on its way when the card appeared is the beginning of a message")
    func early() {
        var dialog = dialog(card: card)
        #expect(dialog.handle([.text("o")], mayAnswer: false) == [])
        #expect(dialog.editor.text == "o" && dialog.cards == [card])
    }

    @Test("a letter with an accent begins a message", arguments: ["à", "é", "ô", "E\u{301}"])
    func accents(letter: String) {
        var dialog = dialog(card: card)
        #expect(dialog.handle([.text(letter)]) == [])
        #expect(dialog.editor.text == letter && dialog.cards == [card])
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

    @Test("the whole word answers too, at its Enter, and its letters are not left on the line")
    func words() {
        var dialog = dialog(card: card)
        #expect(type("oui\r", in: &dialog).last == .confirm(card.id))
        #expect(dialog.editor.isEmpty)
        var other = self.dialog(card: card)
        #expect(other.handle([.text("non"), .enter]) == [.dismiss(card.id, announced: true)])
    }

    @Test("Enter after a letter does not wait")
    func letterAndEnter() {
        var dialog = dialog(card: card)
        #expect(type("o\r", in: &dialog).last == .confirm(card.id))
    }

    @Test("leaving right after a letter does not take it back")
    func letterAndLeave() {
        var dialog = dialog(card: card)
        _ = dialog.handle([.text("o")])
        #expect(dialog.handle([.endOfInput]) == [.confirm(card.id), .quit])
    }

    @Test("an answer that was on its way when the card appeared stays on the line")
    func earlyWord() {
        var dialog = dialog(card: card)
        #expect(dialog.handle([.text("o"), .enter], mayAnswer: false) == [])
        #expect(dialog.editor.text == "o" && dialog.cards == [card])
        #expect(dialog.handle([.enter]) == [.confirm(card.id)])
    }

    @Test("a message that begins with a letter of the card is a message", arguments: ["merci !", "ok", "où ?", "nuit"])
    func messageFirst(message: String) throws {
        var dialog = dialog(card: card)
        let first = try #require(dialog.handle([.text(String(message.prefix(1)))]).last)
        guard case .await(let letter) = first else {
            Issue.record("the letter does not wait")
            return
        }
        _ = type(String(message.dropFirst()), in: &dialog)
        #expect(dialog.settled(letter) == [])
        #expect(dialog.editor.text == message && dialog.cards == [card])
    }

    @Test("a letter that was taken back and typed again waits again")
    func typedAgain() {
        var dialog = dialog(card: card)
        guard case .await(let first)? = dialog.handle([.text("o")]).last else {
            Issue.record("the letter does not wait")
            return
        }
        _ = dialog.handle([.backspace])
        _ = dialog.handle([.text("o")])
        #expect(dialog.settled(first) == [])
        #expect(dialog.cards == [card])
    }

    @Test(
        "the rest of a word typed slowly after its letter answered is no message",
        arguments: [("o", "ui"), ("n", "on")])
    func slowWord(letter: String, rest: String) {
        var dialog = dialog(card: card)
        #expect(choose(letter, in: &dialog).count == 1)
        #expect(type(rest + "\r", in: &dialog) == [])
        #expect(dialog.editor.isEmpty)
    }

    @Test("a sentence typed slowly after its first letter answered is whole")
    func slowSentence() {
        var dialog = dialog(card: card)
        _ = choose("n", in: &dialog)
        #expect(type("on, plutôt à 18h\r", in: &dialog).last == .send("non, plutôt à 18h"))
        var other = self.dialog(card: card)
        _ = choose("n", in: &other)
        #expect(type("on mange ?\r", in: &other).last == .send("on mange ?"))
    }

    @Test("editing puts the request back on the line, and the card goes when its successor is there")
    func edit() {
        var dialog = dialog(card: card)
        #expect(choose("m", in: &dialog) == [])
        #expect(dialog.editor.text == card.request && dialog.openCard == nil)
        let message = card.request + " matin"
        #expect(type(" matin\r", in: &dialog) == [.show(.mine(message)), .send(message)])
        #expect(dialog.unanswered == [card])
        let next = Card(
            id: UUID(), shortID: "d4e5f6", heading: "Rappel", title: "Appeler Maud", rows: [], otherReading: nil,
            request: message)
        #expect(dialog.handle(.card(next)).last == .dismiss(card.id, announced: false))
        #expect(dialog.unanswered == [next])
    }

    @Test("a rewritten request that brings no card leaves the old one", arguments: [true, false])
    func editWithoutCard(stopped: Bool) {
        var dialog = dialog(card: card)
        _ = choose("m", in: &dialog)
        _ = type(" matin\r", in: &dialog)
        #expect(dialog.answered(stopped: stopped).contains(.show(.card(card))))
        #expect(dialog.openCard == card)
    }

    @Test("an edit that is given up brings the card back", arguments: [[Key.interrupt], [.deleteToStart, .enter]])
    func givenUp(keys: [Key]) {
        var dialog = dialog(card: card)
        _ = choose("m", in: &dialog)
        #expect(dialog.unanswered == [card])
        #expect(keys.flatMap { dialog.handle([$0]) } == [.show(.card(card))])
        #expect(dialog.editor.isEmpty && dialog.openCard == card)
    }

    @Test("what is typed on an emptied line while a card is edited answers no other card")
    func editedEmpty() {
        var dialog = dialog(card: card)
        let other = Card(
            id: UUID(), shortID: "d4e5f6", heading: "Note", title: "autre", rows: [], otherReading: nil, request: "")
        _ = dialog.handle(.card(other))
        _ = choose("m", in: &dialog)
        _ = dialog.handle([.deleteToStart])
        #expect(dialog.handle([.text("o")]) == [])
        #expect(dialog.editor.text == "o" && dialog.cards == [other])
    }

    @Test("the arrows go through the lines of a message before they go through the past ones")
    func multiline() {
        var dialog = ChatDialog(language: .french, history: ["avant"])
        _ = dialog.handle([.paste("un\ndeux\ntrois")])
        _ = dialog.handle([.up])
        _ = dialog.handle([.text("!")])
        #expect(dialog.editor.text == "un\ndeux!\ntrois")
        _ = dialog.handle([.up])
        #expect(dialog.editor.cursor == 2)
        _ = dialog.handle([.up])
        #expect(dialog.editor.text == "avant")
        _ = dialog.handle([.down])
        #expect(dialog.editor.text == "un\ndeux!\ntrois")
    }

    @Test("what could not be done is said as a sentence")
    func failure() {
        var dialog = dialog()
        let sentence = "Le disque est plein, rien n’a été enregistré. Libère de la place et recommence."
        #expect(dialog.handle(.failed(Trouble(StoreError.diskFull))) == [.endAnswer, .show(.notice(sentence))])
    }

    @Test("another message leaves the card waiting, and its keys answer it again once that is answered")
    func leavesCard() {
        var dialog = dialog(card: card)
        _ = dialog.handle([.paste("et demain ?")])
        #expect(dialog.handle([.enter]) == [.show(.mine("et demain ?")), .send("et demain ?")])
        #expect(dialog.openCard == nil && dialog.unanswered == [card])
        #expect(dialog.answered(stopped: false) == [.endAnswer])
        #expect(dialog.openCard == card && dialog.isCardBack)
    }

    @Test("the keys answer a card that came with the answer before those that waited")
    func newCardFirst() {
        var dialog = dialog(card: card)
        _ = dialog.handle([.paste("et un rappel pour Odile")])
        _ = dialog.handle([.enter])
        let new = Card(
            id: UUID(), shortID: "d4e5f6", heading: "Rappel", title: "Appeler Odile", rows: [], otherReading: nil,
            request: "et un rappel pour Odile")
        _ = dialog.handle(.card(new))
        _ = dialog.answered(stopped: false)
        #expect(dialog.cards == [new, card])
        #expect(choose("n", in: &dialog) == [.dismiss(new.id, announced: true)])
        #expect(dialog.openCard == card)
    }

    @Test("a word that declines and goes on is a whole message")
    func declinesAndGoesOn() {
        var dialog = dialog(card: card)
        let effects = type("non, plutôt à 18h\r", in: &dialog)
        #expect(effects.last == .send("non, plutôt à 18h"))
        #expect(!effects.contains(.dismiss(card.id, announced: true)))
    }

    @Test("a card that another one corrects waits no longer")
    func withdrawn() {
        var dialog = dialog(card: card)
        _ = dialog.handle([.paste("plutôt à 18h"), .enter])
        _ = dialog.handle(.withdrawn(card.id))
        _ = dialog.answered(stopped: false)
        #expect(dialog.unanswered.isEmpty)
    }

    @Test("Escape and a command leave the change of a card, which waits as it was")
    func leavesEdit() {
        var dialog = dialog(card: card)
        _ = choose("m", in: &dialog)
        #expect(dialog.handle([.escape]) == [.show(.card(card))])
        #expect(dialog.openCard == card && dialog.editor.isEmpty)
        _ = choose("m", in: &dialog)
        _ = dialog.handle([.deleteToStart])
        #expect(type("/aide\r", in: &dialog).first == .show(.card(card)))
        #expect(dialog.edited == nil)
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

    @Test("Ctrl-C stops the answer under way, and what waits behind it is answered")
    func interruptedQueue() {
        var dialog = dialog()
        _ = type("raconte\r", in: &dialog)
        _ = type("note le code 4417\r", in: &dialog)
        #expect(dialog.handle([.interrupt]) == [.stopAnswer])
        #expect(dialog.answered(stopped: true).last == .send("note le code 4417"))
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

    @Test("a long text that comes in pieces is refused once")
    func tooLongInPieces() {
        var dialog = dialog()
        let pieces = (1...20).flatMap { _ in dialog.handle([.text(String(repeating: "a", count: 65_536))]) }
        #expect(pieces.count == 1 && dialog.editor.isEmpty)
        _ = dialog.handle([.left])
        #expect(dialog.handle([.text(String(repeating: "a", count: 65_536))]).count == 1)
    }

    @Test("a long message is refused in one sentence")
    func tooLong() {
        var dialog = dialog()
        let effects = dialog.handle([.paste(String(repeating: "a", count: 1_000_000))])
        #expect(effects == [.show(.notice(TerminalWords.tooLong(LineEditor.limit).french))])
        #expect(dialog.editor.isEmpty)
    }
}
