import Evaluation
import Foundation
import PocheKit

/// One run over every version and file that was asked for.
struct Run {
    private let options: Options
    private let folders = Folders()
    private static let ownCases = URL(filePath: "Tests/Eval", directoryHint: .isDirectory)

    init(_ options: Options) { self.options = options }

    func report() async throws -> Report {
        let brain = try Brain(folders)
        let versions = [PromptVersion.own] + (try options.instructions.map { try PromptVersion($0) })
        let model = try ModelShelf(folders).current().url.lastPathComponent
        var report = Report(model: model, versions: versions.map(\.name))
        let files = try caseFiles()
        for (column, version) in versions.enumerated() {
            let evaluator = Evaluator(brain, version)
            for file in files where !Task.isCancelled {
                let cases = Array(file.cases.prefix(options.limit))
                var outcomes: [Outcome] = []
                try await evaluator.run(cases, in: file.language) { outcome in
                    outcomes.append(outcome)
                    progress("\(version.name), \(file.name): \(outcomes.count) of \(cases.count)")
                }
                if !outcomes.isEmpty { report.add(Report.Group(file.name, outcomes), to: column) }
            }
        }
        progress(nil)
        return report
    }

    private func caseFiles() throws(CaseFileError) -> [CaseFile] {
        var files = try CaseFile.read(Self.ownCases)
        // A folder of corpora holds more than cases of this form.
        for place in options.places { files += try CaseFile.read(place, prefix: "tools_") }
        return files.filter { file in
            file.name.hasPrefix(options.only) && (options.language.map { $0 == file.language } ?? true)
        }
    }

    /// One line on standard error that replaces itself on a terminal, and comes seldom elsewhere.
    private func progress(_ text: String?) {
        let isTerminal = isatty(STDERR_FILENO) == 1
        guard let text else {
            if isTerminal { write("\r\u{1B}[K") }
            return
        }
        write(isTerminal ? "\r\u{1B}[K\(text)" : text + "\n")
    }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
