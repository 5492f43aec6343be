#if !canImport(FoundationModels)
import Foundation

/// What a request needs, in the model's own judgement.
enum ToolNeed: Equatable {
    case call(_ tool: String)
    case words
    /// The model is to be listened to.
    case unclear

    /// A small model leans towards the function when it is asked: three to one is still a no. Both bounds were chosen
    /// on 28 questions in two languages to the default model.
    private static let (no, yes) = (0.75, 0.8)
    private static let refusals = ["none", "None"]

    /// What the model is asked after the request. Nothing of it stays in the conversation.
    static func question(_ tools: [String]) -> String {
        "First say which function this needs: \(tools.joined(separator: ", ")), or none? Reply with one word."
    }

    /// What the model chooses among.
    static func choices(_ tools: [String]) -> [String] { tools + refusals }

    /// - Parameter likelihoods: of the choices, in nats.
    init(_ tools: [String], likelihoods: [Double]) {
        let weights = likelihoods.map(exp)
        let named = zip(tools, weights)
        let part = named.reduce(0) { $0 + $1.1 } / weights.reduce(0, +)
        self =
            switch part {
            case ..<Self.no: .words
            case Self.yes...: named.max { $0.1 < $1.1 }.map { .call($0.0) } ?? .unclear
            default: .unclear
            }
    }
}

extension LanguageModelSession {
    /// Asks the model what a request needs, before it answers: small models speak of a call where they should make it,
    /// and make one where they should speak.
    ///
    /// Only a person's request is asked about: what a tool answered is answered in words, or with a call that the model
    /// begins by itself. A model that is about to write its family's mark of a call knows what it does.
    func need(of step: EngineStep, in context: DecodeContext) async throws -> ToolNeed {
        guard case .user(let request)? = step.messages.first, step.prefix.isEmpty else { return .unclear }
        let names = tools.map(\.name)
        let likelihoods = try await engine.weigh(
            ToolNeed.choices(names), answering: "\(request)\n\n\(ToolNeed.question(names))", in: context)
        let need = ToolNeed(names, likelihoods: likelihoods)
        guard need != .unclear, let mark = context.weights.template.toolManner.mark else { return need }
        return try await engine.isLikely(mark, answering: step, in: context) ? .unclear : need
    }
}
#endif
