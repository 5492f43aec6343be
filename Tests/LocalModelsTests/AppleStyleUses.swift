// Small uses of Apple's documented interface, as an app would write them: only the import differs.
import Foundation
import LocalModels
import RegexBuilder

// 1-4: structs, nested structs, enums, enums with values.
@Generable(description: "A walk in the hills")
struct Walk: Equatable {
    @Guide(description: "A short title")
    let title: String
    @Guide(description: "Length in kilometres", .range(1...30))
    let length: Double
    @Guide(description: "Places passed, in order", .minimumCount(2), .maximumCount(6))
    var stops: [Stop]
    var effort: Effort
    var advice: String?

    @Generable
    struct Stop: Equatable {
        var id: GenerationID
        @Guide(description: "Two or three words")
        var name: String
    }
}

@Generable
enum Effort: String, CaseIterable {
    case gentle, steady, steep
}

@Generable
enum Outing: Equatable {
    case walk(Walk)
    case swim(place: String, minutes: Int)
    case rest
}

// 5: a recursive type.
@Generable
struct Region {
    var name: String
    var parts: [Region]
}

// 6-16: every guide.
@Generable
struct Guided {
    @Guide(.constant("walk")) var kind: String
    @Guide(description: "One of three", .anyOf(["north", "south", "coast"])) var side: String
    @Guide(description: "A grid reference", /[A-Z]{2}\d{4}/) var reference: String
    @Guide(.pattern(/\d{2}:\d{2}/)) var start: String
    @Guide(.minimum(1)) var people: Int
    @Guide(.maximum(2.5)) var slope: Float
    @Guide(.minimum(0.5), .maximum(9.75)) var price: Decimal
    @Guide(.count(3)) var photographs: [String]
    @Guide(.count(1...4)) var guides: [String]
    @Guide(.element(.range(0...9)), .count(4)) var code: [Int]
    @Guide(description: "When there is one", .anyOf(["bus", "train"])) var transport: String?
}

// 17: a form written by hand, with other names.
struct Hiker: Generable {
    var name: String
    var age: Int

    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Self.self, description: "Someone who walks",
            properties: [
                .init(name: "firstName", description: "As friends say it", type: String.self, guides: [/[A-Z]\w+/]),
                .init(name: "ageInYears", type: Int.self, guides: [.range(0...120)]),
                .init(name: "nickname", type: String?.self),
            ])
    }

    init(_ content: GeneratedContent) throws {
        name = try content.value(forProperty: "firstName")
        age = try content.value(forProperty: "ageInYears")
    }

    var generatedContent: GeneratedContent {
        GeneratedContent(properties: ["firstName": name, "ageInYears": age])
    }
}

// 18-20: tools.
struct WeatherTool: Tool {
    let name = "weather"
    let description = "The weather at a place"

    @Generable
    struct Arguments {
        @Guide(description: "A town")
        var place: String
        var days: Int?
    }

    func call(arguments: Arguments) async throws -> String {
        "Fair at \(arguments.place) for \(arguments.days ?? 1) days"
    }
}

struct FindWalks: Tool {
    let description = "Walks near a place"
    var includesSchemaInInstructions: Bool { false }
    @Generable struct Arguments { var place: String }

    func call(arguments: Arguments) async throws -> [Walk] { [] }
}

struct DynamicTool: Tool {
    let description = "Anything"
    let parameters: GenerationSchema

    func call(arguments: GeneratedContent) async throws -> GeneratedContent { arguments }
}

/// Uses that need no model to run.
enum ContentUses {
    // 21-28: content made by hand.
    static let text = GeneratedContent("a text")
    static let number = GeneratedContent(kind: .number(2.5))
    static let structure = GeneratedContent(properties: ["name": "Ana", "ages": [3, 5], "isHere": true])
    static let array = GeneratedContent(elements: ["a", 1, true] as [any ConvertibleToGeneratedContent])
    static let identified = GeneratedContent("a text", id: GenerationID())
    static let unique = GeneratedContent(
        properties: [("name", "Ana"), ("name", "Bea")] as [(String, any ConvertibleToGeneratedContent)],
        uniquingKeysWith: { first, _ in first })
    static func parsed(_ json: String) throws -> GeneratedContent { try GeneratedContent(json: json) }
    static func nested() -> GeneratedContent { GeneratedContent(Walk.Stop(id: GenerationID(), name: "The ford")) }

    // 29-34: content read.
    static func name() throws -> String { try structure.value(forProperty: "name") }
    static func ages() throws -> [Int] { try structure.value([Int].self, forProperty: "ages") }
    static func missing() throws -> String? { try structure.value(String?.self, forProperty: "surname") }
    static func whole() throws -> Double { try number.value(Double.self) }
    static func keys() -> [String] {
        guard case .structure(_, let orderedKeys) = structure.kind else { return [] }
        return orderedKeys
    }
    static func isFinished() throws -> Bool { try parsed(#"{"title":"A wa"#).isComplete }

    // 35-38: partial values.
    static func partial() throws -> Walk.PartiallyGenerated {
        try Walk.PartiallyGenerated(parsed(#"{"title":"The three fords","length":4.5,"stops":[{"name":"The f"#))
    }
    static func identities(_ walk: Walk.PartiallyGenerated) -> [GenerationID] { walk.stops?.map(\.id) ?? [] }
    static func shown(_ walk: Walk) -> Walk.PartiallyGenerated { walk.asPartiallyGenerated() }
    static func fromArray(_ json: String) throws -> [Walk.Stop].PartiallyGenerated {
        try [Walk.Stop.PartiallyGenerated](parsed(json))
    }
}

enum SchemaUses {
    // 39-45: schemas known when the program runs.
    static let town = DynamicGenerationSchema(
        name: "Town", description: "A town",
        properties: [
            .init(name: "name", schema: DynamicGenerationSchema(type: String.self)),
            .init(
                name: "people", description: "How many live there",
                schema: DynamicGenerationSchema(type: Int.self, guides: [.minimum(0)]), isOptional: true),
            .init(name: "kind", schema: DynamicGenerationSchema(name: "Kind", anyOf: ["port", "market"])),
            .init(
                name: "nearby", schema: DynamicGenerationSchema(arrayOf: .init(referenceTo: "Town"), maximumElements: 3)
            ),
        ])
    static let place = DynamicGenerationSchema(
        name: "Place", anyOf: [DynamicGenerationSchema(referenceTo: "Town"), DynamicGenerationSchema(type: Walk.self)])
    static func placeSchema() throws -> GenerationSchema { try GenerationSchema(root: place, dependencies: [town]) }
    static func encoded() throws -> Data { try JSONEncoder().encode(Walk.generationSchema) }
    static func decoded(_ data: Data) throws -> GenerationSchema {
        try JSONDecoder().decode(GenerationSchema.self, from: data)
    }
    static let choice = GenerationSchema(type: String.self, description: "Yes or no", anyOf: ["yes", "no"])
    static func reason(_ error: GenerationSchema.SchemaError) -> String {
        switch error {
        case .duplicateType(_, let type, _): type
        case .duplicateProperty(let schema, let property, _): "\(schema).\(property)"
        case .emptyTypeChoices(let schema, _): schema
        case .undefinedReferences(_, let references, _): references.joined(separator: ", ")
        }
    }
}

enum PromptUses {
    // 46-51: prompts and instructions.
    static let plain = Prompt("Where shall we walk?")
    static func built(isShort: Bool, walks: [Walk]) -> Prompt {
        Prompt {
            "Suggest a walk."
            if isShort { "A short one." } else { "A long one." }
            for walk in walks { walk }
            if let first = walks.first { "Not \(first.title)." }
        }
    }
    static let instructions = Instructions {
        "You know the hills."
        ["Be brief.", "Name the places."]
    }
    static let plainInstructions = Instructions("You know the hills.")
    static let example = Prompt(Walk.Stop(id: GenerationID(), name: "The mill"))
    struct Season: PromptRepresentable, InstructionsRepresentable {
        var promptRepresentation: Prompt { Prompt("It is spring.") }
        var instructionsRepresentation: Instructions { Instructions("It is spring.") }
    }

    // 52-54: options.
    static let careful = GenerationOptions(sampling: .greedy, maximumResponseTokens: 200)
    static let lively = GenerationOptions(sampling: .random(top: 40, seed: 7), temperature: 0.9)
    static let open = GenerationOptions(sampling: .random(probabilityThreshold: 0.9))
}

enum TranscriptUses {
    // 55-59: transcripts.
    static let opening = Transcript.Entry.instructions(
        .init(
            segments: [.text(.init(content: "You know the hills."))],
            toolDefinitions: [
                .init(tool: WeatherTool()), .init(name: "b", description: "B", parameters: SchemaUses.choice),
            ]))
    static let transcript = Transcript(entries: [
        opening, .prompt(.init(segments: [.text(.init(content: "Is it fair?"))], options: PromptUses.careful)),
        .toolCalls(
            .init([.init(id: "1", toolName: "weather", arguments: GeneratedContent(properties: ["place": "Sauve"]))])),
        .toolOutput(.init(id: "1", toolName: "weather", segments: [.text(.init(content: "Fair"))])),
        .response(.init(assetIDs: [], segments: [.text(.init(content: "It is."))])),
    ])
    static func prompts() -> [String] {
        transcript.compactMap { entry in
            guard case .prompt(let prompt) = entry else { return nil }
            return prompt.segments.map(\.description).joined()
        }
    }
    static func saved() throws -> Data { try JSONEncoder().encode(transcript) }
    static func restored(_ data: Data) throws -> Transcript { try JSONDecoder().decode(Transcript.self, from: data) }
}

enum ModelUses {
    // 60-62: the model and what it says of itself.
    static func status() -> String {
        switch SystemLanguageModel.default.availability {
        case .available: "ready"
        case .unavailable(.deviceNotEligible), .unavailable(.appleIntelligenceNotEnabled): "never"
        case .unavailable(.modelNotReady): "later"
        }
    }
    static func count(_ prompt: Prompt) async throws -> Int {
        try await SystemLanguageModel.default.tokenCount(for: prompt)
    }
    static let window = SystemLanguageModel.default.contextSize
}
