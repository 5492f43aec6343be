import PocheKit
import PocheTerminal

/// What `poche help` prints.
enum HelpPage {
    static func overview(_ language: Language) -> String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let list = commands.map { "  poche \($0.name.padded(to: width))  \($0.summary[language])" }
        return ([HelpWords.overview[language], ""] + list + ["", HelpWords.exitCodes[language]]).joined(separator: "\n")
    }

    static func text(of command: any Command.Type, in language: Language) -> String {
        var lines = ["poche \(command.name)\(language.colon) \(command.summary[language])", ""]
        lines += command.synopsis.map { "  poche \($0[language])" }
        if let details = command.details { lines += ["", details[language]] }
        let options = (command.options + Option.common).map { option in
            ("--\(option.name)" + (option.value.map { " \($0[language])" } ?? ""), option.summary[language])
        }
        let width = options.map { $0.0.columns }.max() ?? 0
        return (lines + [""] + options.map { "  \($0.0.padded(to: width))  \($0.1)" }).joined(separator: "\n")
    }
}
