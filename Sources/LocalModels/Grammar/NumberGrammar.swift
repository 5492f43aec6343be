#if !canImport(FoundationModels)
import Foundation

/// Writes exactly the numbers between two bounds, both included, digit by digit.
struct NumberGrammar {
    /// Without a bound, fifteen digits: all of them survive in a Double.
    private static let limit = Decimal(999_999_999_999_999)
    private static let fractionDigits = 6

    private let low: Decimal
    private let high: Decimal

    init(minimum: Decimal?, maximum: Decimal?) throws(GrammarError) {
        let most = Decimal(Int.max)
        low = max(minimum ?? min(-Self.limit, maximum ?? 0), -most)
        high = min(maximum ?? max(Self.limit, minimum ?? 0), most)
        guard low <= high else {
            throw .unsupportedGuide("No number is at least \(low) and at most \(high).")
        }
    }

    func integers() throws(GrammarError) -> String {
        let from = rounded(low, .up)
        let to = rounded(high, .down)
        guard from <= to else { throw .unsupportedGuide("No integer is at least \(low) and at most \(high).") }
        var parts: [String] = []
        if from < 0 { parts += Self.whole(-min(to, -1), -from).map { "\"-\" " + $0 } }
        if to >= 0 { parts += Self.whole(max(from, 0), to) }
        return GrammarRules.alternatives(parts)
    }

    func decimals() throws(GrammarError) -> String {
        var parts: [String] = []
        if low < 0 { parts += positive(max(-high, 0), -low).map { "\"-\" " + $0 } }
        if high >= 0 { parts += positive(max(low, 0), high) }
        return GrammarRules.alternatives(parts)
    }

    private func positive(_ low: Decimal, _ high: Decimal) -> [String] {
        let (lowWhole, lowFraction) = Self.split(low)
        let (highWhole, highFraction) = Self.split(high)
        let places = max(Self.fractionDigits, lowFraction.count, highFraction.count)
        let from = lowFraction + Array(repeating: 0, count: places - lowFraction.count)
        let to = highFraction + Array(repeating: 0, count: places - highFraction.count)
        if lowWhole == highWhole { return ["\"\(lowWhole)\" " + FractionGrammar(low: from, high: to).expression] }
        var parts = ["\"\(lowWhole)\" " + FractionGrammar(low: from, high: nil).expression]
        if lowWhole + 1 < highWhole {
            let between = GrammarRules.alternatives(Self.whole(lowWhole + 1, highWhole - 1))
            parts.append(between + " (\".\" [0-9]{1,\(places)})?")
        }
        parts.append("\"\(highWhole)\" " + FractionGrammar(low: nil, high: to).expression)
        return parts
    }

    private func rounded(_ value: Decimal, _ mode: Decimal.RoundingMode) -> Int {
        var value = value
        var result = Decimal()
        NSDecimalRound(&result, &value, 0, mode)
        return Int(result.description) ?? (result < 0 ? -Int.max : Int.max)
    }

    private static func split(_ value: Decimal) -> (whole: Int, fraction: [Int]) {
        let parts = value.description.split(separator: ".")
        let fraction = parts.count > 1 ? parts[1].compactMap(\.wholeNumberValue) : []
        return (Int(parts[0]) ?? .max, fraction)
    }

    /// The whole numbers between two that are not negative, one alternative for each count of digits.
    private static func whole(_ low: Int, _ high: Int) -> [String] {
        let from = digits(low)
        let to = digits(high)
        return (from.count...to.count).map { count in
            let first = count == 1 ? [0] : [1] + Array(repeating: 0, count: count - 1)
            return sameLength(
                count == from.count ? from : first, count == to.count ? to : Array(repeating: 9, count: count))
        }
    }

    private static func digits(_ value: Int) -> [Int] { String(value).compactMap(\.wholeNumberValue) }

    /// The strings of digits between two of the same length.
    static func sameLength(_ low: [Int], _ high: [Int]) -> String {
        guard let from = low.first, let to = high.first else { return "" }
        let lowRest = Array(low.dropFirst())
        let highRest = Array(high.dropFirst())
        if from == to { return joined("\"\(from)\"", sameLength(lowRest, highRest)) }
        let lowIsWhole = lowRest.allSatisfy { $0 == 0 }
        let highIsWhole = highRest.allSatisfy { $0 == 9 }
        var parts: [String] = []
        if !lowIsWhole {
            parts.append(joined("\"\(from)\"", sameLength(lowRest, Array(repeating: 9, count: lowRest.count))))
        }
        let first = lowIsWhole ? from : from + 1
        let last = highIsWhole ? to : to - 1
        if first <= last {
            let rest = lowRest.isEmpty ? "" : "[0-9]{\(lowRest.count)}"
            parts.append(joined("[\(first)-\(last)]", rest))
        }
        if !highIsWhole {
            parts.append(joined("\"\(to)\"", sameLength(Array(repeating: 0, count: highRest.count), highRest)))
        }
        return GrammarRules.alternatives(parts)
    }

    private static func joined(_ first: String, _ rest: String) -> String {
        rest.isEmpty ? first : first + " " + rest
    }
}
#endif
