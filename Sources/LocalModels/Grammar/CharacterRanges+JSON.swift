#if !canImport(FoundationModels)
extension CharacterRanges {
    /// What a JSON string cannot hold as it is, and what is not a character.
    private static let unsafe = CharacterRanges([
        0x00...0x1F, 0x22...0x22, 0x5C...0x5C, 0x7F...0x9F, 0xD800...0xDFFF,
    ])

    /// One character of the set inside a JSON string, as GBNF; `nil` when none can be written.
    var expression: String? {
        var parts: [String] = []
        let safe = subtracting(Self.unsafe).ranges
        if !safe.isEmpty {
            parts.append(
                "["
                    + safe.map { range in
                        Self.escaped(range.lowerBound)
                            + (range.count > 1 ? "-" + Self.escaped(range.upperBound) : "")
                    }.joined() + "]")
        }
        let escapes: [(Unicode.Scalar, String)] = [
            ("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\t", "\\t"), ("\r", "\\r"),
        ]
        for (scalar, escape) in escapes where contains(scalar) { parts.append(GrammarRules.literal(escape)) }
        return parts.isEmpty ? nil : GrammarRules.alternatives(parts)
    }

    private static func escaped(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return value > 0xFFFF
            ? "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
#endif
