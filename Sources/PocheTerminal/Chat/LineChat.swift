import Foundation
import PocheKit

/// The chat line by line: one question asked on the command line, a terminal that can only show lines, or a pipe.
///
/// Where nobody sees the cards, through a pipe, none can be answered: each waits to be confirmed by its number.
public struct LineChat: Sendable {
    /// How one message ended.
    public enum Outcome: Sendable, Equatable {
        case answered
        /// The program refused, or found nothing; it said why.
        case refused
        case failed(Trouble.Kind)
        case stopped
    }

    let language: Language
    let partner: any ChatPartner
    let style: Style
    /// Whether a person reads the screen and answers on the same terminal.
    let isSeen: Bool
    let screen: Screen

    public init(
        language: Language, style: Style, partner: any ChatPartner, isSeen: Bool = true, screen: Screen = Screen()
    ) {
        self.language = language
        self.style = style
        self.partner = partner
        self.isSeen = isSeen
        self.screen = screen
    }

    /// Talks until the input ends.
    ///
    /// - Parameter first: a line that was read already.
    /// - Returns: ``Outcome/failed(_:)`` with what the last message failed on that could not be answered,
    ///   ``Outcome/refused`` where a line was too long to be one; else ``Outcome/answered``.
    /// - Throws: what kept the partner from being ready.
    public func run(first: String? = nil) async throws -> Outcome {
        var outcome = Outcome.answered
        if isSeen {
            write(TerminalWords.welcome[language])
            if let waiting = try? await partner.waitingCards(), !waiting.isEmpty {
                write(TerminalWords.cardsWait(waiting.count)[language])
            }
        }
        let preparation = Task { try await partner.prepare { _ in } }
        var early = first
        func next() async -> String? {
            defer { early = nil }
            if let early { return early }
            return await readLine("› ")
        }
        while let line = await next() {
            let message = line.withoutHiddenCharacters().trimmingCharacters(in: .whitespacesAndNewlines)
            guard !message.isEmpty else { continue }
            guard message.count <= LineEditor.limit else {
                write(TerminalWords.tooLong(LineEditor.limit)[language])
                if outcome == .answered { outcome = .refused }
                continue
            }
            switch ChatCommand(message) {
            case .quit: return outcome
            case .help: write(TerminalWords.help[language])
            case .unknown(let name): write(TerminalWords.unknownCommand(name)[language])
            case .cards: await listCards()
            case nil:
                if !isSeen, CardChoice(word: message) != nil, let card = try? await partner.waitingCards().last {
                    write(CommandWords.confirmLater(card.shortID)[language])
                    continue
                }
                try await preparation.value
                let answered = await ask(message, hint: { TerminalWords.cardWaits($0) })
                if case .failed = answered { outcome = answered }
                if !isSeen { write("") }
            }
        }
        if isSeen { write("") }
        try await preparation.value
        return outcome
    }

    /// Sends one message, shows its answer, and asks about its cards.
    public func ask(_ message: String) async -> Outcome {
        await ask(message) { CommandWords.confirmLater($0) }
    }

    /// - Parameters:
    ///   - old: the card whose request is rewritten; it gives way to the one this message brings.
    ///   - hint: what to say of a card that waits, by its number.
    private func ask(
        _ message: String, replacing old: Card? = nil, hint: (String) -> Localized
    ) async -> Outcome {
        let (shown, isInterrupted) = await Interruption.stopping { await show(partner.send(message)) }
        if let old {
            if shown.cards.isEmpty {
                write(hint(old.shortID)[language])
            } else {
                _ = await partner.dismiss(old.id)
            }
        }
        if isInterrupted {
            write(TerminalWords.stopped[language])
            return .stopped
        }
        for card in shown.cards { await settle(card, hint: hint) }
        if let trouble = shown.trouble { return .failed(trouble) }
        return shown.isAnswer ? .answered : .refused
    }

    private func show(
        _ events: AsyncStream<ChatEvent>
    ) async -> (cards: [Card], isAnswer: Bool, trouble: Trouble.Kind?) {
        var cards: [Card] = []
        var said = ""
        var hasAnswer = false
        var kind: Trouble.Kind?
        for await event in events {
            switch event {
            case .text(let text):
                let text = text.withoutHiddenCharacters()
                screen.write(text.hasPrefix(said) ? String(text.dropFirst(said.count)) : "\n" + text)
                said = text
            case .answer(let found):
                hasAnswer = true
                write(found.withoutHiddenCharacters())
            case .notice(let sentence): write(sentence.withoutHiddenCharacters())
            case .failed(let trouble):
                kind = trouble.kind
                write(trouble.sentence(in: language))
            case .card(let card): cards.append(card)
            case .gauge, .finished, .withdrawn: continue
            }
        }
        if !said.isEmpty { write("") }
        return (cards, hasAnswer || !said.isEmpty || !cards.isEmpty, kind)
    }

    private func listCards() async {
        do throws(StoreError) {
            let cards = try await partner.waitingCards()
            if cards.isEmpty { write(CommandWords.noCards[language]) }
            for card in cards { await settle(card) { TerminalWords.cardWaits($0) } }
        } catch {
            write(Trouble(error).sentence(in: language))
        }
    }

    /// Shows a card and carries out the choice that is made; without one it keeps waiting.
    private func settle(_ card: Card, hint: (String) -> Localized) async {
        write(card.plainText(in: language).withoutHiddenCharacters())
        guard isSeen else { return write(CommandWords.confirmLater(card.shortID)[language]) }
        let choices = CardChoice.offered(in: language, columns: .max, style: style).joined()
        guard let answer = await readLine(choices + " ") else {
            // The input is over, and with it what could be typed here.
            return write("\n" + CommandWords.confirmLater(card.shortID)[language])
        }
        guard let choice = CardChoice(word: answer.oneLine(limit: 20)) else {
            return write(hint(card.shortID)[language])
        }
        switch choice {
        case .confirm: write(await partner.confirm(card.id))
        case .dismiss: write(await partner.dismiss(card.id))
        case .edit:
            write(TerminalWords.rewrite(card.request)[language])
            guard let message = await readLine("› "), !message.oneLine(limit: 20).isEmpty else {
                return write(hint(card.shortID)[language])
            }
            _ = await ask(message.withoutHiddenCharacters(), replacing: card, hint: hint)
        }
    }

    private func write(_ line: String) { screen.write(line + "\n") }

    private func readLine(_ prompt: String) async -> String? {
        if isSeen { screen.write(prompt) }
        return await withCheckedContinuation { continuation in
            // A blocking read would hold a thread that the answer needs.
            DispatchQueue.global().async { continuation.resume(returning: Swift.readLine()) }
        }
    }
}
