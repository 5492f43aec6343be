import SwiftSyntax

/// The bounds that a number or a closed range is written with.
struct Limits {
    let low: Double
    let high: Double

    /// - Returns: `nil` when they are not literals.
    init?(_ expression: ExprSyntax) {
        let ends: [ExprSyntax]
        if let infix = expression.as(InfixOperatorExprSyntax.self) {
            ends = [infix.leftOperand, infix.rightOperand]
        } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
            ends = [sequence.elements.first, sequence.elements.last].compactMap(\.self)
        } else {
            ends = [expression]
        }
        let numbers = ends.compactMap(Self.number)
        guard numbers.count == ends.count, let low = numbers.first, let high = numbers.last else { return nil }
        (self.low, self.high) = (low, high)
    }

    private static func number(_ expression: ExprSyntax) -> Double? {
        if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            return number(prefix.expression).map(-)
        }
        let text =
            expression.as(IntegerLiteralExprSyntax.self)?.literal.text
            ?? expression.as(FloatLiteralExprSyntax.self)?.literal.text
        return text.flatMap { Double($0.filter { $0 != "_" }) }
    }
}
