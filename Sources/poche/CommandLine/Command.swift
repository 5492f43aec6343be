import PocheKit

/// One command: its name, its help and its work.
protocol Command: Sendable {
    static var name: String { get }
    static var summary: Localized { get }
    /// Every way to write it, without `poche`.
    static var synopsis: [Localized] { get }
    /// What its help says below; `nil` when the summary says it all.
    static var details: Localized? { get }
    static var options: [Option] { get }

    static func run(_ arguments: Arguments, in context: Context) async throws(Failure) -> ExitStatus
}

extension Command {
    static var details: Localized? { nil }
    static var options: [Option] { [] }

    /// - Throws: a reminder of the command's forms.
    static func wrongUse(_ context: Context) -> Failure {
        let forms = synopsis.map { "poche \($0[context.language])" }.joined(separator: "\n       ")
        return Failure(.wrongUse, CommandWords.usage(forms))
    }
}

/// Every command, in the order in which help lists them.
let commands: [any Command.Type] = [Dates.self, Help.self, Version.self]

/// - Throws: a sentence with the nearest name when there is no such command.
func commandNamed(_ name: String) throws(Failure) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw Failure(.wrongUse, CommandWords.unknownCommand(name, nearest: name.nearest(in: commands.map { $0.name })))
}
