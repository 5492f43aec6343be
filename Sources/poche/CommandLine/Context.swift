import Foundation
import PocheKit

/// What a command knows of the world: the language, the clock, the folders and where to write.
struct Context: Sendable {
    let language: Language
    let timeZone: TimeZone
    let folders: Folders
    let environment: [String: String]
    let output: Output

    init(environment: [String: String], output: Output, locale: String? = nil) throws(Failure) {
        if let locale, !["fr", "en"].contains(locale.prefix(2).lowercased()) {
            throw Failure(.wrongUse, CommandWords.unknownLocale(locale))
        }
        language = Language(identifier: locale ?? Self.locale(environment))
        timeZone = .current
        folders = Folders(environment: environment)
        self.environment = environment
        self.output = output
    }

    /// The locale of messages (POSIX.1-2017, 8.2): the first of these that is set and not empty.
    private static func locale(_ environment: [String: String]) -> String {
        ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    }

    /// The time on the wall: what `--now` says, else the clock.
    func now(_ arguments: Arguments) throws(Failure) -> WallTime {
        guard let text = arguments[.now] else { return WallTime(Date(), timeZone: timeZone) }
        guard let now = WallTime(iso8601: text, timeZone: timeZone) else {
            throw Failure(.wrongUse, CommandWords.notATime(text))
        }
        return now
    }
}
