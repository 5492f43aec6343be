import Foundation
import PocheKit

/// What was typed after `poche`, understood.
struct Call {
    let language: Language
    let words: [String]
    let options: [Option: String]

    var wantsJSON: Bool { options[.json] != nil }

    /// Finds the command, its words and its options.
    static func read(
        _ arguments: [String], commands: [any Command.Type], language: inout Language
    ) throws(Failure) -> (any Command.Type, Call) {
        var arguments = arguments
        if arguments.first == "--version" { arguments[0] = VersionCommand.name }
        if arguments.first == "--help" || arguments.first == "-h" { arguments[0] = HelpCommand.name }
        if arguments.count > 1, arguments[0] == Option.locale.spelling {
            // The language may come before the command.
            arguments.append(contentsOf: ["--locale=\(arguments[1])"])
            arguments.removeFirst(2)
        }
        var command: any Command.Type = ChatCommand.self
        if let name = arguments.first, !name.hasPrefix("-") {
            guard let named = commands.first(where: { $0.name == name }) else {
                throw Failure(
                    .wrongUse, CommandWords.unknownCommand(name, nearest: nearest(name, commands.map { $0.name })))
            }
            command = named
            arguments.removeFirst()
        }
        var words: [String] = []
        var options: [Option: String] = [:]
        while !arguments.isEmpty {
            let word = arguments.removeFirst()
            if word == "--" {
                words += arguments
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                words.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let offered = command.options + [.locale, .help]
            guard let option = offered.first(where: { $0.spelling == parts[0] }) ?? (word == "-h" ? .help : nil) else {
                throw Failure(
                    .wrongUse, CommandWords.unknownOption(parts[0], nearest: nearest(parts[0], offered.map(\.spelling)))
                )
            }
            if option.value == nil {
                guard parts.count == 1 else { throw Failure(.wrongUse, CommandWords.noValueExpected(option.spelling)) }
                options[option] = ""
            } else if parts.count == 2 {
                options[option] = parts[1]
            } else {
                guard !arguments.isEmpty else { throw Failure(.wrongUse, CommandWords.valueMissing(option.spelling)) }
                options[option] = arguments.removeFirst()
            }
        }
        if let locale = options[.locale] {
            guard ["fr", "en"].contains(locale.prefix(2).lowercased()) else {
                throw Failure(.wrongUse, CommandWords.unknownLocale(locale))
            }
            language = Language(identifier: locale)
        }
        return (command, Call(language: language, words: words, options: options))
    }

    /// The language of the environment, by POSIX: the first of these that is set.
    static func language(of environment: [String: String]) -> Language {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return Language(identifier: named ?? "fr")
    }

    /// The present moment, or the one of `--now`.
    func now(_ timeZone: TimeZone = .current) throws(Failure) -> WallTime {
        guard let text = options[.now] else { return WallTime(Date(), timeZone: timeZone) }
        guard let time = WallTime(iso8601: text, timeZone: timeZone) else {
            throw Failure(.wrongUse, CommandWords.notATime(text))
        }
        return time
    }

    /// The number of `--limit`, 1 to 100.
    func limit(_ standard: Int) throws(Failure) -> Int {
        guard let text = options[.limit] else { return standard }
        guard let number = Int(text), (1...100).contains(number) else {
            throw Failure(.wrongUse, CommandWords.notANumber(Option.limit.spelling, text, 1...100))
        }
        return number
    }

    func workspace() async throws(Failure) -> Workspace {
        do { return try await Workspace.open(Folders(), language: language) } catch { throw Failure(error) }
    }

    /// Refuses words that the command does not take.
    func requireNoWords(_ usage: Failure) throws(Failure) { guard words.isEmpty else { throw usage } }

    /// Refuses words after a verb that takes none.
    func requireNothingAfter(_ verb: String, _ usage: Failure) throws(Failure) {
        if words.first == verb, words.count > 1 { throw usage }
    }

    /// The text of the words, or of standard input for `-`.
    static func text(_ words: [String]) -> String {
        guard words == ["-"] else { return words.joined(separator: " ") }
        return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    }

    private static func nearest(_ word: String, _ candidates: [String]) -> String? {
        let near = candidates.map { ($0, distance(Array(word), Array($0))) }.min { $0.1 < $1.1 }
        return near.flatMap { $0.1 <= 2 ? $0.0 : nil }
    }

    /// Levenshtein's distance, a swap of neighbours counting once.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for (i, a) in left.enumerated() {
            var row = [i + 1]
            for (j, b) in right.enumerated() {
                var best = min(rows[i][j] + (a == b ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
