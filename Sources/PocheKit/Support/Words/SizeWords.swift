import Foundation

extension Language {
    /// A number with so many digits after its comma or its point.
    public func number(_ value: Double, digits: Int) -> String {
        let text = String(format: "%.\(digits)f", value)
        switch self {
        case .french: return text.replacingOccurrences(of: ".", with: ",")
        case .english: return text
        }
    }
}

/// Sizes of files and of memory, in decimal units: "1,1 Go", "1.1 GB".
public enum SizeWords {
    public static func size(_ bytes: UInt64) -> Localized {
        switch bytes {
        case ..<1_000: Localized(fr: "\(bytes)\u{202F}octets", en: "\(bytes) bytes")
        case ..<1_000_000: size(bytes, 1_000, digits: 0, fr: "ko", en: "kB")
        case ..<1_000_000_000: size(bytes, 1_000_000, digits: 0, fr: "Mo", en: "MB")
        default: size(bytes, 1_000_000_000, digits: 1, fr: "Go", en: "GB")
        }
    }

    private static func size(_ bytes: UInt64, _ unit: Double, digits: Int, fr: String, en: String) -> Localized {
        let value = Double(bytes) / unit
        return Localized(
            fr: "\(Language.french.number(value, digits: digits))\u{202F}\(fr)",
            en: "\(Language.english.number(value, digits: digits)) \(en)")
    }
}
