import Foundation
import LocalModels
import PocheKit
import PocheTerminal
@preconcurrency import Glibc

/// The `poche` command: reads its words, runs one command, and ends with the code of the contract.
@main
struct Program {
    static let version = "0.1.0"

    static let commands: [any Command.Type] = [
        ChatCommand.self, AskCommand.self, PendingCommand.self, ConfirmCommand.self, DismissCommand.self,
        AgendaCommand.self, RemindersCommand.self, TasksCommand.self, NotesCommand.self, SearchCommand.self,
        ProposeCommand.self, DatesCommand.self, ModelCommand.self, BenchCommand.self, DoctorCommand.self,
        HelpCommand.self, VersionCommand.self,
    ]

    static func main() async {
        ModelTrial.serveIfAsked()
        ProcessorPolicy.adoptPassiveWaiting()
        signal(SIGPIPE, SIG_IGN)
        // A limit on the size of files is then an error like a full disk, which is told.
        signal(SIGXFSZ, SIG_IGN)
        let code = await run(Array(CommandLine.arguments.dropFirst()))
        fflush(nil)
        // `exit` would destroy what a model that is still loading uses; there is nothing left to put away.
        _exit(code.rawValue)
    }

    private static func run(_ words: [String]) async -> ExitCode {
        var language = Call.language(of: ProcessInfo.processInfo.environment)
        do throws(Failure) {
            let (command, call) = try Call.read(words, commands: commands, language: &language)
            if call.options[.help] != nil {
                Output.line(HelpPage(command).text(language))
                return .done
            }
            let code = try await command.run(call)
            guard !Output.isLost else { throw Failure(.dataError, CommandWords.answerLost) }
            return code
        } catch {
            Output.error("poche\(language.colon) \(error.sentence[language])")
            return error.code
        }
    }
}

/// Exit codes of the command line's contract (docs/cli.md).
enum ExitCode: Int32 {
    case done = 0
    case refused = 1
    case wrongUse = 2
    case noModel = 3
    case dataError = 4

    init(_ kind: Trouble.Kind) {
        switch kind {
        case .gone: self = .refused
        case .data: self = .dataError
        case .model: self = .noModel
        }
    }

    init(_ outcome: LineChat.Outcome) {
        switch outcome {
        case .answered: self = .done
        case .refused, .stopped: self = .refused
        case .failed(let kind): self.init(kind)
        }
    }
}

/// Why a command ends without having done what was asked.
struct Failure: Error {
    let code: ExitCode
    let sentence: Localized

    init(_ code: ExitCode, _ sentence: Localized) {
        self.code = code
        self.sentence = sentence
    }

    /// What went wrong in the person's data, or in the model.
    init(_ error: any Error) { self = error as? Failure ?? Failure(Trouble(error)) }

    init(_ trouble: Trouble) { self.init(ExitCode(trouble.kind), trouble.sentence) }
}
