import Foundation

/// Everything of one person, opened: their records, their calendar, the cards that wait, and the only way to write.
public struct Workspace: Sendable {
    public let folders: Folders
    public let store: Store
    public let calendar: any CalendarStore
    public let search: any Searching
    public let center: ConfirmCenter
    public let executor: ActionExecutor
    public let timeZone: TimeZone
    public let language: Language

    /// - Throws: ``StoreError`` when the database cannot be opened.
    public static func open(
        _ folders: Folders, language: Language, timeZone: TimeZone = .current
    ) async throws(StoreError) -> Workspace {
        let store = try Store(at: folders.database, key: KeyFile(at: folders.key), timeZone: timeZone)
        let calendar = VdirCalendarStore(at: folders.calendars, timeZone: timeZone)
        do throws(StoreError) {
            try await settleAbandoned(in: store, calendar)
        } catch  where error.isOfPlace {
            // It is read as it is.
        }
        return Workspace(
            folders: folders, store: store, calendar: calendar,
            search: WordSearch(store: store, calendar: calendar, timeZone: timeZone),
            center: ConfirmCenter(shelf: store),
            executor: ActionExecutor(records: store, calendar: calendar, shelf: store), timeZone: timeZone,
            language: language)
    }

    /// A card whose process was ended between its write and its end is done: "nothing was written" would be false.
    private static func settleAbandoned(in store: Store, _ calendar: any CalendarStore) async throws(StoreError) {
        guard store.obstacle == nil else { return }
        for card in try await store.releaseAbandoned() where await isWritten(card.action, in: store, calendar) {
            try await store.remove(card.id)
        }
    }

    /// Whether what a card creates exists: records carry the card's identifier.
    private static func isWritten(_ action: Action, in store: Store, _ calendar: any CalendarStore) async -> Bool {
        switch action {
        case .createReminder(let reminder):
            let kept = try? await calendar.reminders(includingDone: true)
            return kept?.contains { $0.id == reminder.id } ?? false
        case .createEvent(let event):
            return (try? await calendar.allEvents())?.contains { $0.id == event.id } ?? false
        case .saveNote(let note):
            return (try? await store.notes(limit: .max))?.contains { $0.id == note.id } ?? false
        case .createTask(let task):
            return (try? await store.tasks(includingDone: true))?.contains { $0.id == task.id } ?? false
        case .completeTask, .completeReminder, .deleteNote, .deleteTask, .deleteReminder, .deleteEvent,
            .deleteOccurrence:
            return false
        }
    }

    /// What every write of a record throws, when the place can only be read; `nil` where it can be written.
    public var obstacle: StoreError? { store.obstacle }

    /// The wall clock of the person's zone.
    public var now: WallTime { WallTime(Date(), timeZone: timeZone) }

    public func card(_ proposal: Proposal) -> Card {
        Card(proposal, language: language, now: now, timeZone: timeZone)
    }

    public func waitingCards() async throws(StoreError) -> [Card] {
        try await center.waiting().map(card)
    }

    /// Carries out a card that a person confirms.
    ///
    /// - Returns: what was written, or `nil` when the card no longer waits.
    public func confirm(_ id: UUID) async throws -> Receipt? {
        guard let consent = try await center.confirm(id) else { return nil }
        return try await executor.execute(consent)
    }

    /// Carries out a person's own command.
    public func carryOut(_ command: Action) async throws(WriteError) -> Receipt {
        try await executor.execute(await center.command(command))
    }

    /// The program's sentence about what was really written.
    public func sentence(for receipt: Receipt) -> String {
        let phrases = DateWriter(now: now, timeZone: timeZone, language: language)
        let action = receipt.action
        let title = action.title.oneLine(limit: TitleLimit.characters)
        return CardWords.written(action, title: title, when: phrases.time(of: action))[language]
    }

    /// The program's sentence about what could not be done.
    public func sentence(for error: any Error) -> String { Trouble(error).sentence(in: language) }
}
