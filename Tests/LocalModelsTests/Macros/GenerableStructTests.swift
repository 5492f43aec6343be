import LocalModels
import Testing

@Suite("A @Generable struct")
struct GenerableStructTests {
    private let id = GenerationID()
    private var recipe: Recipe {
        Recipe(
            title: "Soupe à l’oignon « maison »", duration: 45,
            ingredients: [.init(id: id, name: "onion", grams: 400), .init(id: id, name: "salt", grams: nil)],
            difficulty: .default, wine: nil)
    }

    @Test("is written in the order of declaration, what is absent left out")
    func written() {
        #expect(
            recipe.generatedContent.jsonString
                == #"{"title":"Soupe à l’oignon « maison »","duration":45,"ingredients":"#
                + #"[{"name":"onion","grams":400},{"name":"salt"}],"difficulty":"default"}"#)
        #expect(Exported(id: 1, nickname: nil).generatedContent.jsonString == #"{"id":1,"isHidden":true}"#)
    }

    @Test("is read back as it was, its identity included")
    func roundTrip() throws {
        let content = recipe.generatedContent
        #expect(try Recipe(content) == recipe)
        #expect(try content.value([Recipe.Ingredient].self, forProperty: "ingredients")[0].id == id)
        let first = try Recipe.Ingredient(GeneratedContent(json: #"{"name":"salt"}"#))
        let second = try Recipe.Ingredient(GeneratedContent(json: #"{"name":"salt"}"#))
        #expect(first.id != second.id)
    }

    @Test("says its form in the order of declaration, guides and descriptions at their places")
    func schema() {
        #expect(
            Recipe.generationSchema.debugDescription
                == ###"""
                {"type":"object","title":"Recipe","description":"A recipe for one dish","properties":{\###
                "title":{"type":"string","description":"The dish's name"},\###
                "duration":{"type":"integer","minimum":5,"maximum":240,"description":"In minutes"},\###
                "ingredients":{"type":"array","items":{"$ref":"#/$defs/Ingredient"},"minItems":2,"maxItems":12,\###
                "description":"What it takes"},\###
                "difficulty":{"$ref":"#/$defs/Difficulty"},\###
                "wine":{"type":"string","description":"A wine, when one fits"}},\###
                "additionalProperties":false,"required":["title","duration","ingredients","difficulty"],\###
                "x-order":["title","duration","ingredients","difficulty","wine"],"$defs":{\###
                "Ingredient":{"type":"object","title":"Ingredient","properties":{\###
                "name":{"type":"string","pattern":"[a-z]+","description":"The thing itself"},\###
                "grams":{"type":"number"}},"additionalProperties":false,"required":["name"],\###
                "x-order":["name","grams"]},\###
                "Difficulty":{"type":"string","title":"Difficulty","enum":["easy","hard","default"]}}}
                """###)
    }

    @Test("takes every spelling of a property and of a guide")
    func spellings() throws {
        let schema = Odd.generationSchema.debugDescription
        #expect(schema.contains(#""x-order":["width","height","inferred","observed","changes","default","linux","#))
        #expect(schema.contains(#""stacked":{"type":"integer","minimum":1,"maximum":9,"description":"One"}"#))
        #expect(
            schema.contains(
                #""digits":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9},"minItems":4,"maxItems":4}"#
            ))
        #expect(
            schema.contains(
                #""code":{"type":"string","pattern":"[A-Z]{2}\\-\\d+","description":"Two letters,\n  \"then\" digits"}"#
            ))
        #expect(schema.contains(#""choice":{"type":"string","enum":["a","b"]},"tags":{"type":"array","#))
        let json =
            #"{"width":1,"height":2,"inferred":"x","observed":true,"changes":0,"default":0.1,"linux":"l","#
            + #""stacked":3,"digits":[1,2,3,4],"choice":"a","tags":["t"]}"#
        #expect(try Odd(GeneratedContent(json: json)).generatedContent.jsonString == json)
    }

    @Test("is refused when a property is missing or of another kind")
    func refused() throws {
        for json in [
            #"{"folders":[]}"#, #"{"name":3,"folders":[]}"#, #"{"name":"a","folders":{}}"#,
            #"{"name":"a","folders":[{"name":"b"}]}"#, "[]", "null",
        ] {
            #expect(throws: GeneratedContent.ParsingError.self, "\(json)") { try Folder(GeneratedContent(json: json)) }
        }
    }

    @Test("may contain itself")
    func recursive() throws {
        let leaf = Folder(name: "leaf", folders: [], shelves: nil)
        let tree = Folder(name: "root", folders: [leaf, leaf], shelves: [[leaf], []])
        #expect(try Folder(GeneratedContent(json: tree.generatedContent.jsonString)) == tree)
        #expect(
            Folder.generationSchema.debugDescription
                == ###"""
                {"type":"object","title":"Folder","properties":{"name":{"type":"string"},\###
                "folders":{"type":"array","items":{"$ref":"#"}},\###
                "shelves":{"type":"array","items":{"type":"array","items":{"$ref":"#"}}}},\###
                "additionalProperties":false,"required":["name","folders"],\###
                "x-order":["name","folders","shelves"]}
                """###)
    }

    @Test("may be generic, on an actor, or empty")
    @MainActor
    func kinds() throws {
        let pair = Pair(first: 3, second: Optional(Difficulty.easy))
        #expect(pair.generatedContent.jsonString == #"{"first":3,"second":"easy"}"#)
        #expect(try Pair<Int, Difficulty>(pair.generatedContent) == pair)
        #expect(Pair<Int, Difficulty>.generationSchema.debugDescription.contains(#""first":{"type":"integer"}"#))
        let content = try GeneratedContent(json: #"{"name":"Ana","mood":"lively"}"#)
        #expect(try OnMainActor(content).generatedContent == content)
        #expect(Empty().generatedContent.jsonString == "{}")
        #expect(try Empty(GeneratedContent(json: "{}")) == Empty())
    }
}
