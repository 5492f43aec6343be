import Foundation

/// What the files of a vdir hold; a file is read again only when it changed.
struct VdirIndex: Sendable {
    private struct Entry: Sendable {
        let stamp: FileStamp
        let contents: Result<CalendarContents, CalendarError>
    }

    private let folder: VdirFolder
    private let local: TimeZone
    private var known: [URL: Entry] = [:]

    init(_ folder: VdirFolder, local: TimeZone) {
        self.folder = folder
        self.local = local
    }

    /// Every file that can be read, by name, and why the others, or some of their items, cannot.
    mutating func all() throws(CalendarError) -> (contents: [CalendarContents], refused: [CalendarError]) {
        let items = try folder.items()
        var (contents, refused) = ([CalendarContents](), [CalendarError]())
        var seen: [URL: Entry] = [:]
        for item in items {
            guard let entry = entry(item) else { continue }
            seen[item] = entry
            switch entry.contents {
            case .success(let found):
                contents.append(found)
                refused += found.flaws.map { .malformed(file: VdirFolder.name(item), $0) }
            case .failure(let error): refused.append(error)
            }
        }
        known = seen
        return (contents, refused)
    }

    /// The file that holds an item: the one named after it, as a rule; otherwise all are looked at.
    mutating func find(_ kind: String, uid: String) throws(CalendarError) -> URL? {
        for item in try folder.likelyItems(uid: uid) where holds(item, kind, uid) { return item }
        for item in try folder.items() where holds(item, kind, uid) { return item }
        return nil
    }

    mutating func series(uid: String) throws(CalendarError) -> EventSeries? {
        guard let item = try find(EventItem.kind, uid: uid), case .success(let contents) = entry(item)?.contents else {
            return nil
        }
        return contents.series.first { $0.event.id == uid }
    }

    private mutating func holds(_ item: URL, _ kind: String, _ uid: String) -> Bool {
        guard case .success(let contents) = entry(item)?.contents else { return false }
        return contents.holds(kind, uid: uid)
    }

    private mutating func entry(_ item: URL) -> Entry? {
        guard let stamp = FileStamp(item) else { return nil }
        if let entry = known[item], entry.stamp == stamp { return entry }
        let entry = Entry(stamp: stamp, contents: read(item))
        known[item] = entry
        return entry
    }

    private func read(_ item: URL) -> Result<CalendarContents, CalendarError> {
        do throws(CalendarError) {
            let data = try folder.read(item)
            do throws(ICalFlaw) {
                return .success(CalendarContents(try ICalFile(data), local: local))
            } catch {
                throw .malformed(file: VdirFolder.name(item), error)
            }
        } catch {
            return .failure(error)
        }
    }
}
