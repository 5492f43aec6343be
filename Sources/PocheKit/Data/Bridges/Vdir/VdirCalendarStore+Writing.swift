import Foundation

extension VdirCalendarStore {
    public func save(_ reminder: Reminder, with consent: borrowing Confirmation) throws(CalendarError) {
        try check(id: reminder.id, rule: reminder.recurrence)
        try save(reminder, as: ReminderItem.self, uid: reminder.id, in: .reminders)
    }

    public func save(_ event: CalendarEvent, with consent: borrowing Confirmation) throws(CalendarError) {
        try check(id: event.id, rule: event.recurrence)
        try save(event, as: EventItem.self, uid: event.id, in: .events)
    }

    public func complete(reminder id: String, with consent: borrowing Confirmation) throws(CalendarError) {
        try edit(ReminderItem.kind, uid: id, creatingIn: nil) { (item, times) throws(ICalFlaw) in
            var todo = ReminderItem(component: item, times: times)
            guard try todo.read().completedAt == nil else { return false }
            if try !todo.advance(after: now()) { todo.finish(at: now()) }
            item = todo.component
            return true
        }
    }

    public func delete(reminder id: String, with consent: borrowing Confirmation) throws(CalendarError) {
        try remove(ReminderItem.kind, uid: id)
    }

    public func delete(event id: String, with consent: borrowing Confirmation) throws(CalendarError) {
        try remove(EventItem.kind, uid: id)
    }

    public func delete(_ occurrence: EventOccurrence, with consent: borrowing Confirmation) throws(CalendarError) {
        let (id, original) = (occurrence.event.id, occurrence.original)
        // The only occurrence is the event.
        guard try index.series(uid: id)?.recurrence.isRepeating == true else {
            return try remove(EventItem.kind, uid: id)
        }
        try edit(EventItem.kind, uid: id, creatingIn: nil) { (item, times) throws(ICalFlaw) in
            var appointment = EventItem(component: item, times: times)
            try appointment.exclude(original)
            item = appointment.component
            return true
        } alsoChanging: { calendar, times in
            calendar.removeComponents { other in
                other.kind == EventItem.kind && other.text("UID") == id
                    && times.time("RECURRENCE-ID", of: other)?.instant(local: times.local)
                        == original.instant(local: times.local)
            }
        }
    }

    private func save<Item: RecordItem>(
        _ record: Item.Record, as _: Item.Type, uid: String, in collection: VdirFolder.Collection
    ) throws(CalendarError) {
        try edit(Item.kind, uid: uid, creatingIn: collection) { (component, times) throws(ICalFlaw) in
            var item = Item(component: component, times: times)
            let isChanged = try item.write(record, over: component.has("UID") ? try item.read() : nil)
            component = item.component
            return isChanged
        }
    }

    private func check(id: String, rule: String?) throws(CalendarError) {
        guard !id.isEmpty, !id.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw .failed("an item needs an identifier")
        }
        if let rule, ICalRule(rule) == nil { throw .failed("\(rule) is not a recurrence rule") }
    }

    // MARK: Files

    /// How often an edit begins again when another program changed the file meanwhile.
    private static let patience = 5

    /// Changes an item where it is, or makes it.
    ///
    /// - Parameters:
    ///   - collection: where a new item goes; `nil` to throw ``CalendarError/notFound(_:)`` instead.
    ///   - change: says whether it changed anything; if not, nothing is written.
    private func edit(
        _ kind: String, uid: String, creatingIn collection: VdirFolder.Collection?,
        _ change: (inout ICalComponent, ICalTimes) throws(ICalFlaw) -> Bool,
        alsoChanging rest: (inout ICalComponent, ICalTimes) -> Void = { _, _ in }
    ) throws(CalendarError) {
        try whileAlone { () throws(CalendarError) in
            guard let file = try index.find(kind, uid: uid) else {
                guard let collection else { throw .notFound(uid) }
                var new = ICalFile()
                let isChanged = try changed(&new, VdirFolder.fileName(uid), kind, uid, change, rest)
                if isChanged { try folder.create(new.data, uid: uid, in: collection) }
                return
            }
            let (stamp, data) = try read(file)
            var content = try parsed(data, file)
            guard try changed(&content, VdirFolder.name(file), kind, uid, change, rest) else { return }
            try folder.replace(file, read: stamp, with: content.data)
        }
    }

    private func changed(
        _ file: inout ICalFile, _ name: String, _ kind: String, _ uid: String,
        _ change: (inout ICalComponent, ICalTimes) throws(ICalFlaw) -> Bool,
        _ rest: (inout ICalComponent, ICalTimes) -> Void
    ) throws(CalendarError) -> Bool {
        let moment = now()
        let result = file.change(calendarWith: kind, uid: uid) { calendar -> Result<Bool, ICalFlaw> in
            let times = ICalTimes(calendar, local: local)
            let place = calendar.item(kind, uid: uid)
            var item = place.flatMap { calendar.entries[$0].component } ?? ICalComponent(kind, ending: calendar.ending)
            do throws(ICalFlaw) {
                guard try change(&item, times) else { return .success(false) }
            } catch {
                return .failure(error)
            }
            item.stamp(moment, isNew: place == nil)
            if let place {
                calendar.replace(at: place, with: item)
            } else {
                calendar.append(.component(item))
            }
            rest(&calendar, times)
            calendar.defineZones(of: item)
            return .success(true)
        }
        do { return try result?.get() ?? false } catch { throw .malformed(file: name, error) }
    }

    /// Other items of the same file stay.
    private func remove(_ kind: String, uid: String) throws(CalendarError) {
        try whileAlone { () throws(CalendarError) in
            guard let file = try index.find(kind, uid: uid) else { throw .notFound(uid) }
            let (stamp, data) = try read(file)
            var content = try parsed(data, file)
            _ = content.change(calendarWith: kind, uid: uid) { calendar in
                calendar.removeComponents { $0.kind == kind && $0.text("UID") == uid }
            }
            if content.calendars.contains(where: \.hasItems) {
                try folder.replace(file, read: stamp, with: content.data)
            } else {
                try folder.remove(file)
            }
        }
    }

    private func read(_ file: URL) throws(CalendarError) -> (FileStamp, Data) {
        guard let stamp = FileStamp(file) else { throw .busy(file: VdirFolder.name(file)) }
        return (stamp, try folder.read(file))
    }

    private func parsed(_ data: Data, _ file: URL) throws(CalendarError) -> ICalFile {
        do { return try ICalFile(data) } catch { throw .malformed(file: VdirFolder.name(file), error) }
    }

    /// Takes turns with other Poches; begins again when another program, which knows no turns, was quicker.
    private func whileAlone(_ body: () throws(CalendarError) -> Void) throws(CalendarError) {
        let lock = FolderLock(folder.root)
        defer { lock.release() }
        for attempt in 1... {
            do throws(CalendarError) {
                return try body()
            } catch .busy where attempt < Self.patience {
                continue
            }
        }
    }
}

extension ICalComponent {
    fileprivate var hasItems: Bool {
        [EventItem.kind, ReminderItem.kind, "VJOURNAL"].contains { !components($0).isEmpty }
    }
}
