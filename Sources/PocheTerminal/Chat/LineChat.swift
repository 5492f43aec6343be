import Foundation
import PocheKit

/// The chat line by line: one question asked on the command line, or a terminal that can only show lines.
public struct LineChat: Sendable {
    /// How one message ended.
    public enum Outcome: Sendable, Equatable {
        case answered
        /// The program refused, or found nothing; it said why.
        case refused
        case stopped
    }

    let language: Language
    let partner: any ChatPartner
    let style: Style
    let screen = Screen()

    public init(language: Language, style: Style, partner: any ChatPartner) {
        self.language = language
        self.style = style
        self.partner = partner
    }

    /// Talks until the input ends.
    public func run() async {
        write(TerminalWords.welcome[language])
        while let line = await readLine("› ") {
            let message = line.withoutHiddenCharacters().trimmingCharacters(in: .whitespacesAndNewlines)
            guard !message.isEmpty else { continue }
            guard message.count <= LineEditor.limit else {
                write(TerminalWords.tooLong(LineEditor.limit)[language])
                continue
            }
            switch ChatCommand(message) {
            case .quit: return
            case .help: write(TerminalWords.help[language])
            case .unknown(let name): write(TerminalWords.unknownCommand(name)[language])
            case .cards:
                let cards = await partner.waitingCards()
                if cards.isEmpty { write(CommandWords.noCards[language]) }
                for card in cards { await settle(card) }
            case nil: _ = await ask(message)
            }
        }
        write("")
    }

    /// Sends one message, shows its answer, and asks about its cards.
    public func ask(_ message: String) async -> Outcome {
        let (shown, isInterrupted) = await Interruption.stopping { await show(partner.send(message)) }
        if isInterrupted {
            write(TerminalWords.stopped[language])
            return .stopped
        }
        for card in shown.cards { await settle(card) }
        return shown.isAnswer ? .answered : .refused
    }

    private func show(_ events: AsyncStream<ChatEvent>) async -> (cards: [Card], isAnswer: Bool) {
        var cards: [Card] = []
        var said = ""
        for await event in events {
            switch event {
            case .text(let text):
                let text = text.withoutHiddenCharacters()
                screen.write(text.hasPrefix(said) ? String(text.dropFirst(said.count)) : "\n" + text)
                said = text
            case .notice(let sentence): write(sentence.withoutHiddenCharacters())
            case .card(let card): cards.append(card)
            case .gauge, .finished: continue
            }
        }
        if !said.isEmpty { write("") }
        return (cards, !said.isEmpty || !cards.isEmpty)
    }

    /// Shows a card and carries out the choice that is made; without one it keeps waiting.
    private func settle(_ card: Card) async {
        write(card.plainText.withoutHiddenCharacters())
        let choices = CardChoice.offered(in: language, columns: .max, style: style).joined()
        guard let answer = await readLine(choices + " "), let choice = CardChoice(word: answer.oneLine(limit: 20))
        else {
            return write(TerminalWords.cardWaits(card.shortID)[language])
        }
        switch choice {
        case .confirm: write(await partner.confirm(card.id))
        case .dismiss: write(await partner.dismiss(card.id))
        case .edit:
            write(TerminalWords.rewrite(card.request)[language])
            guard let message = await readLine("› "), !message.oneLine(limit: 20).isEmpty else { return }
            _ = await partner.dismiss(card.id)
            _ = await ask(message.withoutHiddenCharacters())
        }
    }

    private func write(_ line: String) { screen.write(line + "\n") }

    private func readLine(_ prompt: String) async -> String? {
        screen.write(prompt)
        return await withCheckedContinuation { continuation in
            // A blocking read would hold a thread that the answer needs.
            DispatchQueue.global().async { continuation.resume(returning: Swift.readLine()) }
        }
    }
}
