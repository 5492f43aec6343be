import Testing

@testable import LocalModels

@Suite("The grammar of a @Generable type")
struct GenerableGrammarTests {
    private func accepts<Value: Generable>(_ type: Value.Type, _ json: String) throws -> Bool {
        let automaton = try GrammarAutomaton(gbnf: type.generationSchema.grammar().gbnf)
        return automaton.isComplete(automaton.step(automaton.start, json.utf8))
    }

    @Test("takes what the type writes, with and without what is optional")
    func written() throws {
        let salt = Recipe.Ingredient(id: GenerationID(), name: "salt", grams: nil)
        let recipe = Recipe(
            title: "Soupe « été »", duration: 45, ingredients: [salt, salt], difficulty: .default, wine: "Cassis")
        var dry = recipe
        dry.wine = nil
        #expect(try accepts(Recipe.self, recipe.generatedContent.jsonString))
        #expect(try accepts(Recipe.self, dry.generatedContent.jsonString))
        for figure in [Figure.circle(radius: 2), .label("a", 3), .label("a", nil), .ingredient(salt), .nothing] {
            #expect(try accepts(Figure.self, figure.generatedContent.jsonString))
        }
        let formula = Formula.sum(left: .number(1), right: .sum(left: .number(2), right: .number(3)))
        #expect(try accepts(Formula.self, formula.generatedContent.jsonString))
        let pair = Pair(first: 1, second: Optional(Difficulty.hard))
        #expect(try accepts(Pair<Int, Difficulty>.self, pair.generatedContent.jsonString))
        let folder = Folder(name: "a", folders: [.init(name: "b", folders: [], shelves: nil)], shelves: [[]])
        #expect(try accepts(Folder.self, folder.generatedContent.jsonString))
        #expect(try accepts(Empty.self, "{}"))
        let odd =
            #"{"width":1,"height":2,"inferred":"x","observed":true,"changes":0,"default":0.1,"linux":"l","stacked":3,"#
            + #""digits":[1,2,3,4],"code":"AB-12","choice":"a"}"#
        #expect(try accepts(Odd.self, odd))
    }

    @Test(
        "refuses another order, a bound broken, a value of another case, a null",
        arguments: [
            #"{"duration":45,"title":"a","#, #"{"title":"a","duration":4,"#,
            #"{"title":"a","duration":45,"ingredients":[]"#,
            #"{"title":null"#, #"{"title":"a","duration":45,"ingredients":[{"name":"Salt""#,
            #"{"title":"a","duration":45,"ingredients":[{"name":"a"},{"name":"b"}],"difficulty":"none""#,
        ])
    func refused(_ json: String) throws {
        let automaton = try GrammarAutomaton(gbnf: Recipe.generationSchema.grammar().gbnf)
        #expect(automaton.step(automaton.start, json.utf8) == GrammarAutomaton.dead)
    }

    @Test("holds each case to its own values")
    func cases() throws {
        let automaton = try GrammarAutomaton(gbnf: Figure.generationSchema.grammar().gbnf)
        for json in [
            #"{"radius""#, #"{"type":"circle","value""#, #"{"type":"square""#, #"{"type":"nothing","#,
            #"{"type":"label","value1""#,
        ] {
            #expect(automaton.step(automaton.start, json.utf8) == GrammarAutomaton.dead, "\(json)")
        }
    }
}
