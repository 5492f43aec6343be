import LocalModels

/// Builds the schema of a tool's arguments, in the order they are decoded.
struct ArgumentSchema {
    private let name: String
    private var properties: [DynamicGenerationSchema.Property] = []

    init(_ action: ActionName) { name = action.rawValue }

    func text(_ property: String) -> ArgumentSchema {
        adding(.init(name: property, schema: .init(type: String.self)))
    }

    /// `title`: decided when the message gives it, else written.
    func title(in turn: TurnContext) -> ArgumentSchema {
        TitleRule.given(in: turn).map { choice("title", among: [$0]) } ?? text("title")
    }

    func choice(_ property: String, among choices: [String]) -> ArgumentSchema {
        adding(.init(name: property, schema: .init(name: property, anyOf: choices)))
    }

    /// One of `choices` or nothing; without choices there is no such argument.
    func optionalChoice(_ property: String, among choices: [String]) -> ArgumentSchema {
        guard !choices.isEmpty else { return self }
        return adding(.init(name: property, schema: .init(name: property, anyOf: choices), isOptional: true))
    }

    /// `when`: one of the time words found in the message, so that the model copies words and computes nothing.
    /// Without time words there is no such argument.
    func time(in turn: TurnContext) -> ArgumentSchema {
        turn.times.isEmpty ? self : choice("when", among: turn.times.map(\.words).uniqued())
    }

    func build() throws -> GenerationSchema {
        try GenerationSchema(root: .init(name: name, properties: properties), dependencies: [])
    }

    private func adding(_ property: DynamicGenerationSchema.Property) -> ArgumentSchema {
        var copy = self
        copy.properties.append(property)
        return copy
    }
}

extension Sequence where Element: Hashable {
    /// The elements in order, each once.
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
