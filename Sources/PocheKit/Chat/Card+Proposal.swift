import Foundation

extension Card {
    /// The card of a proposal, in a person's language: what would be written, in clear.
    public init(_ proposal: Proposal, language: Language, now: WallTime, timeZone: TimeZone) {
        let phrases = DateWriter(now: now, timeZone: timeZone, language: language)
        var rows: [Row] = []
        func row(_ label: Localized, _ value: String?) {
            if let value, !value.isEmpty { rows.append(Row(label: label[language], value: value)) }
        }
        let action = proposal.action
        let due = action.time.map { Self.moment($0, proposal.time, phrases) }
        switch action {
        case .createReminder(let reminder), .completeReminder(let reminder), .deleteReminder(let reminder):
            row(CardWords.when, due)
            row(CardWords.recurrence, reminder.recurrence.map { phrases.recurrence($0, except: reminder.exceptions) })
        case .createEvent(let event), .deleteEvent(let event):
            row(CardWords.when, Self.interval(event.start, event.end, proposal.time, phrases))
            row(CardWords.place, event.location)
            row(CardWords.recurrence, event.recurrence.map { phrases.recurrence($0, except: event.exceptions) })
        case .deleteOccurrence(let occurrence):
            row(CardWords.when, Self.interval(occurrence.event.start, occurrence.event.end, nil, phrases))
        case .saveNote, .deleteNote: break
        case .createTask, .completeTask, .deleteTask: row(CardWords.due, due)
        }
        let other = proposal.time?.alternatives.first.map { CardWords.otherReading(phrases.card($0))[language] }
        self.init(
            id: proposal.id, shortID: proposal.shortID, heading: CardWords.heading(action)[language],
            title: action.title, rows: rows,
            otherReading: other, request: proposal.request)
    }

    private static func moment(_ time: CalendarTime, _ said: TimeExpression?, _ phrases: DateWriter) -> String {
        words(
            TimeExpression(kind: .instant, start: time.wall, grain: time.isAllDay ? .day : .minute), said, phrases)
    }

    private static func interval(
        _ start: CalendarTime, _ end: CalendarTime, _ said: TimeExpression?, _ phrases: DateWriter
    ) -> String {
        if start.isAllDay, end.wall <= start.wall.adding(1, .day) { return moment(start, said, phrases) }
        return words(
            TimeExpression(
                kind: .interval, start: start.wall, end: end.wall, grain: start.isAllDay ? .day : .minute),
            said, phrases)
    }

    /// What is written, with what only the person's words tell: another zone, an hour that a change of clocks skips.
    private static func words(_ written: TimeExpression, _ said: TimeExpression?, _ phrases: DateWriter) -> String {
        var shown = written
        (shown.timeZone, shown.clockChange) = (said?.timeZone, said?.clockChange)
        return phrases.card(shown)
    }
}
