import LocalModels

/// One thing the agent knows how to prepare or look up. It never writes: a write is a ``Proposal``.
public protocol AgentTool: Sendable {
    var name: ActionName { get }

    /// The arguments to decode for this message, its time words and task names offered as the only choices.
    func schema(for turn: TurnContext) -> ArgumentSchema

    /// Checks the arguments as if an enemy had written them, and says what would be done.
    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome
}

/// What came of a tool.
public enum ToolOutcome: Sendable, Equatable {
    /// A write that a person may confirm.
    case proposal(Proposal)
    /// What was found, or that nothing was, at most about 200 tokens of plain lines.
    case answer(String)
    /// Why nothing can be done: a date that cannot be, a thing that is not there.
    case notice(String)
    /// A slot is missing; the next message may fill it.
    case question(String, missing: MissingTime)
}

/// A proposal that lacks only its time.
public struct MissingTime: Sendable, Equatable {
    public let tool: ActionName
    public let arguments: GeneratedContent
    public let request: String
}
