import Foundation

/// The calendar in plain lines, each with its weekday and local time: what the model may read and a person understands.
public struct AgendaLines: Sendable {
    public let language: Language
    public let now: WallTime
    public let timeZone: TimeZone

    public init(language: Language, now: WallTime, timeZone: TimeZone) {
        self.language = language
        self.now = now
        self.timeZone = timeZone
    }

    /// Appointments and open reminders from `from` to `to`, soonest first.
    ///
    /// - Parameter isWanted: says by its title and place whether one is listed.
    public func lines(
        of calendar: any CalendarStore, from: Date, to: Date, onlyReminders: Bool = false,
        where isWanted: (String) -> Bool = { _ in true }
    ) async throws(CalendarError) -> [String] {
        let phrases = DateWriter(now: now, timeZone: timeZone, language: language)
        var dated: [(Date, String)] = []
        for occurrence in onlyReminders ? [] : try await calendar.events(from: from, to: to) {
            let title = occurrence.event.titleAndPlace
            guard isWanted(title) else { continue }
            let start = phrases.moment(occurrence.start(in: timeZone))
            dated.append((occurrence.start, ToolWords.planned(title, at: start)[language]))
        }
        for reminder in try await calendar.reminders(includingDone: false) {
            guard let due = reminder.due, isWanted(reminder.title) else { continue }
            let date = due.instant(local: timeZone)
            guard date >= from, date < to else { continue }
            dated.append((date, ToolWords.toRemember(reminder.title, at: phrases.moment(due))[language]))
        }
        return dated.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
