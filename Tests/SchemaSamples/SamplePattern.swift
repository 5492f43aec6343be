/// A regular expression of the documented subset, and texts that it matches.
public indirect enum SamplePattern: Sendable {
    case character(Character)
    /// A class as written, and some of its characters.
    case anyOf(source: String, [Character])
    case sequence([SamplePattern])
    case choice([SamplePattern])
    case repeated(SamplePattern, least: Int, most: Int?)

    public var source: String {
        switch self {
        case .character(let character):
            ".*+?()[]{}|^$\\/".contains(character) ? "\\\(character)" : String(character)
        case .anyOf(let source, _): source
        case .sequence(let parts): parts.map(\.source).joined()
        case .choice(let parts): "(" + parts.map(\.source).joined(separator: "|") + ")"
        case .repeated(let part, let least, let most): "(?:\(part.source))" + quantifier(least, most)
        }
    }

    private func quantifier(_ least: Int, _ most: Int?) -> String {
        switch (least, most) {
        case (0, 1): "?"
        case (0, nil): "*"
        case (1, nil): "+"
        case (_, nil): "{\(least),}"
        case (_, let most?): least == most ? "{\(least)}" : "{\(least),\(most)}"
        }
    }

    /// Whether the whole of a text matches, character by character as Unicode counts them.
    public func matches(_ text: String) -> Bool {
        guard let regex = try? Regex(source).matchingSemantics(.unicodeScalar) else { return false }
        return (try? regex.wholeMatch(in: text)) != nil
    }

    func sample(_ random: inout SeededGenerator) -> String {
        switch self {
        case .character(let character): String(character)
        case .anyOf(_, let characters): String(random.pick(characters))
        case .sequence(let parts): parts.reduce("") { $0 + $1.sample(&random) }
        case .choice(let parts): random.pick(parts).sample(&random)
        case .repeated(let part, let least, let most):
            (0..<Int.random(in: least...(most ?? least + 3), using: &random)).reduce("") { text, _ in
                text + part.sample(&random)
            }
        }
    }

    static func random(depth: Int = 0, _ random: inout SeededGenerator) -> SamplePattern {
        switch Int.random(in: 0..<(depth > 2 ? 4 : 9), using: &random) {
        case 0, 1: return .character(random.pick(Array("aZ0é«’-_ /.+(\"\\日🙂")))
        case 2, 3:
            return random.pick([
                .anyOf(source: "[a-f]", ["a", "c", "f"]), .anyOf(source: "\\d", ["0", "7", "9"]),
                .anyOf(source: "\\w", ["a", "Z", "_", "5", "é"]), .anyOf(source: "[^a-y\"]", ["z", "É", "\\", "🙂"]),
                .anyOf(source: ".", ["a", "\"", "’", "日"]), .anyOf(source: "\\s", [" ", "\t", "\n"]),
                .anyOf(source: "\\S", ["a", "«"]), .anyOf(source: "\\D", ["a", " ", "\n"]),
                .anyOf(source: "[\\dA-F\\-]", ["0", "B", "-"]),
            ])
        case 4, 5:
            let count = Int.random(in: 0...3, using: &random)
            return .sequence(parts(count, depth, &random))
        case 6: return .choice(parts(Int.random(in: 1...3, using: &random), depth, &random))
        default:
            let least = Int.random(in: 0...3, using: &random)
            let most = random.once(in: 3) ? nil : least + Int.random(in: 0...2, using: &random)
            return .repeated(.random(depth: depth + 1, &random), least: least, most: most == 0 ? 1 : most)
        }
    }

    private static func parts(_ count: Int, _ depth: Int, _ random: inout SeededGenerator) -> [SamplePattern] {
        var parts: [SamplePattern] = []
        for _ in 0..<count { parts.append(.random(depth: depth + 1, &random)) }
        return parts
    }
}
