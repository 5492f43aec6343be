import Foundation

extension SampleSchema {
    /// A value of the form as JSON without spaces.
    public func value(_ random: inout SeededGenerator) -> String { value(root, depth: 0, &random) }

    private func value(_ form: SampleForm, depth: Int, _ random: inout SeededGenerator) -> String {
        switch form {
        case .object(_, let fields):
            var members: [String] = []
            for field in fields {
                // Deep inside, what may be left out is: a form may contain itself.
                if field.isOptional, depth > 3 || random.once(in: 2) { continue }
                members.append("\(quoted(field.name)):\(value(field.form, depth: depth + 1, &random))")
            }
            return "{\(members.joined(separator: ","))}"
        case .choices(let values): return quoted(random.pick(values))
        case .union(_, let forms):
            let form = depth > 3 ? forms[0] : random.pick(forms)
            return value(form, depth: depth + 1, &random)
        case .array(let element, let minimum, let maximum):
            let least = minimum ?? 0
            let most = depth > 3 ? least : min(maximum ?? .max, least + 3)
            let count = Int.random(in: least...max(most, least), using: &random)
            var elements: [String] = []
            for _ in 0..<count { elements.append(value(element, depth: depth + 1, &random)) }
            return "[\(elements.joined(separator: ","))]"
        case .string: return quoted(random.pick(Self.texts))
        case .pattern(let pattern): return quoted(pattern.sample(&random))
        case .integer(let minimum, let maximum):
            let low = minimum ?? min(-Self.limit, maximum ?? 0), high = maximum ?? max(Self.limit, minimum ?? 0)
            return random.pick([low, high, Int.random(in: low...high, using: &random)]).description
        case .number(let minimum, let maximum): return number(minimum, maximum, &random)
        case .boolean: return random.once(in: 2) ? "true" : "false"
        case .null: return "null"
        case .reference(let name):
            return definitions[name].map { value($0, depth: depth + 1, &random) } ?? ""
        }
    }

    /// Fifteen digits: all of them survive in a Double.
    private static let limit = 999_999_999_999_999

    private func number(_ minimum: Decimal?, _ maximum: Decimal?, _ random: inout SeededGenerator) -> String {
        let step = Decimal(sign: .plus, exponent: -3, significand: 1)
        let low = minimum ?? (maximum ?? 0) - 1_000, high = maximum ?? (minimum ?? 0) + 1_000
        let steps = Int("\((high - low) / step)") ?? 0
        return "\(low + Decimal(Int.random(in: 0...steps, using: &random)) * step)"
    }

    static let texts = [
        "", "a", "été", "« Où ? » – l’Île…", "\"quoted\"", "a\\b", "line\nbreak\ttab", "🙂👩‍👧", "日本", "/", "e\u{301}",
        "{\"x\":[1]}", " ", "null", "-1.5e3",
    ]
}
