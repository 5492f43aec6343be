import Foundation

extension String {
    /// The text without what can deceive or break a display: escape sequences of terminals whole, control characters,
    /// bidirectional overrides and isolates, zero-width and other invisible format characters. Joiners inside emoji and
    /// scripts that need them are kept.
    ///
    /// Source: Unicode 15.1, UAX #9 (bidirectional controls) and UTS #51 (emoji sequences need U+200D and U+FE0F).
    public func withoutHiddenCharacters(keepingLines: Bool = true) -> String {
        var cleaned = String.UnicodeScalarView()
        for scalar in EscapeSequences.removed(from: unicodeScalars) {
            switch scalar {
            case "\n": cleaned.append(keepingLines ? scalar : " ")
            case "\t": cleaned.append(" ")
            case "\u{200C}", "\u{200D}": cleaned.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .privateUse, .surrogate, .unassigned: continue
                case .lineSeparator, .paragraphSeparator: cleaned.append(keepingLines ? "\n" : " ")
                default: cleaned.append(scalar)
                }
            }
        }
        return String(cleaned)
    }

    /// The text on one line, spaces collapsed but those that do not break, cut at `limit` characters on a grapheme boundary with « … ».
    public func oneLine(limit: Int) -> String {
        let words = withoutHiddenCharacters(keepingLines: false).split {
            $0.isWhitespace && $0 != "\u{202F}" && $0 != "\u{A0}"
        }
        let line = words.joined(separator: " ").trimmingCharacters(in: .whitespaces)
        guard line.count > limit else { return line }
        return line.prefix(limit - 1).trimmingCharacters(in: .whitespaces) + "…"
    }

    /// The text without the punctuation left alone where words were taken out: "Kiné , ( ) chez Zoé".
    func withoutStrayPunctuation() -> String {
        var text = self
        var length: Int
        repeat {
            length = text.utf8.count
            for (stray, kept) in Self.strays { text = text.replacingOccurrences(of: stray, with: kept) }
        } while text.utf8.count < length
        return text.trimmingCharacters(in: .whitespaces)
    }

    private static let strays = [
        ("  ", " "), ("( ", "("), (" )", ")"), ("(,", "("), (",)", ")"), ("()", ""), (" ,", ","), (",,", ","),
        (" .", "."), (",.", "."),
    ]
}
