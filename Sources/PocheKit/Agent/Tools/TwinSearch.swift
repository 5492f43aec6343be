import Foundation

/// Finds what is already kept just as a proposal would write it: twice the same is seldom meant.
struct TwinSearch: Sendable {
    let calendar: any CalendarStore

    /// What is said with the cards, when all of them would write what exists already.
    func sentence(for proposals: [Proposal], in turn: TurnContext) async throws -> String? {
        guard !proposals.isEmpty else { return nil }
        for proposal in proposals where try await !exists(proposal.action, in: turn) { return nil }
        return ToolWords.alreadyKept[turn.language]
    }

    private func exists(_ action: Action, in turn: TurnContext) async throws -> Bool {
        switch action {
        case .createReminder(let new):
            return try await calendar.reminders(includingDone: false).contains {
                $0.due == new.due && $0.recurrence == new.recurrence && areAlike($0.title, new.title)
            }
        case .createEvent(let new):
            let (start, end) = (new.start.instant(local: turn.timeZone), new.end.instant(local: turn.timeZone))
            return try await calendar.events(from: start, to: end).contains {
                $0.start == start && areAlike($0.event.title, new.title)
            }
        case .createTask(let new): return turn.openTasks.contains { areAlike($0.title, new.title) }
        default: return false
        }
    }

    private func areAlike(_ one: String, _ other: String) -> Bool { one.foldedWords == other.foldedWords }
}
