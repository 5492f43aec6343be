import PocheKit

/// One thing said in the chat, as it stays on the screen.
enum Passage: Equatable {
    case mine(String)
    case notice(String)
    case card(Card)
    /// The program's own sentence on what a choice did.
    case outcome(String)

    func lines(columns: Int, style: Style) -> [String] {
        switch self {
        case .mine(let text):
            let lines = text.withoutHiddenCharacters().wrapped(columns: columns - 2)
            return [""]
                + lines.enumerated().map { style($0 == 0 ? "› " : "  ", .accent) + style($1.text, .strong) }
        case .notice(let text):
            return text.withoutHiddenCharacters().wrapped(columns: columns).map { style($0.text, .quiet) }
        case .outcome(let text):
            return text.withoutHiddenCharacters().wrapped(columns: columns).map(\.text)
        case .card(let card):
            return CardView(card: card).lines(columns: columns, style: style)
        }
    }
}
