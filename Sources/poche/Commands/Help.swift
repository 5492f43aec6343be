import PocheKit

/// `poche help [COMMAND]`
enum Help: Command {
    static let name = "help"
    static let summary = HelpWords.helpCommand
    static let synopsis = [HelpWords.form("help [COMMAND]")]

    static func run(_ arguments: Arguments, in context: Context) async throws(Failure) -> ExitStatus {
        guard let name = arguments.positional.first else {
            context.output.line(HelpPage.overview(context.language))
            return .done
        }
        context.output.line(HelpPage.text(of: try commandNamed(name), in: context.language))
        return .done
    }
}
