import LocalModels

/// The arguments of a tool, in the order they are decoded.
public struct ArgumentSchema: Sendable {
    private let name: String
    private var properties: [DynamicGenerationSchema.Property] = []
    /// The values that are decided, of each property in turn; `nil` once one is left to the model.
    private var decided: [(String, String)]? = []

    init(_ action: ActionName) { name = action.rawValue }

    /// The only arguments there can be: what leaves no choice is not asked of the model.
    var certain: GeneratedContent? {
        decided.map { values in
            GeneratedContent(properties: values.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The person's words where these are a title, else the model's.
    func title(in turn: TurnContext) -> ArgumentSchema {
        TitleRule.given(in: turn).map { choice("title", among: [$0]) } ?? text("title")
    }

    /// The place that is said plainly, else one of those that may be meant, or none.
    func location(in turn: TurnContext) -> ArgumentSchema {
        let places = PlaceRule.places(in: turn)
        if let place = PlaceRule.plainPlace(in: turn) { return choice("location", among: [place]) }
        return places.isEmpty ? self : adding("location", .init(name: "location", anyOf: places), isOptional: true)
    }

    func text(_ property: String) -> ArgumentSchema { adding(property, .init(type: String.self)) }

    func choice(_ property: String, among choices: [String]) -> ArgumentSchema {
        adding(
            property, .init(name: property, anyOf: choices), decided: choices.count == 1 ? choices.first : nil)
    }

    /// `when`: one of the time words found in the message, so that the model copies words and computes nothing.
    /// Without time words there is no such argument.
    func time(in turn: TurnContext) -> ArgumentSchema {
        turn.times.isEmpty ? self : choice("when", among: turn.times.map(\.words).uniqued())
    }

    func build() throws -> GenerationSchema {
        try GenerationSchema(root: .init(name: name, properties: properties), dependencies: [])
    }

    private func adding(
        _ property: String, _ schema: DynamicGenerationSchema, isOptional: Bool = false, decided value: String? = nil
    ) -> ArgumentSchema {
        var copy = self
        copy.properties.append(.init(name: property, schema: schema, isOptional: isOptional))
        if let value { copy.decided?.append((property, value)) } else { copy.decided = nil }
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
