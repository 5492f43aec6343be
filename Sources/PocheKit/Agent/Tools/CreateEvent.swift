import Foundation
import LocalModels

/// Prepares an appointment.
struct CreateEvent: AgentTool {
    let name = ActionName.createEvent

    func schema(for turn: TurnContext) -> ArgumentSchema {
        ArgumentSchema(name).title(in: turn).time(in: turn)
            .location(in: turn)
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        let place = try PlaceRule.place(from: arguments, in: turn)
        let title = try TitleRule.title(from: arguments, in: turn, place: place)
        guard let said = try TimeRule.time(from: arguments, in: turn) else {
            return TimeRule.missing(
                ToolWords.whenIsIt, MissingTime(tool: name, arguments: arguments, request: turn.message), in: turn)
        }
        switch TimeRule.interval(said, in: turn) {
        case .failure(let refusal): return .notice(refusal.sentence[turn.language])
        case .success(let (start, end)):
            let id = UUID()
            let event = CalendarEvent(
                id: id.uuidString.lowercased(), title: title, start: start, end: end,
                location: place, recurrence: said.expression.recurrence, exceptions: said.expression.exceptions)
            return .proposal(
                Proposal(id: id, action: .createEvent(event), request: turn.message, time: said.expression))
        }
    }
}
