import Foundation
import LocalModels

/// Prepares a note in the person's own words.
struct SaveNote: AgentTool {
    let name = ActionName.saveNote

    /// Characters a note may hold.
    static let limit = 20_000

    func schema(for turn: TurnContext) -> ArgumentSchema {
        ArgumentSchema(name).choice("content", among: NoteWords.choices(in: turn))
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        let chosen = try arguments.value(String.self, forProperty: "content")
        let content = NoteWords.choices(in: turn).contains(chosen) ? chosen : turn.message
        guard content.contains(where: { $0.isLetter || $0.isNumber }) else {
            return .notice(ToolWords.emptyNote[turn.language])
        }
        let id = UUID()
        let note = Note(id: id, content: String(content.prefix(Self.limit)))
        return .proposal(Proposal(id: id, action: .saveNote(note), request: turn.message))
    }
}
