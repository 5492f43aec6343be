import Foundation
import PocheKit

/// Joins the dialog to the screen and to the partner, one event at a time.
struct ChatLoop {
    enum Event: Sendable {
        case keyboard(Keyboard.Event)
        /// 0...1 of what has to be read before the first answer.
        case preparing(Double)
        case ready
        case failed(any Error)
        case chat(ChatEvent)
        case answered(stopped: Bool)
        case outcome(String)
        case cards([Card])
        /// Enough time went by after a letter typed under a card.
        case settled(CardLetter)
    }

    enum Next {
        case goOn, suspend, quit
        case fail(any Error)
    }

    private var dialog: ChatDialog
    private let screen: Screen
    private let style: Style
    private let report: @Sendable (Event) -> Void
    private var region = LiveRegion()
    private var answer = AnswerFlow()
    private let partner: any ChatPartner
    /// How far the instructions are read, 0...1; `nil` while the model is loaded.
    private var prepared: Double?
    private var answering: Task<Void, Never>?
    /// Choices on cards that are being carried out: leaving waits for them.
    private var choices: [Task<Void, Never>] = []
    private var finished: [String] = []
    private var cardShown: ContinuousClock.Instant?
    /// The whole words that were typed of the next message when it was last read ahead.
    private var warmed = ""
    private var warming: Task<Void, Never>?

    /// Nobody has read a card sooner: a key that comes before was meant for something else.
    private static let glance = Duration.milliseconds(250)

    init(
        dialog: ChatDialog, partner: any ChatPartner, screen: Screen, style: Style,
        report: @escaping @Sendable (Event) -> Void
    ) {
        self.dialog = dialog
        self.partner = partner
        self.screen = screen
        self.style = style
        self.report = report
        finished = Passage.notice(TerminalWords.welcome[dialog.language]).lines(columns: columns, style: style)
    }

    /// Says that cards wait from before.
    mutating func announce(_ waiting: [Card]) {
        guard !waiting.isEmpty else { return }
        let sentence = TerminalWords.cardsWait(waiting.count)[dialog.language]
        finished += Passage.notice(sentence).lines(columns: columns, style: style)
    }

    /// Takes the screen, at the beginning and after a suspension.
    mutating func open() {
        screen.write("\u{1B}[?2004h")
        draw()
    }

    /// Gives the screen back; what was chosen is carried out first, and the cards that wait are named.
    mutating func close() async {
        answering?.cancel()
        let waiting = dialog.unanswered.map { Passage.notice(TerminalWords.cardWaits($0.shortID)[dialog.language]) }
        finished += answer.end() + waiting.flatMap { $0.lines(columns: columns, style: style) }
        screen.write(region.erase(columns: screen.size.columns) + finished.map { $0 + "\n" }.joined() + "\u{1B}[?2004l")
        finished = []
        await answering?.value
        for choice in choices { await choice.value }
    }

    mutating func handle(_ event: Event) -> Next {
        let effects: [ChatDialog.Effect]
        switch event {
        case .keyboard(.keys(let keys)):
            let isSeen = cardShown.map { .now - $0 > Self.glance } ?? true
            effects = dialog.handle(keys, mayAnswer: isSeen)
        case .keyboard(.resized):
            finished += answer.rewrap(columns: columns)
            effects = []
        case .keyboard(.closed): return .quit
        case .failed(let error): return .fail(error)
        case .chat(let event): effects = dialog.handle(event)
        case .answered(let stopped): effects = dialog.answered(stopped: stopped)
        case .outcome(let sentence): effects = [.show(.outcome(sentence))]
        case .cards(let cards): effects = dialog.reopen(cards)
        case .settled(let letter): effects = dialog.settled(letter)
        case .preparing(let part):
            prepared = part
            effects = []
        case .ready: effects = dialog.ready()
        }
        warm(after: event)
        var next = Next.goOn
        for effect in effects {
            switch effect {
            case .quit: next = .quit
            case .suspend: next = .suspend
            default: perform(effect)
            }
        }
        switch next {
        case .suspend: screen.write(region.erase(columns: screen.size.columns) + "\u{1B}[?2004l")
        default: draw()
        }
        return next
    }

    private mutating func perform(_ effect: ChatDialog.Effect) {
        switch effect {
        case .show(let passage):
            if case .card = passage { cardShown = .now }
            finished += passage.lines(columns: columns, style: style)
        case .answer(let text): finished += answer.update(text, columns: columns)
        case .endAnswer: finished += answer.end()
        case .send(let message): send(message)
        case .stopAnswer: answering?.cancel()
        case .confirm(let id): choose { await $0.confirm(id) }
        case .dismiss(let id, let announced):
            choose {
                let sentence = await $0.dismiss(id)
                return announced ? sentence : nil
            }
        case .listCards: listCards()
        case .await(let letter):
            Task { [report] in
                try? await Task.sleep(for: CardLetter.patience)
                report(.settled(letter))
            }
        case .clearScreen: screen.write("\u{1B}[H\u{1B}[2J" + region.erase(columns: screen.size.columns))
        case .suspend, .quit: break
        }
    }

    /// Has the model read the whole words of a message while it is typed, and what comes before it once a turn is over.
    private mutating func warm(after event: Event) {
        guard let typed = dialog.draft else { return }
        let draft = String(typed[..<(typed.lastIndex(where: \.isWhitespace) ?? typed.startIndex)])
        switch event {
        case .answered, .outcome: break
        default: if draft == warmed { return }
        }
        warmed = draft
        warming?.cancel()
        warming = Task { [partner, before = warming] in
            await before?.value
            if !Task.isCancelled { await partner.warm(draft) }
        }
    }

    private mutating func send(_ message: String) {
        let (partner, report) = (partner, report)
        answering = Task {
            for await event in partner.send(message) { report(.chat(event)) }
            report(.answered(stopped: Task.isCancelled))
        }
    }

    private mutating func choose(_ choice: @escaping @Sendable (any ChatPartner) async -> String?) {
        let (partner, report) = (partner, report)
        choices.append(Task { if let sentence = await choice(partner) { report(.outcome(sentence)) } })
    }

    private func listCards() {
        let (partner, report, language) = (partner, report, dialog.language)
        Task {
            do throws(StoreError) {
                report(.cards(try await partner.waitingCards()))
            } catch {
                report(.outcome(Trouble(error).sentence(in: language)))
            }
        }
    }

    // MARK: Drawing

    /// One column stays free: a full row would make some terminals wrap.
    private var columns: Int { max(CardView.narrowest, screen.size.columns - 1) }

    private mutating func draw() {
        let size = screen.size
        var above = answer.tail.isEmpty ? (dialog.isAnswering ? [style("…", .quiet)] : []) : [answer.tail]
        if !dialog.isReady {
            let sentence = prepared.map { TerminalWords.reading(Int($0 * 100)) } ?? TerminalWords.loading
            above += Passage.notice(sentence[dialog.language]).lines(columns: columns, style: style)
        }
        for message in dialog.queue.suffix(3) {
            let line = ("↳ " + message.text.oneLine(limit: columns)).wrapped(columns: columns)[0].text
            above.append(style(line, .quiet))
        }
        if let card = dialog.edited {
            above += Passage.notice(TerminalWords.editing(card)[dialog.language]).lines(columns: columns, style: style)
        }
        if let card = dialog.openCard {
            if dialog.cards.count > 1 || dialog.isCardBack {
                above += Passage.notice(TerminalWords.choosing(card)[dialog.language])
                    .lines(columns: columns, style: style)
            }
            above += CardChoice.offered(in: dialog.language, columns: columns, style: style)
        }
        // A region taller than the screen could not be drawn again: the cursor does not go above its top.
        above = Array(above.suffix(max(0, size.rows - 2)))
        let rows = max(1, size.rows - above.count - 2)
        var drawing = PromptView.drawing(
            dialog.editor, gauge: dialog.gauge, columns: size.columns, rows: rows, style: style)
        drawing.lines = above + drawing.lines
        drawing.cursorRow += above.count
        screen.write(region.redraw(finished: finished, drawing, columns: size.columns))
        finished = []
    }
}
