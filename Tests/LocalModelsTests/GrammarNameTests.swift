import Testing

@testable import LocalModels

@Test("a type named like a primitive keeps its own rule")
func typeNamedLikeAPrimitive() throws {
    let value = DynamicGenerationSchema(
        name: "Value",
        properties: [.init(name: "any", schema: DynamicGenerationSchema(type: GeneratedContent.self))])
    let grammar = try GenerationSchema(root: value, dependencies: []).grammar()
    #expect(grammar.gbnf.hasPrefix("root ::= value-2\n"))
    #expect(grammar.gbnf.contains("value-2 ::= \"{\" \"\\\"any\\\":\" value \"}\"\n"))
}

@Test("a choice that offers itself is a choice of the rest")
func choiceOfItself() throws {
    let choice = DynamicGenerationSchema(
        name: "A", anyOf: [DynamicGenerationSchema(referenceTo: "A"), DynamicGenerationSchema(type: Int.self)])
    let grammar = try GenerationSchema(root: choice, dependencies: []).grammar()
    #expect(grammar.gbnf.contains("a ::= integer\n"))
}
