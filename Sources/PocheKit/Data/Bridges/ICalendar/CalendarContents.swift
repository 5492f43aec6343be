import Foundation

/// What one iCalendar file says, as values: read once, kept while the file does not change.
struct CalendarContents: Sendable {
    private(set) var reminders: [Reminder] = []
    private(set) var series: [EventSeries] = []
    /// Items that could not be read; the others of the file are.
    private(set) var flaws: [ICalFlaw] = []

    init(_ file: ICalFile, local: TimeZone) {
        for calendar in file.calendars {
            let times = ICalTimes(calendar, local: local)
            for item in calendar.components(ReminderItem.kind) where !item.isOverride {
                do throws(ICalFlaw) {
                    reminders.append(try ReminderItem(component: item, times: times).read())
                } catch {
                    flaws.append(error)
                }
            }
            readEvents(calendar.components(EventItem.kind).map { EventItem(component: $0, times: times) })
        }
    }

    func holds(_ kind: String, uid: String) -> Bool {
        kind == ReminderItem.kind ? reminders.contains { $0.id == uid } : series.contains { $0.event.id == uid }
    }

    private mutating func readEvents(_ items: [EventItem]) {
        let changed = Dictionary(grouping: items.filter(\.component.isOverride)) { $0.component.text("UID") ?? "" }
        let masters = items.filter { !$0.component.isOverride }
        let known = Set(masters.compactMap { $0.component.text("UID") })
        // Occurrences whose series is elsewhere stand by themselves: an invitation to one meeting of many.
        let alone = changed.filter { !known.contains($0.key) }.flatMap(\.value)
        for item in masters + alone {
            let moved = item.component.isOverride ? [] : changed[item.component.text("UID") ?? ""] ?? []
            do throws(ICalFlaw) {
                let event = try item.read()
                series.append(
                    EventSeries(
                        event: event, recurrence: try item.recurrence(from: event.start),
                        isCancelled: item.isCancelled, changes: changes(moved)))
            } catch {
                flaws.append(error)
            }
        }
    }

    private mutating func changes(_ items: [EventItem]) -> [EventSeries.Change] {
        items.compactMap { item in
            do throws(ICalFlaw) {
                guard let line = item.component.line("RECURRENCE-ID"),
                    let original = item.times.time(line.name, of: item.component)
                else { throw ICalFlaw(.unreadable("RECURRENCE-ID"), line: item.component.lineNumber) }
                return EventSeries.Change(original: original, event: try item.read(), isCancelled: item.isCancelled)
            } catch {
                flaws.append(error)
                return nil
            }
        }
    }
}
