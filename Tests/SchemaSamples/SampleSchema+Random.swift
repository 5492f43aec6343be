import Foundation

extension SampleSchema {
    /// A schema of every kind of form, some of which contain themselves.
    public static func random(_ random: inout SeededGenerator) -> SampleSchema {
        var writer = Writer(random: random)
        let root = writer.form(depth: 0)
        random = writer.random
        return SampleSchema(root: root, definitions: writer.definitions)
    }

    private struct Writer {
        var random: SeededGenerator
        var definitions: [String: SampleForm] = [:]
        /// Objects that are not finished yet: a part of them may refer to them.
        var open: [String] = []
        var count = 0

        mutating func form(depth: Int) -> SampleForm {
            switch Int.random(in: 0..<(depth > 3 ? 8 : 15), using: &random) {
            case 0: return .string
            case 1: return .boolean
            case 2: return random.once(in: 3) ? .null : .choices(choices())
            case 3: return integer()
            case 4: return number()
            case 5: return .pattern(.random(&random))
            case 6: return .integer(minimum: nil, maximum: nil)
            case 7: return random.once(in: 2) ? .string : .number(minimum: nil, maximum: nil)
            case 8, 9: return array(of: form(depth: depth + 1), mayBeEmpty: false)
            case 10: return union(depth)
            default: return object(depth)
            }
        }

        private mutating func object(_ depth: Int) -> SampleForm {
            let name = newName()
            let isNamed = random.once(in: 3)
            if isNamed { open.append(name) }
            var fields: [SampleForm.Field] = []
            var names: Set<String> = []
            for _ in 0..<Int.random(in: 0...(random.once(in: 20) ? 30 : 5), using: &random) {
                let field = random.pick(Self.names) + (random.once(in: 2) ? "" : "\(fields.count)")
                guard names.insert(field).inserted else { continue }
                let isOptional = random.once(in: 3)
                fields.append(.init(name: field, form: part(depth, isOptional: isOptional), isOptional: isOptional))
            }
            let object = SampleForm.object(name: name, fields)
            guard isNamed else { return object }
            open.removeLast()
            definitions[name] = object
            return .reference(name)
        }

        /// What contains itself does so only where it may also end.
        private mutating func part(_ depth: Int, isOptional: Bool) -> SampleForm {
            guard let around = open.randomElement(using: &random), random.once(in: 4) else {
                return form(depth: depth + 1)
            }
            return isOptional ? .reference(around) : array(of: .reference(around), mayBeEmpty: true)
        }

        private mutating func array(of element: SampleForm, mayBeEmpty: Bool) -> SampleForm {
            let least = mayBeEmpty ? 0 : Int.random(in: 0...3, using: &random)
            let most = least + Int.random(in: 0...(random.once(in: 10) ? 40 : 3), using: &random)
            return .array(
                element, minimum: random.once(in: 2) ? nil : least, maximum: random.once(in: 2) ? nil : most)
        }

        private mutating func union(_ depth: Int) -> SampleForm {
            var forms = [form(depth: 4)]
            for _ in 0..<Int.random(in: 0...3, using: &random) { forms.append(form(depth: depth + 1)) }
            if let around = open.randomElement(using: &random), random.once(in: 3) { forms.append(.reference(around)) }
            return .union(name: newName(), forms)
        }

        private mutating func choices() -> [String] {
            var values: [String] = []
            for _ in 0...Int.random(in: 0...4, using: &random) {
                let value = random.pick(SampleSchema.texts) + (random.once(in: 2) ? "" : "\(values.count)")
                if !values.contains(value) { values.append(value) }
            }
            return values
        }

        private mutating func integer() -> SampleForm {
            let size = random.pick([3, 40, 1_000, 123_456, 999_999_999_999])
            let low = Int.random(in: -size...size, using: &random)
            let high = low + Int.random(in: 0...size, using: &random)
            return .integer(minimum: random.once(in: 4) ? nil : low, maximum: random.once(in: 4) ? nil : high)
        }

        private mutating func number() -> SampleForm {
            let places = Int.random(in: 0...3, using: &random)
            let unit = Decimal(sign: .plus, exponent: -places, significand: 1)
            let low = Int.random(in: -5_000...5_000, using: &random)
            let high = low + Int.random(in: 0...random.pick([2, 5_000]), using: &random)
            return .number(
                minimum: random.once(in: 4) ? nil : Decimal(low) * unit,
                maximum: random.once(in: 4) ? nil : Decimal(high) * unit)
        }

        private mutating func newName() -> String {
            count += 1
            return random.pick(["Form", "Été", "a b", "root", "string", "日"]) + "\(count)"
        }

        private static let names = ["a", "name", "où", "a b", "\"q\"", "b\\", "", "type", "日", "x-y", "🙂"]
    }
}
