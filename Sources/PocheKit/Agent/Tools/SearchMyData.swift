import Foundation
import LocalModels

/// Looks up what the person kept: notes, tasks, reminders, appointments, summaries of past conversations.
struct SearchMyData: AgentTool {
    let name = ActionName.searchMyData
    let search: any Searching

    func schema(for turn: TurnContext) -> ArgumentSchema {
        ArgumentSchema(name).text("query")
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        if let tasks = openTasks(in: turn) { return tasks }
        let written = try arguments.value(String.self, forProperty: "query").oneLine(limit: 200)
        let said = Set(turn.message.foldedWords)
        // "tu as bien enregistré mon rendez-vous chez le médecin ?" asks about the doctor.
        let kept = WriteLog.asksWhatIsKept(turn) ? WriteLog.matter(of: turn) : nil
        let isSaid = written.foldedWords.contains { $0.count > 2 && said.contains($0) }
        let asked = kept ?? (isSaid ? written : turn.message)
        var hits = try await search.search(asked, limit: ToolOutput.lineLimit)
        // The model's query may have lost the word that matters: the message itself is the second try.
        if hits.isEmpty, kept == nil { hits = try await search.search(turn.message, limit: ToolOutput.lineLimit) }
        if hits.isEmpty, !turn.told.isEmpty { return .answer(ToolWords.youTold(turn.told)[turn.language]) }
        guard !hits.isEmpty else { return .answer(ToolWords.nothingFound(asked)[turn.language]) }
        let lines = hits.map { hit in
            let date = hit.date.map { turn.phrases.moment(WallTime($0, timeZone: turn.timeZone), isAllDay: true) }
            return ToolWords.finding(hit, date: date)[turn.language]
        }
        return .answer(ToolOutput.capped(lines, turn.language).joined(separator: "\n"))
    }

    /// "quelles sont mes tâches ?": the list itself, when nothing else is asked about.
    private func openTasks(in turn: TurnContext) -> ToolOutcome? {
        // Without the s of a plural, as the words of a subject are.
        let lists: Set<String> = ["tache", "liste", "task", "todo"]
        let asked = AgendaSubject(turn).words
        let isList = !asked.isEmpty && asked.isSubset(of: lists)
        guard turn.times.isEmpty, isList || turn.request.asksWhatIsLeft else { return nil }
        guard !turn.openTasks.isEmpty else { return .answer(ToolWords.noOpenTask[turn.language]) }
        let lines = turn.openTasks.map { task in
            "· " + task.title + (task.due.map { ", \(turn.phrases.moment($0))" } ?? "")
        }
        return .answer(
            ([ToolWords.openTasks[turn.language]] + ToolOutput.capped(lines, turn.language)).joined(separator: "\n"))
    }
}
