#if !canImport(FoundationModels)
/// Asks the model which of some tools a request needs, apart from the conversation: small models speak of a call where
/// they should make it, and make one where they should speak. Shown by examples, they judge well.
///
/// One for all sessions of a model with the same tools. It keeps a small context of its own, whose beginning is read
/// once, and from the saved state where there is one.
final class ToolJudge: Sendable {
    private let tools: [String]
    private let engine: SessionEngine
    /// Two requests at once would mix their tokens in the one context.
    private let turns = Turns()

    /// Tokens of one request and of the exchange before it. What is longer is not judged.
    private static let room = 512

    init(_ tools: [any Tool], model: SystemLanguageModel) {
        self.tools = tools.map(\.name)
        engine = SessionEngine(model: model, beginning: Self.lesson(tools), room: Self.room)
    }

    /// Reads the examples.
    func prepare() async throws { try await engine.prepare() }

    /// - Parameter earlier: the request before and the tool it needed, when there was one: the next may go on from it.
    func need(of request: String, after earlier: (request: String, tool: String)?) async throws -> ToolNeed {
        do {
            return ToolNeed(tools, likelihoods: try await likelihoods(request, after: earlier))
        } catch LanguageModelSession.GenerationError.exceededContextWindowSize {
            return .unclear
        }
    }

    /// Of the tools' names, and last of none, in nats.
    func likelihoods(_ request: String, after earlier: (request: String, tool: String)?) async throws -> [Double] {
        let exchange = earlier.map { [ChatMessage.user($0.request), .assistant($0.tool)] } ?? []
        return try await turns.take { [engine, tools] in
            try await engine.logLikelihoods(of: tools + [ToolNeed.none], answering: request, after: exchange)
        }
    }

    /// What makes one judge stand for another: the tools as it knows them.
    static func key(_ tools: [any Tool]) -> String { list(tools) }

    private static func list(_ tools: [any Tool]) -> String {
        tools.map { "- \($0.name): \($0.description)\n" }.joined()
    }

    /// Instructions and examples, of tools that no program has.
    private static func lesson(_ tools: [any Tool]) -> [ChatMessage] {
        let instructions = """
            Reply to each request with the name of the function that must be called to answer it, or with none where \
            nobody has to look anything up: general knowledge, translations, words, thanks.

            Functions:
            - read_meter: Says how much water the house has used.
            - look_in_pond: Says how the carp in the pond are.
            \(list(tools))- none: What everybody knows, and what needs only words.
            """
        let examples = [
            ("How much water did we use?", "read_meter"),
            ("What is a carp?", ToolNeed.none),
            ("Je peux laisser les poissons seuls deux jours ?", "look_in_pond"),
            ("Écris un poème sur l'eau.", ToolNeed.none),
            ("Can I fill the bath once more?", "read_meter"),
            ("Translate “the pond is deep” into French.", ToolNeed.none),
            ("Hello, how are you?", ToolNeed.none),
            ("Est-ce que les poissons vont bien ?", "look_in_pond"),
        ]
        return [.system(instructions, tools: [])] + examples.flatMap { [.user($0.0), .assistant($0.1)] }
    }
}
#endif
