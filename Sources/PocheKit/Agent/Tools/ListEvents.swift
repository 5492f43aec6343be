import Foundation
import LocalModels

/// Looks up what the calendar holds, appointments and reminders together.
struct ListEvents: AgentTool {
    let name = ActionName.listEvents
    let calendar: any CalendarStore

    /// Days looked at when no time was said.
    static let defaultDays = 7
    /// How many of the next times are told when the question is when something is.
    private static let nextTimes = 3

    func schema(for turn: TurnContext) -> ArgumentSchema {
        ArgumentSchema(name).time(in: turn)
    }

    func use(_ arguments: GeneratedContent, in turn: TurnContext) async throws -> ToolOutcome {
        let said = try TimeRule.time(from: arguments, in: turn)
        let agenda = AgendaLines(language: turn.language, now: turn.now, timeZone: turn.timeZone)
        if said == nil, let answer = try await next(of: AgendaSubject(turn), agenda, in: turn) { return answer }
        let (from, to) = TimeRule.period(said, in: turn)
        let lines = try await agenda.lines(of: calendar, from: from, to: to)
        let missed = said == nil ? AgendaSubject(turn).text : ""
        let words =
            said.map { $0.isPartOfDay ? $0.words : turn.phrases.list($0.expression) }
            ?? ToolWords.nextDays(Self.defaultDays)[turn.language]
        guard !lines.isEmpty else {
            let isSeries = said?.expression.recurrence != nil
            return .answer(
                ToolWords.nothingPlanned(words, during: said.map { isSeries ? .day : $0.expression.grain })[
                    turn.language])
        }
        let title = ToolWords.heading(words.capitalizedFirst)[turn.language]
        // "j'ai un rdv chez le médecin ?": what comes next is no answer by itself.
        let none = missed.isEmpty ? [] : [ToolWords.nothingPlannedAbout(missed)[turn.language]]
        return .answer((none + [title] + ToolOutput.capped(lines, turn.language)).joined(separator: "\n"))
    }

    /// The next times of what a question when something is names, where the calendar holds it.
    func nextNamed(in turn: TurnContext) async throws -> String? {
        AgendaSubject(turn).asksWhen ? try await named(in: turn) : nil
    }

    /// The next times of what the message names, where the calendar holds it.
    func named(in turn: TurnContext) async throws -> String? {
        let subject = AgendaSubject(turn)
        guard !subject.words.isEmpty else { return nil }
        let agenda = AgendaLines(language: turn.language, now: turn.now, timeZone: turn.timeZone)
        let lines = try await lines(of: subject, agenda, in: turn)
        return lines.isEmpty ? nil : lines.prefix(Self.nextTimes).joined(separator: "\n")
    }

    private func lines(of subject: AgendaSubject, _ agenda: AgendaLines, in turn: TurnContext) async throws -> [String]
    {
        let to = turn.now.adding(1, .year).date(in: turn.timeZone)
        return try await agenda.lines(
            of: calendar, from: turn.now.date(in: turn.timeZone), to: to, onlyReminders: subject.asksReminders
        ) { subject.words.isEmpty || subject.isIn($0) }
    }

    /// The next times of what the question is about, within a year; `nil` when it asks about these days.
    private func next(
        of subject: AgendaSubject, _ agenda: AgendaLines, in turn: TurnContext
    ) async throws -> ToolOutcome? {
        let lines = try await lines(of: subject, agenda, in: turn)
        let isAsked = subject.asksWhen || subject.asksReminders || (!subject.words.isEmpty && !lines.isEmpty)
        guard isAsked else { return nil }
        if lines.isEmpty, !subject.words.isEmpty {
            return .answer(ToolWords.nothingPlannedAbout(subject.text)[turn.language])
        }
        if subject.asksReminders, lines.isEmpty { return .answer(ToolWords.noReminder[turn.language]) }
        if subject.asksReminders { return .answer(ToolOutput.capped(lines, turn.language).joined(separator: "\n")) }
        return lines.isEmpty ? nil : .answer(lines.prefix(Self.nextTimes).joined(separator: "\n"))
    }
}
