/// The declarations that all forms share.
enum Fragments {
    static func schema(access: String, _ arguments: [String]) -> String {
        Source.block(
            "nonisolated \(access)static var generationSchema: LocalModels.GenerationSchema",
            [Source.call("LocalModels.GenerationSchema", arguments)])
    }

    static func initialiser(access: String, _ lines: [String]) -> String {
        Source.block("nonisolated \(access)init(_ content: LocalModels.GeneratedContent) throws", lines)
    }

    static func content(access: String, _ lines: [String]) -> String {
        Source.block("nonisolated \(access)var generatedContent: LocalModels.GeneratedContent", lines)
    }

    /// Lines that gather properties by `add(_:_:)`, leaving out what is absent even when an alias hides an optional.
    static func structure(id: String?, adding lines: [String]) -> [String] {
        ["var properties: [(Swift.String, any LocalModels.ConvertibleToGeneratedContent)] = []"] + [
            Source.block(
                "func add(_ name: Swift.String, _ value: some LocalModels.Generable)",
                ["properties.append((name, value))"]),
            Source.block(
                "func add(_ name: Swift.String, _ value: (some LocalModels.Generable)?)",
                ["if let value { properties.append((name, value)) }"]),
        ] + lines + [
            "return LocalModels.GeneratedContent(properties: properties, id: \(id ?? "nil"), uniquingKeysWith: { $1 })"
        ]
    }

    /// Chooses a case by a text; another text is an error.
    static func `switch`(on text: String, _ branches: [(text: String, line: String)], in type: String) -> [String] {
        let cases = branches.map { "case \($0.text): self = \($0.line)" }
        let failure = Source.call(
            "throw LocalModels.GeneratedContent.ParsingError",
            [
                "rawContent: content.jsonString",
                "debugDescription: \"“\\(text)” is not a case of \(type).\"",
            ])
        return [
            "let text = try \(text)",
            "switch text {\n\((cases + ["default:\n" + Source.indented(failure)]).joined(separator: "\n"))\n}",
        ]
    }
}
