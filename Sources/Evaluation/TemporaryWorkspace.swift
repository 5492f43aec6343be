import Foundation
import PocheKit

/// A workspace in a folder of its own, gone when nobody uses it any more: cases never see a person's data.
final class TemporaryWorkspace: Sendable {
    let workspace: Workspace
    private let folder: URL

    /// The cases' person lives there, wherever the machine is.
    static let timeZone = TimeZone(identifier: "Europe/Paris") ?? .gmt

    init(holding world: EvaluationWorld?, language: Language) async throws {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "poche-eval-\(UUID().uuidString)", directoryHint: .isDirectory)
        let folders = Folders(
            data: folder.appending(path: "data"), cache: folder.appending(path: "cache"),
            configuration: folder.appending(path: "configuration"))
        try FileManager.default.createDirectory(at: folders.data, withIntermediateDirectories: true)
        workspace = try await Workspace.open(folders, language: language, timeZone: Self.timeZone)
        for note in world?.notes ?? [] { _ = try await workspace.carryOut(.saveNote(Note(content: note))) }
        for task in world?.tasks ?? [] { _ = try await workspace.carryOut(.createTask(TodoTask(title: task))) }
        let calendar = folders.calendars.appending(path: "received", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: calendar, withIntermediateDirectories: true)
        for (index, event) in (world?.events ?? []).enumerated() {
            try Data(Self.file(event, index).utf8).write(to: calendar.appending(path: "\(index).ics"))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// As another program would have written it, hidden characters and all.
    private static func file(_ event: EvaluationWorld.Event, _ index: Int) -> String {
        let start = event.start.filter { $0 != "-" && $0 != ":" }
        let place = event.location.map { "LOCATION:\(escaped($0))\r\n" } ?? ""
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//eval//eval//EN\r\nBEGIN:VEVENT\r\nUID:received-\(index)\r\n"
            + "DTSTAMP:20260301T080000Z\r\nDTSTART;TZID=\(timeZone.identifier):\(start)\r\nDURATION:PT1H\r\n"
            + "SUMMARY:\(escaped(event.title))\r\n\(place)END:VEVENT\r\nEND:VCALENDAR\r\n"
    }

    /// RFC 5545, 3.3.11.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(",", with: "\\,")
            .replacing(";", with: "\\;")
    }
}
