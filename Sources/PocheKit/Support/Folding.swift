import Foundation

extension String {
    /// The text as search and comparison see it: lower case, without accents, œ æ ß written out, one kind of apostrophe.
    public var folded: String {
        var result = ""
        result.reserveCapacity(utf8.count)
        for scalar in lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
            switch scalar {
            case "œ": result += "oe"
            case "æ": result += "ae"
            case "ß": result += "ss"
            case "\u{2019}", "\u{02BC}": result += "'"
            default:
                if !scalar.properties.isDiacritic || scalar.isASCII,
                    scalar.properties.generalCategory != .nonspacingMark
                {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// The folded words, in order; an elision ("l'harmonie", "qu'il") gives the word behind it.
    public var foldedWords: [String] {
        folded.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.compactMap { word in
            let plain = word.split(separator: "'")
            guard let last = plain.last else { return nil }
            let isElision = plain.count > 1 && plain.dropLast().allSatisfy { Self.elisions.contains(String($0)) }
            return isElision ? String(last) : plain.joined()
        }
    }

    private static let elisions: Set<String> = [
        "l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu",
    ]

    /// The first character in upper case, the others as they are.
    public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
