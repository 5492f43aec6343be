import Foundation
import PocheKit

/// The program: finds the command, runs it, and says in one sentence why it could not.
@main
struct Poche {
    static func main() async {
        // A reader that left ("poche notes | head") ends the program quietly, even when the parent ignored the signal.
        signal(SIGPIPE, SIG_DFL)
        let environment = ProcessInfo.processInfo.environment
        let output = Output()
        var words = CommandLine.arguments.dropFirst()
        let name = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
        if name != nil { words = words.dropFirst() }
        exit(await run(name, words, environment, output).rawValue)
    }

    private static func run(
        _ name: String?, _ words: ArraySlice<String>, _ environment: [String: String], _ output: Output
    ) async -> ExitStatus {
        var language = Language.french
        do throws(Failure) {
            var context = try Context(environment: environment, output: output)
            language = context.language
            let command = try command(name, words)
            let arguments = try Arguments(words, options: command.options + Option.common)
            if let locale = arguments[Option.common[0]] {
                context = try Context(environment: environment, output: output, locale: locale)
                language = context.language
            }
            if arguments.has(Option.common[1]) {
                output.line(name == nil ? HelpPage.overview(language) : HelpPage.text(of: command, in: language))
                return .done
            }
            return try await command.run(arguments, in: context)
        } catch {
            output.error("poche\(language.colon) \(error.sentence[language])")
            return error.status
        }
    }

    private static func command(_ name: String?, _ words: ArraySlice<String>) throws(Failure) -> any Command.Type {
        guard let name else { return words.first == "--version" ? Version.self : Help.self }
        return try commandNamed(name)
    }
}
