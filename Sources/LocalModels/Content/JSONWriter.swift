#if !canImport(FoundationModels)
import Foundation

extension GeneratedContent {
    /// The value as compact JSON, its keys in order.
    public var jsonString: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch kind {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.literal(value)
        case .string(let value): text += Self.literal(value)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .structure(let properties, let keys):
            text += "{"
            var isFirst = true
            for key in keys {
                guard let value = properties[key] else { continue }
                if !isFirst { text += "," }
                isFirst = false
                text += Self.literal(key) + ":"
                value.write(to: &text)
            }
            text += "}"
        }
    }

    /// A number in JSON; infinities and not-a-number, which JSON lacks, become null.
    static func literal(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        if let integer = Int(exactly: number), integer.magnitude <= 1 << 53 { return String(integer) }
        return "\(number)"
    }

    /// A string in JSON, quotes included.
    static func literal(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
#endif
