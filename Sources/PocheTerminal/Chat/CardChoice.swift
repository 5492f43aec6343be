import Foundation
import PocheKit

/// A person's answer to a card. Enter alone never is one, and neither is a paste.
public enum CardChoice: Sendable, Equatable {
    case confirm, edit, dismiss

    /// The choice of a letter alone on the line.
    ///
    /// Only the letters that are offered count: many messages begin like another word for the same ("c'est quand ?").
    init?(letter: String, in language: Language) {
        guard Self.letters(language).contains(letter.lowercased()) else { return nil }
        self.init(word: letter)
    }

    private static func letters(_ language: Language) -> [String] {
        switch language {
        case .french: ["o", "m", "n"]
        case .english: ["y", "e", "n"]
        }
    }

    /// The choice said by a letter or a word, in either language. An accent makes another letter: "à" begins a message.
    public init?(word: String) {
        let word = word.lowercased().replacingOccurrences(of: "’", with: "'").trimmingCharacters(in: Self.ends)
        guard let choice = Self.words.first(where: { $0.words.contains(word) })?.choice else { return nil }
        self = choice
    }

    /// What may still be typed of the word whose first letter was the choice ("o" and then "ui").
    static func endings(after letter: String) -> [String] {
        let letter = letter.lowercased()
        return words.flatMap(\.words).filter { $0.hasPrefix(letter) }.map { String($0.dropFirst(letter.count)) }
    }

    private static let words: [(choice: CardChoice, words: [String])] = [
        (
            .confirm,
            [
                "o", "oui", "c", "confirmer", "y", "yes", "confirm", "ok", "oui merci", "oui c'est ça", "c'est ça",
                "vas-y",
                "d'accord", "yes please", "go ahead",
            ]
        ),
        (.edit, ["m", "modifier", "modifie", "e", "edit"]),
        (
            .dismiss,
            [
                "n", "non", "no", "a", "abandonner", "d", "dismiss", "non merci", "annule", "annuler", "laisse tomber",
                "nan", "nan laisse tomber", "non laisse tomber", "no thanks", "cancel", "forget it", "never mind",
            ]
        ),
    ]

    private static let ends = CharacterSet.whitespaces.union(CharacterSet(charactersIn: ".!\u{202F}\u{A0}"))

    /// The three choices with their keys, on one line where it is wide enough.
    public static func offered(in language: Language, columns: Int, style: Style) -> [String] {
        let keys: [(String, Localized)] =
            switch language {
            case .french: [("o", TerminalWords.confirm), ("m", TerminalWords.edit), ("n", TerminalWords.dismiss)]
            case .english: [("y", TerminalWords.confirm), ("e", TerminalWords.edit), ("n", TerminalWords.dismiss)]
            }
        let gap = "   "
        let width = keys.map { "[\($0)] \($1[language])" }.joined(separator: gap).columns
        let choices = keys.map { "\(style("[\($0)]", .strong)) \($1[language])" }
        return width <= columns ? [choices.joined(separator: gap)] : choices
    }
}
