import LocalModels
import Testing

@Suite("A @Generable enum")
struct GenerableEnumTests {
    @Test("without values is the text of its case")
    func choice() throws {
        #expect(Difficulty.default.generatedContent.jsonString == #""default""#)
        for mood in Mood.allCases { #expect(try Mood(mood.generatedContent) == mood) }
        #expect(
            Mood.generationSchema.debugDescription
                == #"{"type":"string","title":"Mood","description":"How someone feels","enum":["très calme","lively"]}"#
        )
    }

    @Test("without values is refused by another text, which the error names")
    func unknown() throws {
        let error = #expect(throws: GeneratedContent.ParsingError.self) { try Mood(GeneratedContent(json: #""calm""#)) }
        #expect(error?.debugDescription == "“calm” is not a case of Mood.")
        #expect(error?.rawContent == #""calm""#)
    }

    @Test("with values is an object that its case's name begins")
    func union() throws {
        let figures: [(Figure, String)] = [
            (.circle(radius: 1.5), #"{"type":"circle","radius":1.5}"#),
            (.label("a", 3), #"{"type":"label","value":"a","value1":3}"#),
            (.label("a", nil), #"{"type":"label","value":"a"}"#),
            (.nothing, #"{"type":"nothing"}"#),
        ]
        for (figure, json) in figures {
            #expect(figure.generatedContent.jsonString == json)
            #expect(try Figure(GeneratedContent(json: json)) == figure)
        }
        let ingredient = Figure.ingredient(.init(id: GenerationID(), name: "salt", grams: 2))
        #expect(try Figure(ingredient.generatedContent) == ingredient)
    }

    @Test("with values is refused without a known case or a value it needs")
    func refused() throws {
        for json in [
            #"{"radius":1}"#, #"{"type":"square"}"#, #"{"type":"circle"}"#, #"{"type":"circle","radius":"wide"}"#,
            #""circle""#,
        ] {
            #expect(throws: GeneratedContent.ParsingError.self, "\(json)") { try Figure(GeneratedContent(json: json)) }
        }
    }

    @Test("with values offers an object for each case")
    func schema() {
        let schema = Figure.generationSchema.debugDescription
        #expect(
            schema.hasPrefix(
                ###"""
                {"title":"Figure","description":"A figure to draw","anyOf":[{"$ref":"#/$defs/DiscriminatedCircle"},\###
                {"$ref":"#/$defs/DiscriminatedLabel"},{"$ref":"#/$defs/DiscriminatedIngredient"},\###
                {"$ref":"#/$defs/DiscriminatedNothing"}],"$defs":{"DiscriminatedCircle":{"type":"object",\###
                "title":"DiscriminatedCircle","properties":{"type":{"type":"string","const":"circle"},\###
                "radius":{"type":"number"}},"additionalProperties":false,"required":["type","radius"],\###
                "x-order":["type","radius"]}
                """###))
        #expect(schema.contains(#""required":["type","value"],"x-order":["type","value","value1"]"#))
    }

    @Test("may contain itself")
    func recursive() throws {
        let formula = Formula.sum(left: .number(1), right: .sum(left: .number(2), right: .number(3)))
        #expect(
            formula.generatedContent.jsonString
                == #"{"type":"sum","left":{"type":"number","value":1},"right":{"type":"sum","left":"#
                + #"{"type":"number","value":2},"right":{"type":"number","value":3}}}"#)
        #expect(try Formula(formula.generatedContent) == formula)
        let remark = Remark.reply(to: .text("a"), text: "b")
        #expect(try Remark(remark.generatedContent) == remark)
        #expect(Formula.generationSchema.debugDescription.contains(##""left":{"$ref":"#"},"right":{"$ref":"#"}"##))
    }
}
