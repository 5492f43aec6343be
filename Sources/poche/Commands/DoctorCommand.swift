import Foundation
import LocalModels
import PocheKit

/// Checks that everything is in order, and says how to mend what is not.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = HelpWords.doctor
    static let forms = ["doctor [--json]"]
    static let options: [Option] = [.json]

    /// What is checked, by its documented name.
    private enum Subject: String {
        case model, vectors, data, calendars

        var label: Localized {
            switch self {
            case .model: DoctorWords.model
            case .vectors: DoctorWords.vectors
            case .data: DoctorWords.data
            case .calendars: DoctorWords.calendars
            }
        }
    }

    private struct Check {
        let subject: Subject
        /// `ok`, or the documented name of what is wrong.
        let state: String
        let found: String
        let fix: String?

        var isOK: Bool { state == "ok" }

        static func ok(_ subject: Subject, _ found: String) -> Check {
            Check(subject: subject, state: "ok", found: found, fix: nil)
        }
    }

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        try call.requireNoWords(usage)
        let folders = Folders()
        let language = call.language
        let checks = [
            model(folders, language), vectors(folders, language), await data(folders, language),
            await calendars(folders, language),
        ]
        let rows = checks.map { check in
            JSONValue.object([
                ("check", .string(check.subject.rawValue)), ("label", .string(check.subject.label[language])),
                ("ok", .bool(check.isOK)), ("state", .string(check.state)), ("found", .string(check.found)),
                ("fix", JSONValue(check.fix)),
            ])
        }
        let lines = checks.map { check in
            "\(check.isOK ? "✓" : "✗") \(check.subject.label[language])\(language.colon) \(check.found)"
                + (check.fix.map { "\n  \($0)" } ?? "")
        }
        _ = call.show(rows, lines)
        return checks.allSatisfy(\.isOK) ? .done : .refused
    }

    /// The file's header, and whether it is still the one that was verified; reading it whole is `poche model verify`.
    private static func model(_ folders: Folders, _ language: Language) -> Check {
        let shelf = ModelShelf(folders)
        do throws(ModelFileError) {
            let file = try shelf.current()
            try file.validate()
            if let pin = shelf.pin(of: file), !pin.isUntouched(file.url) {
                return Check(
                    subject: .model, state: "changed", found: file.name, fix: ModelWords.touched[language])
            }
            return .ok(.model, file.name)
        } catch {
            return Check(
                subject: .model, state: error.identifier, found: ModelWords.flaw(error)[language],
                fix: ModelWords.sentence(for: error)[language])
        }
    }

    private static func vectors(_ folders: Folders, _ language: Language) -> Check {
        guard FileManager.default.fileExists(atPath: folders.embeddingModel.path) else {
            return Check(
                subject: .vectors, state: "missing", found: DoctorWords.absent[language],
                fix: DoctorWords.withoutVectors[language])
        }
        return .ok(.vectors, folders.embeddingModel.lastPathComponent)
    }

    private static func data(_ folders: Folders, _ language: Language) async -> Check {
        do throws(StoreError) {
            let workspace = try await Workspace.open(folders, language: language)
            if let obstacle = workspace.obstacle { throw obstacle }
            try WriteProbe.check(folders.data)
            return .ok(.data, folders.data.path)
        } catch {
            return failed(.data, folders.data, error, language)
        }
    }

    private static func failed(_ subject: Subject, _ folder: URL, _ error: StoreError, _ language: Language) -> Check {
        Check(
            subject: subject, state: error.identifier, found: folder.path, fix: DataWords.sentence(for: error)[language]
        )
    }

    /// Files of the calendars that cannot be read, each with its line.
    private static func calendars(_ folders: Folders, _ language: Language) async -> Check {
        let path = folders.calendars.path
        do throws(CalendarError) {
            let store = VdirCalendarStore(at: folders.calendars, timeZone: .current)
            let refused = try await store.refused().map { DataWords.sentence(for: $0)[language] }
            guard refused.isEmpty else {
                return Check(
                    subject: .calendars, state: "unreadable", found: path, fix: refused.joined(separator: "\n  "))
            }
        } catch {
            return Check(
                subject: .calendars, state: "unreadable", found: path, fix: DataWords.sentence(for: error)[language])
        }
        do throws(StoreError) {
            try WriteProbe.check(folders.calendars)
        } catch {
            return failed(.calendars, folders.calendars, error, language)
        }
        return .ok(.calendars, path)
    }
}

extension StoreError {
    /// The documented name of a state, the same in every language.
    fileprivate var identifier: String {
        switch self {
        case .wrongKey: "wrongKey"
        case .damaged: "damaged"
        case .newerSchema: "newerSchema"
        case .diskFull: "diskFull"
        case .readOnly: "readOnly"
        case .busy: "busy"
        case .notFound, .failed: "failed"
        }
    }
}
