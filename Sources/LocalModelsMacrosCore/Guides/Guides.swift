import SwiftSyntax

/// What the `@Guide` attributes of a property say, together.
struct Guides {
    var description: ExprSyntax?
    var list: [Guide] = []

    /// The elements of the array that the schema's property takes.
    var arguments: String { list.map(\.argument).joined(separator: ", ") }
}

/// One guide.
struct Guide {
    let expression: ExprSyntax
    /// What the guide's spelling tells; `nil` for a constant or a function of someone's own.
    let kind: GuideKind?

    init(_ expression: ExprSyntax) {
        self.expression = expression
        kind = GuideKind(expression)
    }

    /// The arguments of a call such as `.range(1...5)`.
    var values: [ExprSyntax] {
        expression.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
    }

    /// A regular expression is a guide among others only as a pattern.
    var argument: String {
        expression.is(RegexLiteralExprSyntax.self) ? ".pattern(\(expression.trimmed))" : "\(expression.trimmed)"
    }
}

/// The guides by name.
enum GuideKind: String {
    case constant, anyOf, pattern
    case minimum, maximum, range
    case minimumCount, maximumCount, count, element

    init?(_ expression: ExprSyntax) {
        if expression.is(RegexLiteralExprSyntax.self) {
            self = .pattern
            return
        }
        guard let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, name == "Regex" {
            self = .pattern
            return
        }
        guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
        let base = member.base?.trimmedDescription
        guard base == nil || base?.contains("GenerationGuide") == true else { return nil }
        self.init(rawValue: member.declName.baseName.text)
    }

    /// What the guide bounds, as a sentence says it.
    var subject: String {
        switch self {
        case .constant, .anyOf, .pattern: "a 'String'"
        case .minimum, .maximum, .range: "a number"
        case .minimumCount, .maximumCount, .count, .element: "an array"
        }
    }

    func bounds(_ type: KnownType) -> Bool {
        switch (self, type) {
        case (_, .other), (.constant, .text), (.anyOf, .text), (.pattern, .text): true
        case (.minimum, .integer), (.maximum, .integer), (.range, .integer): true
        case (.minimum, .number), (.maximum, .number), (.range, .number): true
        case (.minimumCount, .array), (.maximumCount, .array), (.count, .array), (.element, .array): true
        default: false
        }
    }

    /// Whether two guides on one property say something that cannot be joined: one text twice, say.
    func excludes(_ other: GuideKind) -> Bool {
        let texts: [GuideKind] = [.constant, .anyOf, .pattern]
        return self == other && self != .element || texts.contains(self) && texts.contains(other)
    }
}
