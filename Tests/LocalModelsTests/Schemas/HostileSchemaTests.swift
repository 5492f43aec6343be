import TestThreads
import Testing

@testable import LocalModels

@Suite("Schemas that cannot be, or are very large", .ownThread)
struct HostileSchemaTests {
    private typealias Form = DynamicGenerationSchema
    private typealias SchemaError = GenerationSchema.SchemaError

    @Test("a form that always contains itself has no value, and is refused before a model is asked")
    func cycles() throws {
        let node = Form(name: "Node", properties: [.init(name: "next", schema: Form(referenceTo: "Node"))])
        let schema = try GenerationSchema(root: node, dependencies: [])
        #expect(throws: LanguageModelSession.GenerationError.self) { try schema.rules() }
        let pair = try GenerationSchema(
            root: Form(name: "A", anyOf: [Form(referenceTo: "B")]),
            dependencies: [Form(name: "B", anyOf: [Form(referenceTo: "A")])])
        #expect(throws: LanguageModelSession.GenerationError.self) { try pair.rules() }
    }

    @Test("a form that may contain itself ends where the model ends it")
    func recursion() throws {
        let node = Form(
            name: "Node", properties: [.init(name: "next", schema: Form(referenceTo: "Node"), isOptional: true)])
        let automaton = GrammarAutomaton(try GenerationSchema(root: node, dependencies: []).rules())
        let depth = 200
        let deep = String(repeating: "{\"next\":", count: depth) + "{}" + String(repeating: "}", count: depth)
        #expect(automaton.isComplete(automaton.step(automaton.start, deep.utf8)))
    }

    @Test("a thousand properties, all of them or none", arguments: [false, true])
    func large(isOptional: Bool) throws {
        let names = (0..<1_000).map { "property\($0)" }
        let properties = names.map {
            Form.Property(name: $0, schema: Form(type: Bool.self), isOptional: isOptional)
        }
        let schema = try GenerationSchema(root: Form(name: "Large", properties: properties), dependencies: [])
        let automaton = GrammarAutomaton(try schema.rules())
        let said = isOptional ? names.enumerated().filter { $0.offset.isMultiple(of: 100) }.map(\.element) : names
        let whole = "{" + said.map { "\"\($0)\":true" }.joined(separator: ",") + "}"
        #expect(automaton.isComplete(automaton.step(automaton.start, whole.utf8)))
        for part in ["{}", "{\"property999\":true}"] {
            #expect(automaton.isComplete(automaton.step(automaton.start, part.utf8)) == isOptional)
        }
    }

    @Test("no choice, and one name for two things, are refused when the schema is made")
    func contradictions() throws {
        let text = Form(type: String.self)
        func refuses(_ root: Form, _ others: Form..., by check: (SchemaError) -> Bool) -> Bool {
            do {
                _ = try GenerationSchema(root: root, dependencies: others)
                return false
            } catch {
                return (error as? SchemaError).map(check) ?? false
            }
        }
        #expect(
            refuses(Form(name: "A", anyOf: [Form]())) { if case .emptyTypeChoices = $0 { true } else { false } })
        #expect(
            refuses(Form(name: "A", anyOf: [String]())) { if case .emptyTypeChoices = $0 { true } else { false } })
        #expect(
            refuses(Form(name: "A", properties: [.init(name: "x", schema: text), .init(name: "x", schema: text)])) {
                if case .duplicateProperty = $0 { true } else { false }
            })
        #expect(
            refuses(Form(name: "A", properties: []), Form(name: "B", properties: []), Form(name: "B", properties: [])) {
                if case .duplicateType = $0 { true } else { false }
            })
        #expect(
            refuses(Form(name: "A", properties: [.init(name: "x", schema: Form(referenceTo: "Nowhere"))])) {
                if case .undefinedReferences = $0 { true } else { false }
            })
    }
}
