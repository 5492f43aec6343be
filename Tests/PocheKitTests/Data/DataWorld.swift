import Foundation

@testable import PocheKit

/// A folder of its own for one test, gone when the test ends.
final class Scratch {
    let folder: URL
    var database: URL { folder.appending(path: "poche.db") }
    var keyFile: KeyFile { KeyFile(at: folder.appending(path: "poche.key")) }

    init() {
        folder = FileManager.default.temporaryDirectory.appending(path: "poche-test-\(UUID().uuidString)")
        // swift-format-ignore: NeverUseForceTry
        try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func store() throws -> Store { try Store(at: database, key: keyFile, timeZone: paris) }
}

// swift-format-ignore: NeverForceUnwrap
let paris = TimeZone(identifier: "Europe/Paris")!

/// Swift Testing has a `Confirmation` too.
typealias Consent = PocheKit.Confirmation

/// A shelf is needed to make a centre, and a person's own command needs nothing of it.
private actor EmptyShelf: ProposalShelf {
    func put(_ proposal: Proposal) {}
    func waiting() -> [Proposal] { [] }
    func claim(_ id: UUID) -> Proposal? { nil }
    func remove(_ id: UUID) -> Bool { false }
    func release(_ id: UUID) {}
    func releaseAbandoned() -> [Proposal] { [] }
}

private let centre = ConfirmCenter(shelf: EmptyShelf())

/// The consent of a person who typed the command themselves.
func consent(to action: Action) async -> Consent { await centre.command(action) }

extension Store {
    func keep(_ note: Note) async throws { try save(note, with: await consent(to: .saveNote(note))) }
    func keep(_ task: TodoTask) async throws { try save(task, with: await consent(to: .createTask(task))) }
}

func wall(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> WallTime {
    WallTime(year: year, month: month, day: day, hour: hour, minute: minute)
}

/// A moment on the clocks of Paris.
func inParis(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> CalendarTime {
    CalendarTime(wall: wall(year, month, day, hour, minute), zone: "Europe/Paris")
}

func wholeDay(_ year: Int, _ month: Int, _ day: Int) -> CalendarTime {
    CalendarTime(wall: wall(year, month, day), zone: "Europe/Paris", isAllDay: true)
}

func moment(_ iso: String) -> Date {
    // swift-format-ignore: NeverUseForceTry
    try! Date(iso, strategy: .iso8601)
}
