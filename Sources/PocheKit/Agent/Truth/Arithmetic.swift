import Foundation

/// Sums of a few numbers, which the program works out: a small model is often wrong.
enum Arithmetic {
    /// The answer to "combien font 17 fois 23 ?"; `nil` when the message is no such question.
    static func answer(to turn: TurnContext) -> Localized? {
        var rest = turn.message.lowercased()[...]
        let isAsked = removeQuestion(from: &rest)
        guard let terms = Terms(reading: rest, in: turn.language), isAsked || terms.isSpelt, let value = terms.value
        else { return nil }
        return Localized(
            fr: "\(terms.text(.french)) = \(number(value, .french)).",
            en: "\(terms.text(.english)) = \(number(value, .english)).")
    }

    /// Takes the words that ask off both ends.
    ///
    /// - Returns: whether there were any.
    private static func removeQuestion(from text: inout Substring) -> Bool {
        let start = text.startIndex
        text = text.trimmingPrefix(
            /\s*(poche[,\s]+)?(calcule|combien (font|fait|vaut)|(ça|ca) fait combien|c['’]est combien|how much (is|are)|what(['’]s| is)|calculate)\s+/
        )
        let end = text.lastIndex { !$0.isWhitespace && !"?=.!".contains($0) } ?? text.startIndex
        let isAsked = text.startIndex > start || text[end...].contains { "?=".contains($0) }
        if end < text.endIndex { text = text[...end] }
        return isAsked
    }

    static func number(_ value: Decimal, _ language: Language) -> String {
        let style = Decimal.FormatStyle(locale: Locale(identifier: language == .french ? "fr_FR" : "en_US"))
        return value.formatted(style.precision(.fractionLength(0...6)))
    }
}

/// Numbers and what stands between them, read from left to right.
private struct Terms {
    enum Operation: Character {
        case plus = "+"
        case minus = "−"
        case times = "×"
        case over = "÷"
    }

    private var numbers: [Decimal] = []
    private var operations: [Operation] = []
    /// "15 % de 260".
    private var isPercentage = false
    /// Whether a sign leaves no doubt: "3/4" may be a date, "10-12" hours.
    private(set) var isSpelt = false

    private static let longest = 8
    private static let words: [(String, Operation)] = [
        ("multiplié par", .times), ("multiplied by", .times), ("divisé par", .over), ("divided by", .over),
        ("plus", .plus), ("moins", .minus), ("minus", .minus), ("fois", .times), ("times", .times), ("×", .times),
        ("x", .times), ("*", .times), ("÷", .over), ("/", .over), ("+", .plus), ("−", .minus), ("-", .minus),
    ]
    private static let doubtful: Set<String> = ["/", "-", "x", "+", "−"]

    init?(reading text: Substring, in language: Language) {
        var rest = text.trimmingPrefix(while: \.isWhitespace)
        while let number = Self.number(from: &rest, in: language) {
            numbers.append(number)
            if numbers.count == 1, let match = rest.prefixMatch(of: /\s*(%|pour cent|percent)\s*(de|of)\s+/) {
                (isPercentage, isSpelt) = (true, true)
                operations.append(.times)
                rest.removeSubrange(match.range)
                continue
            }
            rest = rest.trimmingPrefix(while: \.isWhitespace)
            guard let (word, operation) = Self.words.first(where: { rest.hasPrefix($0.0) }) else { break }
            operations.append(operation)
            if !Self.doubtful.contains(word) { isSpelt = true }
            rest = rest.dropFirst(word.count).trimmingPrefix(while: \.isWhitespace)
        }
        guard rest.allSatisfy(\.isWhitespace), (2...Self.longest).contains(numbers.count),
            operations.count == numbers.count - 1
        else { return nil }
    }

    private static func number(from text: inout Substring, in language: Language) -> Decimal? {
        guard let match = text.prefixMatch(of: /\d{1,3}(?:[ \u{202F}\u{A0}]\d{3})+(?:[.,]\d+)?|\d{1,12}(?:[.,]\d+)?/)
        else {
            return nil
        }
        var written = String(match.output)
        written.removeAll { $0.isWhitespace }
        // "1,000" is a thousand in English and one in French.
        if language == .english, let comma = written.firstIndex(of: ","), written[comma...].count == 4 {
            written.remove(at: comma)
        }
        text = text[match.range.upperBound...]
        return Decimal(string: written.replacing(",", with: "."), locale: Locale(identifier: "en_US_POSIX"))
    }

    /// Products before sums; `nil` when something is divided by zero.
    var value: Decimal? {
        var sums = [numbers[0]]
        for (operation, number) in zip(operations, numbers.dropFirst()) {
            switch operation {
            case .plus: sums.append(number)
            case .minus: sums.append(-number)
            case .times: sums[sums.count - 1] *= number
            case .over:
                guard number != 0 else { return nil }
                sums[sums.count - 1] /= number
            }
        }
        let total = sums.reduce(0, +)
        return isPercentage ? total / 100 : total
    }

    func text(_ language: Language) -> String {
        let written = numbers.map { Arithmetic.number($0, language) }
        if isPercentage {
            let sign = language == .french ? "\u{202F}% de " : "% of "
            return written[0] + sign + written.dropFirst().joined(separator: " × ")
        }
        return zip([nil] + operations, written).reduce("") { text, next in
            text + (next.0.map { " \($0.rawValue) " } ?? "") + next.1
        }
    }
}
