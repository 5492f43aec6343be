import Foundation
import PocheKit

/// What the chat is doing: keys and answers in, effects out. It draws nothing and waits for nothing.
struct ChatDialog {
    enum Effect: Equatable {
        case show(Passage)
        /// The whole answer so far.
        case answer(String)
        case endAnswer
        case send(String)
        case stopAnswer
        case confirm(UUID)
        /// `announced` is false when another card takes its place.
        case dismiss(UUID, announced: Bool)
        case listCards
        /// Says ``settled(_:)`` unless a key comes before ``CardLetter/patience`` is over.
        case await(CardLetter)
        case clearScreen
        case suspend
        case quit
    }

    let language: Language
    private(set) var editor = LineEditor()
    /// Messages written while an answer, or the model, is on its way.
    private(set) var queue: [Message] = []
    private(set) var isReady = false
    /// The message that is being answered.
    private var current: Message?
    /// The cards that were shown and not answered.
    private(set) var cards: [Card] = []
    /// The cards that were open when the message that is answered was sent: they are again, unless it brings others.
    private var parked: [Card] = []
    /// Whether something was said since the open card was shown.
    private(set) var isCardBack = false
    /// The card whose request is on the line to be changed: it waits until its successor is there.
    private(set) var edited: Card?
    /// 0...1
    private(set) var gauge = 0.0
    private var history: History
    /// The letter that answers the open card if nothing follows it.
    private var letter: CardLetter?
    /// The letter that answered a card, while the line may still be the rest of its word.
    private var answeredLetter: CardLetter?
    private var letterCount = 0
    private var mayQuit = false
    /// What was typed last did not fit.
    private var isOverflowing = false

    /// The card that the keys answer.
    var openCard: Card? { edited == nil ? cards.first : nil }

    init(language: Language, history: [String] = []) {
        self.language = language
        self.history = History(history)
    }

    struct Message: Equatable {
        let text: String
        /// The card that gives way to the one this message brings.
        var replaced: Card?
    }

    var isAnswering: Bool { current != nil }

    /// What is typed of a message, while nothing is answered; `nil` when it is none of the model's business.
    var draft: String? { isReady && !isAnswering && !editor.text.hasPrefix("/") ? editor.text : nil }

    // MARK: What the person does

    /// - Parameter mayAnswer: `false` for keys that were on their way when the card appeared.
    mutating func handle(_ keys: [Key], mayAnswer: Bool = true) -> [Effect] {
        // Someone who leaves right after a letter has chosen.
        if let letter, keys.first == .endOfInput { return settled(letter) + handle(keys) }
        letter = nil
        if mayAnswer, let card = openCard, editor.isEmpty, keys.count == 1 {
            if keys == [.escape] { return answer(.dismiss) }
            if case .text(let text) = keys[0], CardChoice(letter: text, in: language) != nil {
                letterCount += 1
                let letter = CardLetter(text: text, card: card.id, number: letterCount)
                self.letter = letter
                return handle(keys[0], mayAnswer: true) + [.await(letter)]
            }
        }
        return keys.flatMap { handle($0, mayAnswer: mayAnswer) }
    }

    /// No key followed the letter.
    mutating func settled(_ settled: CardLetter) -> [Effect] {
        guard letter == settled, openCard?.id == settled.card, editor.text == settled.text,
            let choice = CardChoice(letter: settled.text, in: language)
        else { return [] }
        (letter, answeredLetter) = (nil, settled)
        _ = editor.take()
        return answer(choice)
    }

    private mutating func handle(_ key: Key, mayAnswer: Bool) -> [Effect] {
        let (couldQuit, couldOverflow) = (mayQuit, isOverflowing)
        (mayQuit, isOverflowing) = (false, false)
        switch key {
        case .text(let text): return insert(text, isRepeated: couldOverflow)
        case .paste(let text): return insert(text, isRepeated: false)
        case .enter: return submit(mayAnswer: mayAnswer)
        case .up: if !editor.moveUp() { recall(history.older(than: editor.text)) }
        case .down: if !editor.moveDown() { recall(history.newer()) }
        case .clearScreen: return [.clearScreen]
        case .suspend: return [.suspend]
        case .interrupt: return interrupt(again: couldQuit)
        case .endOfInput:
            guard editor.isEmpty else {
                _ = editor.apply(.delete)
                return []
            }
            return [.quit]
        case .escape:
            if edited != nil {
                editor.replace(with: "")
                return leaveEdit()
            }
        default: _ = editor.apply(key)
        }
        return []
    }

    /// - Parameter isRepeated: what does not fit comes in pieces, where the terminal does not tell a paste: said once.
    private mutating func insert(_ text: String, isRepeated: Bool) -> [Effect] {
        guard !editor.insert(text) else { return [] }
        isOverflowing = true
        return isRepeated ? [] : [.show(.notice(TerminalWords.tooLong(LineEditor.limit)[language]))]
    }

    private mutating func recall(_ message: String?) {
        if let message { editor.replace(with: message) }
    }

    private mutating func interrupt(again: Bool) -> [Effect] {
        // What was typed since is another matter: it is answered next.
        if isAnswering { return [.stopAnswer] }
        if !editor.isEmpty || edited != nil {
            editor.replace(with: "")
            return leaveEdit()
        }
        if !queue.isEmpty {
            let taken = TerminalWords.takenBack(queue.count)
            return dropQueue() + [.show(.notice(taken[language]))]
        }
        if again { return [.quit] }
        mayQuit = true
        return [.show(.notice(TerminalWords.quitHint[language]))]
    }

    private mutating func submit(mayAnswer: Bool) -> [Effect] {
        let line = editor.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let choice = openCard == nil ? nil : CardChoice(word: line)
        if choice != nil, !mayAnswer { return [] }
        _ = editor.take()
        guard !line.isEmpty else { return leaveEdit() }
        let slow = answeredLetter
        answeredLetter = nil
        guard let message = slow.map({ $0.completed(line) }) ?? line else { return [] }
        if let choice { return answer(choice) }
        history.add(message)
        if let command = ChatCommand(message) { return leaveEdit() + [.show(.mine(message))] + run(command) }
        queue.append(Message(text: message, replaced: edited))
        parked += cards
        (cards, edited) = ([], nil)
        return next()
    }

    /// The request is not changed after all: its card is there again.
    private mutating func leaveEdit() -> [Effect] {
        guard let card = edited else { return [] }
        edited = nil
        return takeBack(card)
    }

    private mutating func takeBack(_ card: Card) -> [Effect] {
        cards.insert(card, at: 0)
        return [.show(.card(card))]
    }

    private mutating func dropQueue() -> [Effect] {
        let kept = queue.compactMap(\.replaced)
        queue = []
        return kept.flatMap { takeBack($0) }
    }

    private func run(_ command: ChatCommand) -> [Effect] {
        switch command {
        case .help: [.show(.notice(TerminalWords.help[language]))]
        case .cards: [.listCards]
        case .quit: [.quit]
        case .unknown(let name): [.show(.notice(TerminalWords.unknownCommand(name)[language]))]
        }
    }

    private mutating func answer(_ choice: CardChoice) -> [Effect] {
        let card = cards.removeFirst()
        isCardBack = true
        switch choice {
        case .confirm: return [.confirm(card.id)]
        case .dismiss: return [.dismiss(card.id, announced: true)]
        case .edit:
            editor.replace(with: card.request)
            edited = card
            return []
        }
    }

    private mutating func next() -> [Effect] {
        guard isReady, !isAnswering, !queue.isEmpty else { return [] }
        let message = queue.removeFirst()
        current = message
        return [.show(.mine(message.text)), .send(message.text)]
    }

    // MARK: What happens meanwhile

    mutating func ready() -> [Effect] {
        isReady = true
        return next()
    }

    mutating func handle(_ event: ChatEvent) -> [Effect] {
        switch event {
        case .text(let text): return [.answer(text)]
        case .answer(let found): return [.endAnswer, .show(.outcome(found))]
        case .notice(let sentence): return [.endAnswer, .show(.notice(sentence))]
        case .failed(let trouble):
            return [.endAnswer, .show(.notice(trouble.sentence(in: language)))]
        case .gauge(let share): gauge = min(1, max(0, share))
        case .finished: return [.endAnswer]
        case .withdrawn(let id):
            cards.removeAll { $0.id == id }
            parked.removeAll { $0.id == id }
        case .card(let card):
            cards.append(card)
            isCardBack = false
            let old = current?.replaced
            current?.replaced = nil
            return [.endAnswer, .show(.card(card))] + (old.map { [.dismiss($0.id, announced: false)] } ?? [])
        }
        return []
    }

    /// The answer is over, entire or stopped.
    mutating func answered(stopped: Bool) -> [Effect] {
        let kept = current?.replaced.map { takeBack($0) } ?? []
        current = nil
        if queue.isEmpty {
            isCardBack = cards.isEmpty && !parked.isEmpty
            cards += parked
            parked = []
        }
        return [.endAnswer] + (stopped ? [.show(.notice(TerminalWords.stopped[language]))] : []) + kept + next()
    }

    /// The cards that nobody answered, when the chat ends.
    var unanswered: [Card] { replacedLater + cards + parked }

    /// The cards that a request to come replaces.
    private var replacedLater: [Card] { ([edited, current?.replaced] + queue.map(\.replaced)).compactMap(\.self) }

    /// Shows cards that waited from before.
    mutating func reopen(_ waiting: [Card]) -> [Effect] {
        let new = waiting.filter { card in !unanswered.contains { $0.id == card.id } }
        cards += new
        return waiting.isEmpty
            ? [.show(.notice(CommandWords.noCards[language]))] : cards.map { .show(.card($0)) }
    }
}
