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
        let checks = [model(folders, call), embedding(folders, call), await data(folders, call)]
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
