#if !canImport(FoundationModels)
/// Writes the fractions, dot included, between two bounds of as many digits; `nil` is no bound.
struct FractionGrammar {
    let low: [Int]?
    let high: [Int]?

    var expression: String {
        let digits = tail(0, low: low != nil, high: high != nil)
        let isOptional = low?.allSatisfy { $0 == 0 } ?? true
        return isOptional ? "(\".\" \(digits))?" : "\".\" \(digits)"
    }

    private var count: Int { low?.count ?? high?.count ?? 0 }

    /// What may follow the digits written so far.
    ///
    /// - Parameters:
    ///   - low: whether they are those of the lower bound.
    ///   - high: whether they are those of the upper bound.
    private func tail(_ position: Int, low isLow: Bool, high isHigh: Bool) -> String {
        guard position < count else { return "" }
        let lowDigits = isLow ? low ?? [] : []
        let from = lowDigits.isEmpty ? 0 : lowDigits[position]
        let to = isHigh ? (high ?? [])[position] : 9
        var parts: [String] = []
        guard isLow || isHigh else {
            return "[0-9]{\(position == 0 ? 1 : 0),\(count - position)}"
        }
        if isLow { parts.append(step(from, position, low: true, high: isHigh && from == to)) }
        let first = isLow ? from + 1 : from
        let last = isHigh ? to - 1 : to
        if first <= last {
            let left = count - position - 1
            parts.append("[\(first)-\(last)]" + (left > 0 ? " [0-9]{0,\(left)}" : ""))
        }
        if isHigh, !(isLow && from == to) { parts.append(step(to, position, low: false, high: true)) }
        let canStop = position > 0 && lowDigits.dropFirst(position).allSatisfy { $0 == 0 }
        return canStop ? "(" + parts.joined(separator: " | ") + ")?" : GrammarRules.alternatives(parts)
    }

    private func step(_ digit: Int, _ position: Int, low: Bool, high: Bool) -> String {
        let rest = tail(position + 1, low: low, high: high)
        return rest.isEmpty ? "\"\(digit)\"" : "\"\(digit)\" \(rest)"
    }
}
#endif
