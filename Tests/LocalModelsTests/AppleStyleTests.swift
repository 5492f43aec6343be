import Foundation
import LocalModels
import Testing

@Suite("Code written for Apple's interface")
struct AppleStyleTests {
    @Test("makes and reads content")
    func content() throws {
        #expect(ContentUses.structure.jsonString == #"{"name":"Ana","ages":[3,5],"isHere":true}"#)
        #expect(ContentUses.unique.jsonString == #"{"name":"Ana"}"#)
        #expect(ContentUses.array.jsonString == #"["a",1,true]"#)
        #expect(ContentUses.identified.id != nil)
        #expect(ContentUses.text.id == nil)
        #expect(ContentUses.nested().jsonString == #"{"name":"The ford"}"#)
        #expect(try ContentUses.name() == "Ana")
        #expect(try ContentUses.ages() == [3, 5])
        #expect(try ContentUses.missing() == nil)
        #expect(try ContentUses.whole() == 2.5)
        #expect(ContentUses.keys() == ["name", "ages", "isHere"])
        #expect(try !ContentUses.isFinished())
    }

    @Test("follows a value as it is written")
    func partial() throws {
        let walk = try ContentUses.partial()
        #expect(walk.title == "The three fords")
        #expect(walk.stops?.first?.name == "The f")
        #expect(walk.effort == nil)
        #expect(ContentUses.identities(walk).count == 1)
        #expect(try ContentUses.fromArray(#"[{"name":"a"},{"#).first?.name == "a")
    }

    @Test("builds schemas, and takes them from JSON")
    func schemas() throws {
        let schema = try SchemaUses.placeSchema().debugDescription
        #expect(schema.contains(#""x-order":["name","people","kind","nearby"]"#))
        #expect(schema.contains(#""required":["name","kind","nearby"]"#))
        let walk = try SchemaUses.decoded(SchemaUses.encoded())
        #expect(walk.debugDescription == Walk.generationSchema.debugDescription)
        #expect(Hiker.generationSchema.debugDescription.contains(#""x-order":["firstName","ageInYears","nickname"]"#))
        #expect(Guided.generationSchema.debugDescription.contains(#""kind":{"type":"string","const":"walk"}"#))
    }

    @Test("describes its tools, and calls them")
    func tools() async throws {
        #expect(WeatherTool().name == "weather")
        #expect(FindWalks().name == "FindWalks")
        #expect(WeatherTool().parameters.debugDescription.contains(#""required":["place"]"#))
        let arguments = try WeatherTool.Arguments(GeneratedContent(json: #"{"place":"Sauve"}"#))
        #expect(try await WeatherTool().call(arguments: arguments) == "Fair at Sauve for 1 days")
        let tool = DynamicTool(parameters: try SchemaUses.placeSchema())
        #expect(try await tool.call(arguments: ContentUses.text) == ContentUses.text)
    }

    @Test("builds prompts")
    func prompts() {
        let prompt = PromptUses.built(isShort: true, walks: []).description
        #expect(prompt.contains("Suggest a walk."))
        #expect(prompt.contains("A short one."))
        #expect(!prompt.contains("Not "))
        #expect(PromptUses.instructions.description.contains("Be brief."))
        #expect(PromptUses.careful != PromptUses.lively)
    }

    @Test("goes on without an adapter")
    func adapters() async throws {
        #expect(Adapters.adapted(URL(filePath: "/walks.fmadapter")) == nil)
        #expect(try Adapters.tidied("walks").isEmpty)
        do {
            _ = try await Adapters.compiled("walks")
            Issue.record("there is an adapter")
        } catch let error as SystemLanguageModel.Adapter.AssetError {
            #expect(Adapters.reason(error).contains("walks"))
        }
    }

    @Test("keeps transcripts")
    func transcripts() throws {
        #expect(TranscriptUses.prompts() == ["Is it fair?"])
        #expect(TranscriptUses.transcript.count == 5)
        #expect(try TranscriptUses.restored(TranscriptUses.saved()) == TranscriptUses.transcript)
    }
}
