#if !canImport(FoundationModels)
import Foundation

/// A bound on the values that a model may generate for a property. It holds exactly: the model cannot break it.
public struct GenerationGuide<Value>: Sendable {
    let constraints: [Constraint]

    init(_ constraints: Constraint...) {
        self.constraints = constraints
    }
}

extension GenerationGuide where Value == String {
    /// Exactly this text.
    public static func constant(_ value: String) -> GenerationGuide<String> { .init(.anyOf([value])) }

    /// One of these texts.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { .init(.anyOf(values)) }

    /// Text that a regular expression matches from its beginning to its end.
    ///
    /// Understood: literal characters, `.`, `[...]` and `[^...]`, `\d \w \s \D \S`, groups, `|`, and the
    /// quantifiers `? * + {n} {n,} {n,m}`. A response that asks for more fails with an unsupported-guide error.
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
        .init(.pattern(regex.source))
    }
}

extension Regex {
    /// The expression as written; one that was composed in code has none, and a grammar refuses this stand-in.
    var source: String { _literalPattern ?? "(?composed in code)" }
}

extension GenerationGuide where Value == Int {
    /// At least this.
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { .init(.minimum(Decimal(value))) }

    /// At most this.
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { .init(.maximum(Decimal(value))) }

    /// From the lower to the upper bound, both included.
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
        .init(.minimum(Decimal(range.lowerBound)), .maximum(Decimal(range.upperBound)))
    }
}

extension GenerationGuide where Value == Double {
    /// At least this.
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { .init(.minimum(Decimal(shortest: value))) }

    /// At most this.
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { .init(.maximum(Decimal(shortest: value))) }

    /// From the lower to the upper bound, both included.
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
        .init(.minimum(Decimal(shortest: range.lowerBound)), .maximum(Decimal(shortest: range.upperBound)))
    }
}

extension GenerationGuide where Value == Float {
    /// At least this.
    public static func minimum(_ value: Float) -> GenerationGuide<Float> { .init(.minimum(decimal(value))) }

    /// At most this.
    public static func maximum(_ value: Float) -> GenerationGuide<Float> { .init(.maximum(decimal(value))) }

    /// From the lower to the upper bound, both included.
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
        .init(.minimum(decimal(range.lowerBound)), .maximum(decimal(range.upperBound)))
    }

    private static func decimal(_ value: Float) -> Decimal { Decimal(string: "\(value)") ?? Decimal(Double(value)) }
}

extension GenerationGuide where Value == Decimal {
    /// At least this.
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { .init(.minimum(value)) }

    /// At most this.
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { .init(.maximum(value)) }

    /// From the lower to the upper bound, both included.
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
        .init(.minimum(range.lowerBound), .maximum(range.upperBound))
    }
}
#endif
