#if !canImport(FoundationModels)
extension SchemaNode {
    /// The form narrowed by guides: of two bounds the tighter one holds, of two lists what they share.
    ///
    /// - Note: choices and a pattern on one string are not combined; the choices hold.
    func constrained(by constraints: [Constraint]) -> SchemaNode {
        constraints.reduce(self) { $0.constrained(by: $1) }
    }

    private func constrained(by constraint: Constraint) -> SchemaNode {
        switch (self, constraint) {
        case (.type(var reference), _):
            reference.constraints.append(constraint)
            return .type(reference)
        case (.string, .anyOf(let values)):
            return .choices(title: nil, description: nil, values)
        case (.choices(let title, let description, let old), .anyOf(let new)):
            return .choices(title: title, description: description, old.filter(new.contains))
        case (.string, .pattern(let pattern)):
            return .string(pattern: pattern)
        case (.integer(let low, let high), .minimum(let bound)):
            return .integer(minimum: max(low ?? bound, bound), maximum: high)
        case (.integer(let low, let high), .maximum(let bound)):
            return .integer(minimum: low, maximum: min(high ?? bound, bound))
        case (.number(let low, let high), .minimum(let bound)):
            return .number(minimum: max(low ?? bound, bound), maximum: high)
        case (.number(let low, let high), .maximum(let bound)):
            return .number(minimum: low, maximum: min(high ?? bound, bound))
        case (.array(let element, let low, let high), .minimumCount(let bound)):
            return .array(element, minimum: max(low ?? bound, bound), maximum: high)
        case (.array(let element, let low, let high), .maximumCount(let bound)):
            return .array(element, minimum: low, maximum: min(high ?? bound, bound))
        case (.array(let element, let low, let high), .element(let inner)):
            return .array(element.constrained(by: [inner]), minimum: low, maximum: high)
        default:
            return self
        }
    }
}
#endif
