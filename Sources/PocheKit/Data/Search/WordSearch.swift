import Foundation

/// Search by words over everything the person keeps.
///
/// Reminders and appointments live in files that other programs change. They are mirrored into the index when a search
/// begins, so that one index ranks every kind on one scale; only what changed since the last search costs anything.
public struct WordSearch: Searching {
    private let store: Store
    private let calendar: any CalendarStore
    private let local: TimeZone

    public init(store: Store, calendar: any CalendarStore, timeZone: TimeZone = .current) {
        self.store = store
        self.calendar = calendar
        local = timeZone
    }

    public func search(_ query: String, limit: Int) async throws -> [SearchHit] {
        guard let query = SearchQuery(query) else { return [] }
        let limit = min(max(limit, 1), 100)
        // A calendar that cannot be read now is searched as it was last seen.
        guard let items = try? await calendarItems() else { return try await store.find(query, limit: limit) }
        do {
            if let obstacle = store.obstacle { throw obstacle }
            try await store.mirror(items, kinds: Self.mirrored)
        } catch let error as StoreError where error.isOfPlace {
            return try await store.find(query, limit: limit, beside: items, kinds: Self.mirrored)
        }
        return try await store.find(query, limit: limit)
    }

    private static let mirrored: [SearchHit.Kind] = [.reminder, .event]

    private func calendarItems() async throws(CalendarError) -> [IndexItem] {
        let reminders = try await calendar.reminders(includingDone: true)
        let events = try await calendar.allEvents()
        return reminders.map { IndexItem($0, local: local) } + events.map { IndexItem($0, local: local) }
    }
}
