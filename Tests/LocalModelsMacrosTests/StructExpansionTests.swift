import SwiftIfConfig
import Testing

@Suite("@Generable on a struct becomes")
struct StructExpansionTests {
    @Test("a schema, content, a partial type and an initialiser, in the order of declaration")
    func whole() {
        let expansion = Expansion(
            """
            @Generable(description: "Someone")
            struct Person {
                @Guide(description: "In full")
                var name: String
                var age: Int?
            }
            """)
        #expect(expansion.problems.isEmpty)
        #expect(
            expansion.text == """
                struct Person {
                    var name: String
                    var age: Int?

                    nonisolated static var generationSchema: LocalModels.GenerationSchema {
                        LocalModels.GenerationSchema(
                            type: Self.self,
                            description: "Someone",
                            properties: [
                                LocalModels.GenerationSchema.Property(name: "name", description: "In full", type: String.self),
                                LocalModels.GenerationSchema.Property(name: "age", type: Int?.self)
                            ]
                        )
                    }

                    nonisolated var generatedContent: LocalModels.GeneratedContent {
                        var properties: [(Swift.String, any LocalModels.ConvertibleToGeneratedContent)] = []
                        func add(_ name: Swift.String, _ value: some LocalModels.Generable) {
                            properties.append((name, value))
                        }
                        func add(_ name: Swift.String, _ value: (some LocalModels.Generable)?) {
                            if let value { properties.append((name, value)) }
                        }
                        add("name", self.name)
                        add("age", self.age)
                        return LocalModels.GeneratedContent(properties: properties, id: nil, uniquingKeysWith: { $1 })
                    }

                    nonisolated struct PartiallyGenerated: Identifiable, LocalModels.ConvertibleFromGeneratedContent {
                        var id: LocalModels.GenerationID
                        var name: String.PartiallyGenerated?
                        var age: Int?.PartiallyGenerated?
                        nonisolated init(_ content: LocalModels.GeneratedContent) throws {
                            self.id = content.id ?? LocalModels.GenerationID()
                            self.name = try content.value(forProperty: "name")
                            self.age = try content.value(forProperty: "age")
                        }
                    }
                }

                extension Person: nonisolated LocalModels.Generable {
                    nonisolated init(_ content: LocalModels.GeneratedContent) throws {
                        self.name = try content.value(forProperty: "name")
                        self.age = try content.value(forProperty: "age")
                    }
                }
                """)
    }

    @Test("public members when it is public, and narrower ones where a property is")
    func access() {
        let expansion = Expansion(
            """
            @Generable public struct Person {
                public var name: String
                private var secret: Secret
            }
            """)
        #expect(expansion.text.contains("nonisolated public static var generationSchema"))
        #expect(expansion.text.contains("nonisolated public var generatedContent"))
        #expect(
            expansion.block("nonisolated public struct PartiallyGenerated").prefix(5) == [
                "nonisolated public struct PartiallyGenerated: Identifiable, "
                    + "LocalModels.ConvertibleFromGeneratedContent {",
                "    public var id: LocalModels.GenerationID",
                "    public var name: String.PartiallyGenerated?",
                "    fileprivate var secret: Secret.PartiallyGenerated?",
                "    nonisolated public init(_ content: LocalModels.GeneratedContent) throws {",
            ])
        #expect(expansion.block("extension Person")[1].contains("nonisolated public init"))
    }

    @Test("a type whose computed, static and observed properties are told apart")
    func stored() {
        let expansion = Expansion(
            """
            @Generable struct Room {
                static let shared = 1
                var area: Double { 3 }
                var volume: Double { get { 3 } set {} }
                var name: String { didSet { print(name) } }
                var width, height: Double
                var floor = -1, isOpen = true
            }
            """)
        #expect(expansion.problems.isEmpty)
        #expect(
            expansion.block("extension Room").filter { $0.contains("self.") } == [
                "        self.name = try content.value(forProperty: \"name\")",
                "        self.width = try content.value(forProperty: \"width\")",
                "        self.height = try content.value(forProperty: \"height\")",
                "        self.floor = try content.value(forProperty: \"floor\")",
                "        self.isOpen = try content.value(forProperty: \"isOpen\")",
            ])
        #expect(expansion.text.contains("Property(name: \"floor\", type: Int.self)"))
        #expect(expansion.text.contains("Property(name: \"isOpen\", type: Bool.self)"))
    }

    @Test("a value whose identity comes from the content, and is no property of the schema")
    func identity() {
        let expansion = Expansion("@Generable struct Item { var id: GenerationID; var `class`: String }")
        #expect(!expansion.text.contains("Property(name: \"id\""))
        #expect(expansion.text.contains("Property(name: \"class\", type: String.self)"))
        #expect(expansion.text.contains("properties: properties, id: self.id, uniquingKeysWith"))
        #expect(expansion.text.contains("add(\"class\", self.`class`)"))
        let partial = expansion.block("nonisolated struct PartiallyGenerated")
        #expect(partial[1] == "    var id: LocalModels.GenerationID")
        #expect(partial[2] == "    var `class`: String.PartiallyGenerated?")
    }

    @Test("a partial type that keeps an id of another kind")
    func ownID() {
        let partial = Expansion("@Generable struct Item { let id: Int }").block("nonisolated struct Part")
        #expect(
            partial[...1] == [
                "nonisolated struct PartiallyGenerated: LocalModels.ConvertibleFromGeneratedContent {",
                "    var id: Int.PartiallyGenerated?",
            ])
    }

    @Test("guides as they are written, those of several attributes together")
    func guides() {
        let expansion = Expansion(
            """
            @Generable struct Order {
                @Guide(description: "Where from") @Guide(.minimumCount(1), .element(.range(0...9)))
                var digits: [Int]
                @Guide(/[A-Z]+/)
                var code: String?
            }
            """)
        #expect(expansion.problems.isEmpty)
        #expect(
            expansion.text.contains(
                "description: \"Where from\", type: [Int].self, guides: [.minimumCount(1), .element(.range(0...9))])"))
        #expect(expansion.text.contains("name: \"code\", type: String?.self, guides: [.pattern(/[A-Z]+/)])"))
    }

    @Test("a text of several lines with its own indentation")
    func longDescription() {
        let expansion = Expansion(
            #"""
            @Generable struct Order {
                @Guide(description: """
                    One
                      two
                    """)
                var name: String
            }
            """#)
        let schema = expansion.block("nonisolated static var")
        let first = schema.firstIndex { $0.contains("name:") } ?? 0
        let indentations = schema[(first + 1)...(first + 3)].map { $0.prefix { $0 == " " }.count }
        #expect(indentations[1] == indentations[0] + 2)
        #expect(indentations[2] == indentations[0])
    }

    @Test("what the branch of a condition that holds declares")
    func conditions() {
        let configuration = StaticBuildConfiguration(
            customConditions: ["LONG"], languageVersion: .init(components: [6]), compilerVersion: .init(components: [6])
        )
        let source = """
            @Generable struct Order {
                #if LONG
                var long: Int
                #else
                var short: Int
                #endif
            }
            """
        let text = Expansion(source, configuration: configuration).text
        #expect(text.contains("Property(name: \"long\""))
        #expect(!text.contains("Property(name: \"short\""))
        #expect(
            Expansion(source).problems == [
                "2: '@Generable' cannot tell which branch holds; move the condition outside the type."
            ])
    }
}
