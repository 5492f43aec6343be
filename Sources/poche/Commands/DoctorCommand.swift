import Foundation
import LocalModels
import PocheKit

/// Checks that everything is in order, and says how to mend what is not.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = HelpWords.doctor
    static let forms = ["doctor [--json]"]
    static let options: [Option] = [.json]

    private struct Check {
        let name: String
        let isOK: Bool
        let found: String
        let fix: String?
    }

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let folders = Folders()
        let checks = [
            model(folders, call), embedding(folders, call), await data(folders, call), await calendars(folders, call),
        ]
        let rows = checks.map { check in
            JSONValue.object([
                ("check", .string(check.name)), ("ok", .bool(check.isOK)), ("found", .string(check.found)),
                ("fix", JSONValue(check.fix)),
            ])
        }
        let lines = checks.map { check in
            "\(check.isOK ? "✓" : "✗") \(check.name)\(call.language.colon) \(check.found)"
                + (check.fix.map { "\n  \($0)" } ?? "")
        }
        _ = call.show(rows, lines)
        return checks.allSatisfy(\.isOK) ? .done : .refused
    }

    private static func model(_ folders: Folders, _ call: Call) -> Check {
        do throws(ModelFileError) {
            let file = try ModelShelf(folders).current()
            try file.validate()
            return Check(name: DoctorWords.model[call.language], isOK: true, found: file.name, fix: nil)
        } catch {
            return Check(
                name: DoctorWords.model[call.language], isOK: false, found: DoctorWords.absent[call.language],
                fix: ModelWords.sentence(for: error)[call.language])
        }
    }

    private static func embedding(_ folders: Folders, _ call: Call) -> Check {
        let isThere = FileManager.default.fileExists(atPath: folders.embeddingModel.path)
        return Check(
            name: DoctorWords.vectors[call.language], isOK: isThere,
            found: isThere ? folders.embeddingModel.lastPathComponent : DoctorWords.absent[call.language],
            fix: isThere ? nil : DoctorWords.withoutVectors[call.language])
    }

    /// Files of the calendars that cannot be read, each with its line.
    private static func calendars(_ folders: Folders, _ call: Call) async -> Check {
        let name = DoctorWords.calendars[call.language]
        let path = folders.calendars.path
        do throws(CalendarError) {
            let store = VdirCalendarStore(at: folders.calendars, timeZone: .current)
            let refused = try await store.refused().map { DataWords.sentence(for: $0)[call.language] }
            let fix = refused.isEmpty ? nil : refused.joined(separator: "\n  ")
            return Check(name: name, isOK: refused.isEmpty, found: path, fix: fix)
        } catch {
            return Check(name: name, isOK: false, found: path, fix: DataWords.sentence(for: error)[call.language])
        }
    }

    private static func data(_ folders: Folders, _ call: Call) async -> Check {
        do throws(StoreError) {
            _ = try await Workspace.open(folders, language: call.language)
            return Check(name: DoctorWords.data[call.language], isOK: true, found: folders.data.path, fix: nil)
        } catch {
            return Check(
                name: DoctorWords.data[call.language], isOK: false, found: folders.data.path,
                fix: DataWords.sentence(for: error)[call.language])
        }
    }
}
