import Foundation

/// The form of a value, as a test means it: written out as JSON Schema, and judged by rules of its own.
public indirect enum SampleForm: Sendable {
    case object(name: String, [Field])
    case choices([String])
    case union(name: String, [SampleForm])
    case array(SampleForm, minimum: Int?, maximum: Int?)
    case string
    case pattern(SamplePattern)
    case integer(minimum: Int?, maximum: Int?)
    case number(minimum: Decimal?, maximum: Decimal?)
    case boolean
    case null
    /// An object around, or beside, this place.
    case reference(String)

    public struct Field: Sendable {
        public let name: String
        public let form: SampleForm
        public let isOptional: Bool
    }
}

/// A form and what it refers to.
public struct SampleSchema: Sendable {
    public let root: SampleForm
    public let definitions: [String: SampleForm]

    /// As JSON Schema, with what Apple's encoded form asks for.
    public var json: String {
        let others = definitions.keys.sorted().map { "\(quoted($0)):\(fields(definitions[$0] ?? .null))" }
        var text = fields(root)
        if !others.isEmpty { text = text.dropLast() + ",\"$defs\":{\(others.joined(separator: ","))}}" }
        return text
    }

    private func fields(_ form: SampleForm) -> String {
        switch form {
        case .object(let name, let fields):
            let properties = fields.map { "\(quoted($0.name)):\(self.fields($0.form))" }
            return """
                {"type":"object","title":\(quoted(name)),"properties":{\(properties.joined(separator: ","))},\
                "additionalProperties":false,"required":\(list(fields.filter { !$0.isOptional }.map(\.name))),\
                "x-order":\(list(fields.map(\.name)))}
                """
        case .choices(let values):
            return values.count == 1
                ? "{\"type\":\"string\",\"const\":\(quoted(values[0]))}"
                : "{\"type\":\"string\",\"enum\":\(list(values))}"
        case .union(let name, let forms):
            return "{\"title\":\(quoted(name)),\"anyOf\":[\(forms.map(fields).joined(separator: ","))]}"
        case .array(let element, let minimum, let maximum):
            return "{\"type\":\"array\",\"items\":\(fields(element))"
                + bounds(("minItems", minimum?.description), ("maxItems", maximum?.description)) + "}"
        case .string: return "{\"type\":\"string\"}"
        case .pattern(let pattern): return "{\"type\":\"string\",\"pattern\":\(quoted(pattern.source))}"
        case .integer(let minimum, let maximum):
            return "{\"type\":\"integer\""
                + bounds(("minimum", minimum?.description), ("maximum", maximum?.description)) + "}"
        case .number(let minimum, let maximum):
            return "{\"type\":\"number\""
                + bounds(("minimum", minimum?.description), ("maximum", maximum?.description)) + "}"
        case .boolean: return "{\"type\":\"boolean\"}"
        case .null: return "{\"type\":\"null\"}"
        case .reference(let name): return "{\"$ref\":\(quoted("#/$defs/" + name))}"
        }
    }

    private func bounds(_ bounds: (String, String?)...) -> String {
        bounds.compactMap { name, value in value.map { ",\"\(name)\":\($0)" } }.joined()
    }

    private func list(_ values: [String]) -> String { "[" + values.map(quoted).joined(separator: ",") + "]" }
}

/// A string as JSON.
func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        default: String(scalar)
        }
    }
    return "\"\(scalars.joined())\""
}
