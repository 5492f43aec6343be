#if !canImport(FoundationModels)
import Foundation

/// The scripts that tell languages apart by their letters alone.
enum WritingSystem: Hashable {
    case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, tamil, thai, georgian, hangul, kana, han

    /// The script of a letter, by Unicode's blocks; `nil` for anything else.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x531...0x58F: self = .armenian
        case 0x5D0...0x5EA: self = .hebrew
        case 0x620...0x6FF, 0x750...0x77F: self = .arabic
        case 0x900...0x97F: self = .devanagari
        case 0x980...0x9FF: self = .bengali
        case 0xB80...0xBFF: self = .tamil
        case 0xE01...0xE4E: self = .thai
        case 0x10A0...0x10FF: self = .georgian
        case 0xAC00...0xD7A3, 0x1100...0x11FF: self = .hangul
        case 0x3041...0x30FF: self = .kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
        default: return nil
        }
    }

    /// The scripts that a language is written in; empty for one whose script is not among these.
    static func systems(of language: Locale.Language) -> Set<WritingSystem> {
        switch language.script?.identifier ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier
        {
        case "Latn": [.latin]
        case "Grek": [.greek]
        case "Cyrl": [.cyrillic]
        case "Armn": [.armenian]
        case "Hebr": [.hebrew]
        case "Arab": [.arabic]
        case "Deva": [.devanagari]
        case "Beng": [.bengali]
        case "Taml": [.tamil]
        case "Thai": [.thai]
        case "Geor": [.georgian]
        case "Kore": [.hangul, .han]
        case "Jpan": [.kana, .han]
        case "Hans", "Hant": [.han]
        default: []
        }
    }

    /// Whether a text is surely in none of some languages: most of its letters, and a phrase of them, are foreign to all.
    static func isForeign(_ text: String, to languages: Set<Locale.Language>) -> Bool {
        let known = languages.map(systems)
        guard !known.isEmpty, !known.contains([]) else { return false }
        let systems = known.reduce(into: Set()) { $0.formUnion($1) }
        let letters = text.unicodeScalars.compactMap(WritingSystem.init)
        let foreign = letters.count { !systems.contains($0) }
        return foreign >= 12 && foreign * 2 > letters.count
    }
}
#endif
