#if !canImport(FoundationModels)
import Foundation

/// Writes the rules of a schema.
struct GrammarCompiler {
    var rules = GrammarRules()
    var written: Set<Primitive> = []
    private let schema: ResolvedSchema
    private let definitions: [String: SchemaNode]
    private var ruleNames: [String: String] = [:]
    /// The definitions of which a finite value exists.
    private let productive: Set<String>

    init(_ schema: ResolvedSchema) throws(GrammarError) {
        self.schema = schema
        definitions = Dictionary(schema.definitions.map { ($0.name, $0.node) }, uniquingKeysWith: { $1 })
        productive = schema.productiveNames
        guard schema.root.isProductive(productive) else {
            throw .unsupportedGuide("No value of this schema can ever end: it always contains itself.")
        }
    }

    mutating func grammar() throws(GrammarError) -> Grammar {
        _ = rules.reserve("root")
        for primitive in Primitive.allCases { _ = rules.reserve(primitive.rawValue) }
        for definition in schema.definitions { ruleNames[definition.name] = rules.reserve(definition.name) }
        rules.define("root", try expression(schema.root, near: "root"))
        for definition in schema.definitions where productive.contains(definition.name) {
            guard let name = ruleNames[definition.name] else { continue }
            var visited: Set<String> = [definition.name]
            let body = try expression(definition.node, near: name, visited: &visited)
            rules.define(name, body)
        }
        return Grammar(gbnf: rules.text)
    }

    private mutating func expression(_ node: SchemaNode, near name: String) throws(GrammarError) -> String {
        var visited: Set<String> = []
        return try expression(node, near: name, visited: &visited)
    }

    private mutating func expression(
        _ node: SchemaNode, near name: String, visited: inout Set<String>
    ) throws(GrammarError) -> String {
        switch node {
        case .object(_, _, let properties): return try object(properties, near: name)
        case .choices(_, _, let values):
            return GrammarRules.alternatives(values.map { GrammarRules.literal(GeneratedContent.literal($0)) })
        case .union(let title, _, _):
            let leaves = leaves(of: node, visited: &visited)
            guard !leaves.isEmpty else {
                throw .schema(
                    .emptyTypeChoices(
                        schema: title, context: .init(debugDescription: "“\(title)” is a choice of only itself.")))
            }
            var branches: [String] = []
            for leaf in leaves { branches.append(try expression(leaf, near: name)) }
            return GrammarRules.alternatives(branches)
        case .array(let element, let minimum, let maximum):
            return try array(element, minimum: minimum ?? 0, maximum: maximum, near: name)
        case .string(nil): return primitive(.string)
        case .string(let pattern?):
            var compiler = PatternCompiler(pattern, rules: rules, near: name)
            let body = try compiler.expression()
            rules = compiler.rules
            return "\"\\\"\" " + body + " \"\\\"\""
        case .integer(nil, nil): return primitive(.integer)
        case .number(nil, nil): return primitive(.number)
        case .integer(let minimum, let maximum):
            return try NumberGrammar(minimum: minimum, maximum: maximum).integers()
        case .number(let minimum, let maximum):
            return try NumberGrammar(minimum: minimum, maximum: maximum).decimals()
        case .boolean: return "(\"true\" | \"false\")"
        case .null: return "\"null\""
        case .anything: return primitive(.value)
        case .reference(let target): return ruleNames[target] ?? target
        case .type: preconditionFailure("resolution left a type in the schema")
        }
    }

    /// The choices of a union, those of the unions it offers included: a rule that began with itself would not be
    /// accepted.
    private func leaves(of node: SchemaNode, visited: inout Set<String>) -> [SchemaNode] {
        switch node {
        case .union(_, _, let branches):
            return branches.flatMap { leaves(of: $0, visited: &visited) }
        case .reference(let name):
            guard case .union(let title, let description, let branches)? = definitions[name] else {
                return productive.contains(name) ? [node] : []
            }
            guard visited.insert(name).inserted else { return [] }
            return leaves(of: .union(title: title, description: description, branches), visited: &visited)
        default:
            return node.isProductive(productive) ? [node] : []
        }
    }

    private mutating func object(_ all: [PropertyNode], near name: String) throws(GrammarError) -> String {
        let properties = all.filter { !$0.isOptional || $0.schema.isProductive(productive) }
        var members: [String] = []
        for property in properties {
            let key = GrammarRules.literal(GeneratedContent.literal(property.name) + ":")
            members.append(key + " " + (try expression(property.schema, near: name + "-" + property.name)))
        }
        let firstRequired = properties.firstIndex { !$0.isOptional }
        let lead = firstRequired ?? properties.count
        var starts: [String] = []
        // The comma belongs to what follows something: an optional property takes its comma with it.
        var after = ""
        for index in properties.indices.reversed() {
            if index <= lead, after.contains(" ") {
                let tail = rules.reserve(name + "-after")
                rules.define(tail, after)
                after = tail
            }
            let member = members[index]
            if index <= lead { starts.append(after.isEmpty ? member : member + " " + after) }
            let step = properties[index].isOptional ? "(\",\" " + member + ")?" : "\",\" " + member
            after = after.isEmpty ? step : step + " " + after
        }
        guard !starts.isEmpty else { return "\"{}\"" }
        let body = GrammarRules.alternatives(starts.reversed())
        return "\"{\" " + (firstRequired == nil ? optional(body) : body) + " \"}\""
    }

    private func optional(_ body: String) -> String { body.hasPrefix("(") ? body + "?" : "(" + body + ")?" }

    private mutating func array(
        _ element: SchemaNode, minimum: Int, maximum: Int?, near name: String
    ) throws(GrammarError) -> String {
        let low = max(minimum, 0)
        guard low <= maximum ?? .max else {
            throw .unsupportedGuide("No array has at least \(low) and at most \(maximum ?? 0) elements.")
        }
        guard max(low, maximum ?? 0) <= GrammarRules.maximumCount else {
            throw .unsupportedGuide("An array may be bounded at \(GrammarRules.maximumCount) elements, not more.")
        }
        guard maximum != 0, element.isProductive(productive) else { return "\"[]\"" }
        let item = rules.reserve(name + "-item")
        rules.define(item, try expression(element, near: item))
        let next = rules.reserve(name + "-next")
        rules.define(next, "\",\" " + item)
        let least = max(low - 1, 0)
        let count =
            switch maximum {
            case nil: least == 0 ? "*" : "{\(least),}"
            case let high?: "{\(least),\(high - 1)}"
            }
        let items = maximum == 1 ? item : "\(item) \(next)\(count)"
        return low == 0 ? "\"[\" (\(items))? \"]\"" : "\"[\" \(items) \"]\""
    }
}
#endif
