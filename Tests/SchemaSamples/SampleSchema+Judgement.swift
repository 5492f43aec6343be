import Foundation
import LocalModels

extension SampleSchema {
    /// Whether a value has the form, its properties in order.
    public func allows(_ value: GeneratedContent) -> Bool { allows(value, root) }

    private func allows(_ value: GeneratedContent, _ form: SampleForm) -> Bool {
        switch (form, value.kind) {
        case (.object(_, let fields), .structure(let properties, let keys)):
            return keys == fields.map(\.name).filter { properties[$0] != nil }
                && fields.allSatisfy { field in
                    properties[field.name].map { allows($0, field.form) } ?? field.isOptional
                }
        case (.choices(let values), .string(let text)): return values.contains { $0.utf8.elementsEqual(text.utf8) }
        case (.union(_, let forms), _): return forms.contains { allows(value, $0) }
        case (.array(let element, let minimum, let maximum), .array(let elements)):
            return elements.count >= minimum ?? 0 && elements.count <= maximum ?? .max
                && elements.allSatisfy { allows($0, element) }
        case (.string, .string): return true
        case (.pattern(let pattern), .string(let text)): return pattern.matches(text)
        case (.integer(let minimum, let maximum), .number(let number)):
            guard let integer = Int(exactly: number) else { return false }
            return integer >= minimum ?? .min && integer <= maximum ?? .max
        case (.number(let minimum, let maximum), .number(let number)):
            // Bounds are compared as written: 0.3 is not below 0.3.
            guard let decimal = Decimal(string: "\(number)") else { return false }
            return minimum.map { decimal >= $0 } ?? true && maximum.map { decimal <= $0 } ?? true
        case (.boolean, .bool), (.null, .null): return true
        case (.reference(let name), _): return definitions[name].map { allows(value, $0) } ?? false
        default: return false
        }
    }
}
