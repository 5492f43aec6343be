import LocalModels
import Testing

@Suite("What a stream shows of a @Generable type")
struct PartiallyGeneratedTests {
    private func partial<Value: ConvertibleFromGeneratedContent>(_ json: String) throws -> Value {
        try Value(GeneratedContent(json: json))
    }

    @Test("a struct grows property by property, and never takes a value back")
    func growing() throws {
        let whole =
            #"{"title":"Soupe","duration":45,"ingredients":[{"name":"onion","grams":400},{"name":"salt"}],"#
            + #""difficulty":"hard","wine":"Cassis"}"#
        var known = 0
        for end in whole.indices.dropFirst() {
            let recipe: Recipe.PartiallyGenerated = try partial(String(whole[..<end]))
            #expect(recipe.title.map { "Soupe".hasPrefix($0) } ?? true)
            #expect(recipe.difficulty == nil || recipe.difficulty == .hard)
            let now =
                (recipe.title?.count ?? 0) + (recipe.ingredients?.count ?? 0) + (recipe.wine?.count ?? 0)
                + (recipe.difficulty == nil ? 0 : 1)
            #expect(now >= known, "\(whole[..<end])")
            known = now
        }
        let done: Recipe.PartiallyGenerated = try partial(whole)
        #expect(done.duration == 45)
        #expect(done.ingredients?.map(\.name) == ["onion", "salt"])
        #expect(done.ingredients?.map(\.grams) == [400, nil])
        #expect(done.wine == "Cassis")
    }

    @Test("each value has an identity, its own where the type has one")
    func identity() throws {
        let id = GenerationID()
        let content = GeneratedContent(properties: ["name": "salt"], id: id)
        #expect(try Recipe.Ingredient.PartiallyGenerated(content).id == id)
        #expect(try Folder.PartiallyGenerated(content).id == id)
        #expect(try Recipe.Ingredient(content).id == id)
        func identifiable<Value: Identifiable<GenerationID>>(_: Value.Type) {}
        identifiable(Recipe.PartiallyGenerated.self)
        identifiable(Recipe.Ingredient.PartiallyGenerated.self)
        let exported: Exported.PartiallyGenerated = try partial(#"{"id":3}"#)
        #expect(exported.id == 3)
    }

    @Test("an optional is not doubly so, an array holds partial elements")
    func types() throws {
        let recipe: Recipe.PartiallyGenerated = try partial("{}")
        let wine: String? = recipe.wine
        let ingredients: [Recipe.Ingredient.PartiallyGenerated]? = recipe.ingredients
        let folder: Folder.PartiallyGenerated = try partial(#"{"folders":[{"name":"a"},{"na"#)
        let inner: [Folder.PartiallyGenerated]? = folder.folders
        #expect(wine == nil)
        #expect(ingredients == nil)
        #expect(inner?.first?.name == "a")
        #expect(folder.name == nil)
    }

    @Test("an enum is absent until its case is known, then its values come")
    func enums() throws {
        let pair: Pair<Difficulty, Figure>.PartiallyGenerated = try partial(#"{"first":"ea"#)
        #expect(pair.first == nil)
        #expect(throws: GeneratedContent.ParsingError.self) {
            try partial(#"{"type":"cir"#) as Figure.PartiallyGenerated
        }
        guard case .circle(radius: nil) = try partial(#"{"type":"circle","ra"#) as Figure.PartiallyGenerated else {
            Issue.record("the case was known")
            return
        }
        guard case .label("ab", nil) = try partial(#"{"type":"label","value":"ab"#) as Figure.PartiallyGenerated else {
            Issue.record("the first value had begun")
            return
        }
        guard
            case .sum(left: .number(1)?, right: nil) =
                try partial(#"{"type":"sum","left":{"type":"number","value":1},"#) as Formula.PartiallyGenerated
        else {
            Issue.record("the left side was known")
            return
        }
    }

    @Test("a finished value shows all of itself")
    func finished() {
        let folder = Folder(name: "a", folders: [.init(name: "b", folders: [], shelves: nil)], shelves: nil)
        let shown = folder.asPartiallyGenerated()
        #expect(shown.name == "a")
        #expect(shown.folders?.first?.name == "b")
        #expect(Difficulty.hard.asPartiallyGenerated() == .hard)
    }
}
