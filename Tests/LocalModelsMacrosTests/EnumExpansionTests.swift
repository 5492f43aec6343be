import Testing

@Suite("@Generable on an enum becomes")
struct EnumExpansionTests {
    @Test("a choice of its cases' names, when none has values")
    func choice() {
        let expansion = Expansion(
            """
            @Generable(description: "How hard")
            package enum Level: Int {
                case easy, hard
                case `default`
            }
            """)
        #expect(expansion.problems.isEmpty)
        #expect(
            expansion.block("nonisolated package static var generationSchema") == [
                "nonisolated package static var generationSchema: LocalModels.GenerationSchema {",
                "    LocalModels.GenerationSchema(",
                "        type: Self.self,",
                "        description: \"How hard\",",
                "        anyOf: [\"easy\", \"hard\", \"default\"]",
                "    )",
                "}",
            ])
        #expect(expansion.text.contains("case .`default`: \"default\".generatedContent"))
        #expect(expansion.text.contains("case \"default\": self = .`default`"))
        #expect(!expansion.text.contains("PartiallyGenerated"))
    }

    @Test("a choice of its raw texts, when it has them")
    func rawTexts() {
        let expansion = Expansion("@Generable enum Mood: String, Sendable { case calm = \"très calme\", lively }")
        #expect(expansion.text.contains("anyOf: [\"très calme\", \"lively\"]"))
        #expect(expansion.text.contains("case \"très calme\": self = .calm"))
    }

    @Test("a choice of objects that the name of the case tells apart, when one has values")
    func union() {
        let expansion = Expansion(
            """
            @Generable public enum Figure {
                case circle(radius: Double)
                case label(String, size: Int?)
                case nothing
            }
            """)
        #expect(expansion.problems.isEmpty)
        #expect(
            expansion.text == """
                public enum Figure {
                    case circle(radius: Double)
                    case label(String, size: Int?)
                    case nothing

                    nonisolated public static var generationSchema: LocalModels.GenerationSchema {
                        LocalModels.GenerationSchema(
                            type: Self.self,
                            anyOf: [
                                DiscriminatedCircle.self,
                                DiscriminatedLabel.self,
                                DiscriminatedNothing.self
                            ]
                        )
                    }

                    nonisolated public var generatedContent: LocalModels.GeneratedContent {
                        var properties: [(Swift.String, any LocalModels.ConvertibleToGeneratedContent)] = []
                        func add(_ name: Swift.String, _ value: some LocalModels.Generable) {
                            properties.append((name, value))
                        }
                        func add(_ name: Swift.String, _ value: (some LocalModels.Generable)?) {
                            if let value { properties.append((name, value)) }
                        }
                        switch self {
                        case .circle(let value0):
                            add("type", "circle")
                            add("radius", value0)
                        case .label(let value0, let value1):
                            add("type", "label")
                            add("value", value0)
                            add("size", value1)
                        case .nothing:
                            add("type", "nothing")
                        }
                        return LocalModels.GeneratedContent(properties: properties, id: nil, uniquingKeysWith: { $1 })
                    }

                    nonisolated public enum PartiallyGenerated: LocalModels.ConvertibleFromGeneratedContent {
                        case circle(radius: Double.PartiallyGenerated?)
                        case label(String.PartiallyGenerated?, size: Int?.PartiallyGenerated?)
                        case nothing
                        nonisolated public init(_ content: LocalModels.GeneratedContent) throws {
                            let text = try content.value(Swift.String.self, forProperty: "type")
                            switch text {
                            case "circle": self = .circle(radius: try content.value(forProperty: "radius"))
                            case "label": self = .label(try content.value(forProperty: "value"), size: try content.value(forProperty: "size"))
                            case "nothing": self = .nothing
                            default:
                                throw LocalModels.GeneratedContent.ParsingError(
                                    rawContent: content.jsonString,
                                    debugDescription: "“\\(text)” is not a case of Figure."
                                )
                            }
                        }
                    }

                    private nonisolated struct DiscriminatedCircle: LocalModels.Generable {
                        let generatedContent: LocalModels.GeneratedContent
                        nonisolated init(_ content: LocalModels.GeneratedContent) throws {
                            generatedContent = content
                        }
                        nonisolated static var generationSchema: LocalModels.GenerationSchema {
                            LocalModels.GenerationSchema(
                                type: Self.self,
                                properties: [
                                    LocalModels.GenerationSchema.Property(name: "type", type: Swift.String.self, guides: [.constant("circle")]),
                                    LocalModels.GenerationSchema.Property(name: "radius", type: Double.self)
                                ]
                            )
                        }
                    }

                    private nonisolated struct DiscriminatedLabel: LocalModels.Generable {
                        let generatedContent: LocalModels.GeneratedContent
                        nonisolated init(_ content: LocalModels.GeneratedContent) throws {
                            generatedContent = content
                        }
                        nonisolated static var generationSchema: LocalModels.GenerationSchema {
                            LocalModels.GenerationSchema(
                                type: Self.self,
                                properties: [
                                    LocalModels.GenerationSchema.Property(name: "type", type: Swift.String.self, guides: [.constant("label")]),
                                    LocalModels.GenerationSchema.Property(name: "value", type: String.self),
                                    LocalModels.GenerationSchema.Property(name: "size", type: Int?.self)
                                ]
                            )
                        }
                    }

                    private nonisolated struct DiscriminatedNothing: LocalModels.Generable {
                        let generatedContent: LocalModels.GeneratedContent
                        nonisolated init(_ content: LocalModels.GeneratedContent) throws {
                            generatedContent = content
                        }
                        nonisolated static var generationSchema: LocalModels.GenerationSchema {
                            LocalModels.GenerationSchema(
                                type: Self.self,
                                properties: [
                                    LocalModels.GenerationSchema.Property(name: "type", type: Swift.String.self, guides: [.constant("nothing")])
                                ]
                            )
                        }
                    }
                }

                extension Figure: nonisolated LocalModels.Generable {
                    nonisolated public init(_ content: LocalModels.GeneratedContent) throws {
                        let text = try content.value(Swift.String.self, forProperty: "type")
                        switch text {
                        case "circle": self = .circle(radius: try content.value(forProperty: "radius"))
                        case "label": self = .label(try content.value(forProperty: "value"), size: try content.value(forProperty: "size"))
                        case "nothing": self = .nothing
                        default:
                            throw LocalModels.GeneratedContent.ParsingError(
                                rawContent: content.jsonString,
                                debugDescription: "“\\(text)” is not a case of Figure."
                            )
                        }
                    }
                }
                """)
    }

    @Test("a partial type as indirect as it is")
    func indirect() {
        let whole = Expansion("@Generable indirect enum Sum { case number(Int); case plus(Sum, Sum) }")
        #expect(whole.text.contains("nonisolated indirect enum PartiallyGenerated"))
        #expect(whole.text.contains("case plus(Sum.PartiallyGenerated?, Sum.PartiallyGenerated?)"))
        let one = Expansion("@Generable enum Sum { case number(Int); indirect case plus(Sum, Sum) }")
        #expect(one.text.contains("    indirect case plus(Sum.PartiallyGenerated?, Sum.PartiallyGenerated?)"))
    }
}
