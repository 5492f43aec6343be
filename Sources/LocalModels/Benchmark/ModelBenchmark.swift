#if !canImport(FoundationModels)
import Foundation
@preconcurrency import Glibc

/// Measures a model's file through a session of this module and through llama.cpp alone, in one run and by turns.
public struct ModelBenchmark: Sendable {
    /// How much is measured.
    public struct Effort: Sendable {
        let rounds: Int
        let decodedTokens: Int
        let starts: Int

        /// About a minute for a model of 1.5 billion weights on two cores.
        public static let full = Effort(rounds: 5, decodedTokens: 16, starts: 3)
        /// Enough to see that all is in order.
        public static let quick = Effort(rounds: 2, decodedTokens: 10, starts: 1)
    }

    private let model: SystemLanguageModel
    private let instructions: String
    private let effort: Effort
    private let states: URL

    /// - Parameters:
    ///   - file: the model.
    ///   - instructions: read before everything else by the sessions whose first token is timed.
    ///   - effort: how much is measured.
    public init(file: ModelFile, instructions: String, effort: Effort = .full) {
        states = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        model = SystemLanguageModel(file: file, stateFolder: states)
        self.instructions = instructions
        self.effort = effort
    }

    /// - Parameter progress: called with 0...1. Cancelling the task stops the run within a token.
    /// - Throws: ``ModelFileError``, ``LanguageModelSession/GenerationError`` or `CancellationError`.
    public func run(progress: @Sendable (Double) -> Void = { _ in }) async throws -> BenchmarkReport {
        defer { try? FileManager.default.removeItem(at: states) }
        let steps = Double(3 + effort.starts + effort.rounds)
        var done = 0.0
        func advance() {
            done += 1
            progress(done / steps)
        }
        progress(0)
        let clock = ContinuousClock()
        let load = try await clock.measure { try await model.load() }
        let weights = try await model.loadedWeights()
        advance()

        let starts = StartMeasure(model: model, instructions: instructions, states: states)
        let session = starts.session()
        let cold = try await starts.firstToken(of: session)
        _ = try await SpeedMeasure.schemaSpeed(of: session, answering: SpeedMeasure.message, limit: 8)
        let memory = Self.peakMemory - Int(clamping: model.file?.size ?? 0)
        advance()
        var restored: [Duration] = []
        for _ in 0..<effort.starts {
            restored.append(try await starts.firstToken(of: starts.session()))
            advance()
        }
        let restore = try await starts.restore(session, times: 2 * effort.starts + 1)
        let bare = try await BareModel(weights: weights, capacity: model.contextSize)
        let turn = try await starts.secondTurn(of: session, beside: bare, times: effort.starts)
        advance()

        let speed = SpeedMeasure(model: model, weights: weights, bare: bare, limit: effort.decodedTokens)
        var rounds: [SpeedMeasure.Round] = []
        for number in 0..<effort.rounds {
            rounds.append(try await speed.round(number))
            advance()
        }
        return BenchmarkReport(
            threads: await Governor.shared.cores, rounds: effort.rounds, load: load,
            prefill: Self.pair(rounds, { $0.barePrefill }, { $0.prefill }),
            decode: Self.pair(rounds, { $0.bareDecode }, { $0.decode }),
            schemaDecode: rounds.map(\.schemaDecode).median ?? 0,
            schemaOverhead: rounds.map { $0.decode / $0.schemaDecode - 1 }.median ?? 0,
            coldFirstToken: cold, restoredFirstToken: restored.median ?? .zero,
            instructionTokens: await session.engine.opening.count, restore: restore, secondTurn: turn,
            memoryBeyondFile: max(memory, 0))
    }

    private static func pair(
        _ rounds: [SpeedMeasure.Round], _ bare: (SpeedMeasure.Round) -> Double,
        _ session: (SpeedMeasure.Round) -> Double
    ) -> BenchmarkReport.Pair {
        .init(
            bare: rounds.map(bare).median ?? 0, session: rounds.map(session).median ?? 0,
            ratio: rounds.map { session($0) / bare($0) }.median ?? 0)
    }

    /// In bytes; Linux counts in KiB (getrusage(2)).
    private static var peakMemory: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}
#endif
