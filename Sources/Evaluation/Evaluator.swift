import Foundation
import PocheKit

/// The instructions that cases run under.
public struct PromptVersion: Sendable {
    public let name: String
    /// Told instead of the program's own; cases in another language are left out then.
    let instructions: [Language: String]

    public static let own = PromptVersion(name: "as built", instructions: [:])

    /// Instructions of a file, for the language they are written in.
    public init(_ file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        name = file.lastPathComponent
        instructions = [Language.guess(text, fallback: .french): text]
    }

    private init(name: String, instructions: [Language: String]) {
        (self.name, self.instructions) = (name, instructions)
    }

    func covers(_ language: Language) -> Bool { instructions.isEmpty || instructions[language] != nil }
}

/// How one case came out.
public struct Outcome: Sendable, Codable {
    public let text: String
    public let findings: [Finding]
    /// Of each message, in order.
    public let milliseconds: [Int]
}

/// Runs cases on the models of this machine.
public struct Evaluator: Sendable {
    private let brain: Brain
    private let judge: Judge
    private let version: PromptVersion

    public init(_ brain: Brain, _ version: PromptVersion = .own) {
        self.brain = brain
        self.version = version
        judge = Judge(
            instructions: Language.allCases.map { AgentInstructions.text($0) } + version.instructions.values)
    }

    /// - Parameter done: called after each case. When the task is cancelled, the cases so far are all.
    public func run(
        _ cases: [EvaluationCase], in language: Language, done: (Outcome) -> Void
    ) async throws {
        guard version.covers(language) else { return }
        let empty = try await TemporaryWorkspace(holding: nil, language: language)
        var rehearsal = Rehearsal(brain, in: empty.workspace, instructions: version.instructions)
        for test in cases {
            do {
                try Task.checkCancellation()
                if let world = test.world {
                    let own = try await TemporaryWorkspace(holding: world, language: language)
                    var rehearsal = Rehearsal(brain, in: own.workspace, instructions: version.instructions)
                    done(try await outcome(of: test, in: language, &rehearsal))
                } else {
                    done(try await outcome(of: test, in: language, &rehearsal))
                }
            } catch is CancellationError {
                return
            }
        }
    }

    private func outcome(
        of test: EvaluationCase, in language: Language, _ rehearsal: inout Rehearsal
    ) async throws -> Outcome {
        let moment = test.now ?? EvaluationCase.presentMoment
        guard let now = WallTime(iso8601: moment, timeZone: TemporaryWorkspace.timeZone) else {
            throw CaseFileError(file: moment)
        }
        let messages = (test.before ?? []) + [test.text]
        let answers = try await rehearsal.answers(to: messages, at: now, fallback: language)
        return Outcome(
            text: messages.joined(separator: " / "), findings: judge.findings(for: test, answers),
            milliseconds: answers.map(\.milliseconds))
    }
}
