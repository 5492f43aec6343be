import PocheKit

/// What the program does, and how each command is written.
enum HelpCommand: Command {
    static let name = "help"
    static let summary = HelpWords.helpCommand
    static let forms = ["help [COMMAND]"]
    static let options: [Option] = []

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        guard call.words.count <= 1 else { throw usage }
        guard let name = call.words.first else {
            var lines = [HelpWords.overview[call.language], ""]
            for command in Program.commands {
                lines.append("  poche \(command.name.padded(to: 10)) \(command.summary[call.language])")
            }
            lines += ["", HelpWords.exitCodes[call.language]]
            Output.line(lines.joined(separator: "\n"))
            return .done
        }
        guard let command = Program.commands.first(where: { $0.name == name }) else {
            throw Failure(.wrongUse, CommandWords.unknownCommand(name, nearest: nil))
        }
        Output.line(HelpPage(command).text(call.language))
        return .done
    }
}

/// The version.
enum VersionCommand: Command {
    static let name = "version"
    static let summary = HelpWords.version
    static let forms = ["version"]
    static let options: [Option] = []

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        try call.requireNoWords(usage)
        Output.line("poche \(Program.version)")
        return .done
    }
}

/// The help of one command.
struct HelpPage {
    private let command: any Command.Type

    init(_ command: any Command.Type) { self.command = command }

    func text(_ language: Language) -> String {
        var lines = command.forms.map { ["poche", HelpWords.form($0)[language]].filter { !$0.isEmpty } }
            .map { $0.joined(separator: " ") }
        lines += ["", command.summary[language].capitalizedFirst + "."]
        if let details = command.details { lines.append(details[language]) }
        lines.append("")
        for option in command.options + [.locale, .help] {
            let written = ([option.spelling] + (option.value.map { [$0[language]] } ?? [])).joined(separator: " ")
            lines.append("  \(written.padded(to: 18)) \(option.summary[language])")
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
