import Foundation

extension String {
    /// The text with French signs: a narrow no-break space before « ? » and « ! », and the apostrophe of print.
    ///
    /// What is done to the beginning of a text does not depend on the rest, so that a text may be shown as it is written.
    func withFrenchSigns() -> String {
        guard !contains("`") else { return self }
        var text = ""
        for character in self {
            switch character {
            case "!", "?":
                while text.last == " " || text.last == "\u{A0}" { text.removeLast() }
                if let last = text.last, !"!?(\u{202F}\n".contains(last) { text.append("\u{202F}") }
                text.append(character)
            case "'" where text.last?.isLetter == true: text.append("’")
            default: text.append(character)
            }
        }
        return text
    }
}
