import Foundation
import Testing

@testable import PocheKit

/// Each child is a process of its own that is really killed, starved of disk or denied permission.
@Suite("Records when the machine fails")
struct CrashSafetyTests {
    let scratch = Scratch()

    @Test("a process killed while it writes loses nothing that it had announced", arguments: [40, 90, 170])
    func killed(milliseconds: Int) async throws {
        let path = scratch.folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, milliseconds = milliseconds as Int] in
            let world = World(path)
            let log = open(world.log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
            for number in 0..<100_000 {
                let (note, task) = (Note(content: "note \(number)"), TodoTask(title: "tâche \(number)"))
                let reminder = Reminder(
                    id: "rappel-\(number % 7)", title: "rappel \(number)", due: inParis(2026, 4, 1, 9))
                try await world.store().keep(note)
                try await world.store().keep(task)
                try await world.calendar.save(reminder, with: await consent(to: .createReminder(reminder)))
                let line = "\(number)\n"
                _ = line.withCString { Glibc.write(log, $0, strlen($0)) }
                // The clock starts once there is something to lose.
                if number == 0 {
                    Thread.detachNewThread {
                        usleep(UInt32(milliseconds) * 1000)
                        kill(getpid(), SIGKILL)
                    }
                }
            }
        }
        let world = World(path)
        let announced = try String(contentsOfFile: world.log, encoding: .utf8).split(separator: "\n").compactMap {
            Int($0)
        }
        let last = try #require(announced.last)
        let store = try world.store()
        let notes = Set(try await store.notes(limit: 1_000_000).map(\.content))
        let tasks = Set(try await store.tasks(includingDone: true).map(\.title))
        for number in announced {
            #expect(notes.contains("note \(number)") && tasks.contains("tâche \(number)"))
        }
        let reminders = try await world.calendar.reminders(includingDone: true)
        #expect(try await world.calendar.refused().isEmpty)
        #expect(reminders.count == min(7, last + 1) || reminders.count == min(7, last + 2))
        for number in announced.suffix(6) {
            let kept = reminders.first { $0.id == "rappel-\(number % 7)" }?.title.dropFirst("rappel ".count)
            #expect((kept.flatMap { Int($0) } ?? -1) >= number)
        }
        try await store.keep(Note(content: "après"))
    }

    @Test("two processes that write at once lose nothing of each other")
    func together() async throws {
        let path = scratch.folder.path
        let world = World(path)
        let fair = Self.fair
        try await world.calendar.save(fair, with: await consent(to: .createEvent(fair)))
        async let first: Void = Self.write(as: "un", in: path)
        async let second: Void = Self.write(as: "deux", in: path)
        _ = await (first, second)
        #expect(try await world.store().notes(limit: 1000).count == 40)
        #expect(try await world.calendar.reminders(includingDone: true).count == 40)
        let shared = try String(contentsOf: world.file("agenda/commun.ics"), encoding: .utf8)
        for name in ["un", "deux"] {
            #expect(try await world.calendar.reminders(includingDone: true).filter { $0.title == name }.count == 20)
        }
        #expect(shared.components(separatedBy: "EXDATE").count == 41)
    }

    private static let fair = CalendarEvent(
        id: "commun", title: "Marché", start: inParis(2026, 3, 1, 9), end: inParis(2026, 3, 1, 10),
        recurrence: "FREQ=DAILY")

    private static func write(as name: String, in path: String) async {
        await #expect(processExitsWith: .success) { [path = path as String, name = name as String] in
            let world = World(path)
            let store = try world.store()
            var fair = Self.fair
            for number in 0..<20 {
                try await store.keep(Note(content: "\(name) \(number)"))
                let reminder = Reminder(id: "\(name)-\(number)", title: name, due: nil)
                try await world.calendar.save(reminder, with: await consent(to: .createReminder(reminder)))
                // Both change one file: each takes other days out of the series.
                fair.start.wall = wall(2026, name == "un" ? 4 : 5, number + 1, 9)
                let one = EventOccurrence(event: fair, start: .now, end: .now, original: fair.start)
                try await world.calendar.delete(one, with: await consent(to: .deleteOccurrence(one)))
            }
        }
    }

    @Test("a disk that fills up is told in one sentence, and nothing is half-written")
    func full() async throws {
        let path = scratch.folder.path
        let world = World(path)
        try await world.store().keep(Note(content: "avant"))
        let kept = Reminder(id: "garde", title: "avant", due: nil)
        try await world.calendar.save(kept, with: await consent(to: .createReminder(kept)))
        await #expect(processExitsWith: .success) { [path = path as String] in
            let world = World(path)
            let store = try world.store()
            let size = try FileManager.default.attributesOfItem(atPath: world.database.path)[.size] as? Int ?? 0
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
            #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let long = String(repeating: "plein ", count: 200_000)
            await #expect(throws: StoreError.diskFull) { try await store.keep(Note(content: long)) }
            let reminder = Reminder(id: "garde", title: long, due: nil)
            await #expect(throws: CalendarError.diskFull) {
                try await world.calendar.save(reminder, with: await consent(to: .createReminder(reminder)))
            }
        }
        #expect(try await world.store().notes(limit: 10).map(\.content) == ["avant"])
        #expect(try await world.calendar.reminders(includingDone: true) == [kept])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: world.file("rappels").path).sorted() == [
                "color", "displayname", "garde.ics",
            ])
    }

    @Test("a home that may not be written is told in one sentence")
    func readOnlyHome() async throws {
        let path = scratch.folder.path
        #expect(chmod(path, 0o555) == 0)
        defer { chmod(path, 0o755) }
        await #expect(processExitsWith: .success) { [path = path as String] in
            // The superuser may write anywhere: become nobody.
            if geteuid() == 0 { #expect(setuid(65_534) == 0) }
            let world = World(path)
            let store = try world.store()
            #expect(try await store.tasks(includingDone: true).isEmpty)
            let error = await #expect(throws: StoreError.self) { try await store.keep(Note(content: "perdue")) }
            let reminder = Reminder(id: "r", title: "r", due: nil)
            let refusal = await #expect(throws: CalendarError.self) {
                try await world.calendar.save(reminder, with: await consent(to: .createReminder(reminder)))
            }
            guard case .readOnly = error, case .readOnly = refusal else {
                Issue.record("\(String(describing: error)), \(String(describing: refusal))")
                return
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
    }

    @Test("what a home that may no longer be written holds is still read", arguments: [true, false])
    func readableHome(isLogLeft: Bool) async throws {
        let path = scratch.folder.path
        let world = World(path)
        let log = try await world.log(keeping: "avant")
        let data = world.database.deletingLastPathComponent()
        if isLogLeft { try log.write(to: URL(filePath: world.database.path + "-wal")) }
        let files = try FileManager.default.contentsOfDirectory(atPath: data.path).sorted()
        #expect(files.contains("poche.db-wal") == isLogLeft)
        for name in files where geteuid() == 0 { chown(data.appending(path: name).path, 65_534, 65_534) }
        if geteuid() == 0 { chown(data.path, 65_534, 65_534) }
        #expect(chmod(path, 0o755) == 0 && chmod(data.path, 0o555) == 0)
        defer { chmod(data.path, 0o755) }
        await #expect(processExitsWith: .success) { [path = path as String] in
            if geteuid() == 0 { #expect(setuid(65_534) == 0) }
            let store = try World(path).store()
            #expect(try await store.notes(limit: 10).map(\.content) == ["avant"])
            let error = await #expect(throws: StoreError.self) { try await store.keep(Note(content: "après")) }
            guard case .readOnly = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try await store.notes(limit: 10).map(\.content) == ["avant"])
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: data.path).sorted() == files)
    }
}

/// One person's data in a folder, opened by any process.
private struct World: Sendable {
    private let folder: URL
    let calendar: VdirCalendarStore
    var log: String { folder.appending(path: "log").path }
    var database: URL { folder.appending(path: "data/poche.db") }

    init(_ path: String) {
        folder = URL(filePath: path)
        calendar = VdirCalendarStore(
            at: folder.appending(path: "calendars"), timeZone: paris, now: { moment("2026-03-11T09:00:00Z") })
    }

    func store() throws -> Store {
        try Store(at: database, key: KeyFile(at: folder.appending(path: "data/poche.key")), timeZone: paris)
    }

    /// Keeps a note and closes the store.
    ///
    /// - Returns: the log as it was before the store was closed.
    func log(keeping note: String) async throws -> Data {
        let store = try store()
        try await store.keep(Note(content: note))
        return try Data(contentsOf: URL(filePath: database.path + "-wal"))
    }

    func file(_ name: String) -> URL { folder.appending(path: "calendars/\(name)") }
}
