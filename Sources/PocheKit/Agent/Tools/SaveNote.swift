import Foundation
import LocalModels

/// Prepares a note in the person's own words.
struct SaveNote: AgentTool {
    let name = ActionName.saveNote

    /// Characters a note may hold.
    static let limit = 20_000

    func schema(for turn: TurnContext) throws -> GenerationSchema {
        try ArgumentSchema(name).text("content").build()
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        let written = try arguments.value(String.self, forProperty: "content")
        let content = Self.faithful(written, to: turn.message)
        guard !content.isEmpty else { return .notice(ToolWords.emptyNote[turn.language]) }
        let id = UUID()
        let note = Note(id: id, content: String(content.prefix(Self.limit)))
        return .proposal(Proposal(id: id, action: .saveNote(note), request: turn.message))
    }

    /// A note keeps what the person said: words that the model added or lost put the message itself in its place.
    private static func faithful(_ written: String, to message: String) -> String {
        let note = written.withoutHiddenCharacters().trimmingCharacters(in: .whitespacesAndNewlines)
        let said = Set(message.foldedWords)
        let invented = note.foldedWords.filter { $0.count > 3 && !said.contains($0) }
        let figures = { (text: String) in Set(text.foldedWords.filter { $0.contains(where: \.isNumber) }) }
        let kept = invented.isEmpty && figures(message).isSubset(of: figures(note))
        return kept ? note : message.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
