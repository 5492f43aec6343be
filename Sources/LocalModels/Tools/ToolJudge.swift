#if !canImport(FoundationModels)

/// Asks the model which of some tools a request needs, apart from the conversation: small models speak of a call where
/// they should make it, and make one where they should speak. Shown by examples, they judge well.
///
/// One for all sessions of a model with the same tools. It keeps a small context of its own, whose beginning is read
/// once, and from the saved state where there is one.
final class ToolJudge: Sendable {
    private let tools: [String]
    private let engine: SessionEngine

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
        let exchange = earlier.map { [ChatMessage.user($0.request), .assistant($0.tool)] } ?? []
        do {
            let likelihoods = try await engine.logLikelihoods(
                of: tools + [ToolNeed.none], answering: request, after: exchange)
            return ToolNeed(tools, likelihoods: likelihoods)
        } catch LanguageModelSession.GenerationError.exceededContextWindowSize {
            return .unclear
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

/// The judges that a model's sessions share while any of them lives.
final class ToolJudges: Sendable {
    private struct Weak { weak var judge: ToolJudge? }
    private let known = Guarded<[String: Weak]>([:])

    func judge(of tools: [any Tool], model: SystemLanguageModel) -> ToolJudge {
        known.withLock { known in
            known = known.filter { $0.value.judge != nil }
            let key = ToolJudge.key(tools)
            if let judge = known[key]?.judge { return judge }
            let judge = ToolJudge(tools, model: model)
            known[key] = Weak(judge: judge)
            return judge
        }
    }
}

extension LanguageModelSession {
    /// What a request needs, asked before it is answered.
    ///
    /// Only a person's request is asked about: what a tool answered is answered in words, or with a call that the model
    /// begins by itself. A model that is about to write its family's mark of a call knows what it does.
    func need(of step: EngineStep, in context: DecodeContext) async throws -> ToolNeed {
        guard let judge, case .user(let request)? = step.messages.first, step.prefix.isEmpty else { return .unclear }
        let start = ContinuousClock.now
        let need = try await judge.need(of: request, after: transcript.lastCall)
        await engine.add(reading: start.duration(to: .now))
        guard need != .unclear, let mark = context.weights.template.toolManner.mark else { return need }
        return try await engine.isLikely(mark, answering: step, in: context) ? .unclear : need
    }
}

extension Transcript {
    /// The last exchange but the unfinished one, when a tool was called in it.
    fileprivate var lastCall: (request: String, tool: String)? {
        let prompts = entries.indices.filter { if case .prompt = entries[$0] { true } else { false } }
        guard prompts.count > 1, case .prompt(let prompt) = entries[prompts[prompts.count - 2]] else { return nil }
        for entry in entries[prompts[prompts.count - 2]...] {
            if case .toolCalls(let calls) = entry, let call = calls.first {
                return (prompt.segments.text, call.toolName)
            }
        }
        return nil
    }
}
#endif
