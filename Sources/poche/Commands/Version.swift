import PocheKit

/// `poche version`
enum Version: Command {
    static let name = "version"
    static let summary = HelpWords.version
    static let synopsis = [HelpWords.form("version")]

    static let number = "0.1.0"

    static func run(_ arguments: Arguments, in context: Context) async throws(Failure) -> ExitStatus {
        context.output.line("poche \(number)")
        return .done
    }
}
