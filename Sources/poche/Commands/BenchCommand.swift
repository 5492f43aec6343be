import Foundation
import LocalModels
import PocheKit
import PocheTerminal

/// The model's speed on this machine, beside that of llama.cpp alone.
enum BenchCommand: Command {
    static let name = "bench"
    static let summary = HelpWords.bench
    static let forms = ["bench [--quick] [--json]"]
    static let options: [Option] = [.quick, .json]
    static let details: Localized? = HelpWords.benchDetails

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        try call.requireNoWords(usage)
        let file: ModelFile
        do {
            file = try ModelShelf(Folders()).current()
            try file.validate()
        } catch {
            throw Failure(error)
        }
        let isQuick = call.options[.quick] != nil
        // Read once from nothing: all of them would take half a minute where the model is slow.
        let instructions = AgentInstructions.text(call.language).prefix(isQuick ? 400 : 1200)
        let benchmark = ModelBenchmark(
            file: file, instructions: String(instructions),
            effort: isQuick ? .quick : .full)
        let line = ProgressLine()
        let (outcome, isInterrupted) = await Interruption.stopping {
            await Result.catching {
                try await benchmark.run { part in
                    line.show(BenchWords.progress(Int(part * 100))[call.language])
                }
            }
        }
        line.clear()
        switch outcome {
        case .success(let report): print(report, of: file, call)
        case .failure(is CancellationError) where isInterrupted: throw Failure(.refused, CommandWords.cancelled)
        case .failure(let error): throw Failure(error)
        }
        return .done
    }

    private static func print(_ report: BenchmarkReport, of file: ModelFile, _ call: Call) {
        guard !call.wantsJSON else { return Output.json(report.json(of: file)) }
        let table = BenchTable(report: report, language: call.language)
        let setting = BenchWords.setting(file.name, threads: report.threads, rounds: report.rounds)
        Output.line(([setting[call.language], ""] + table.lines).joined(separator: "\n"))
    }
}

extension Result where Failure == any Error {
    fileprivate static func catching(_ work: () async throws -> Success) async -> Self {
        do { return .success(try await work()) } catch { return .failure(error) }
    }
}
