import Foundation
import PocheKit

/// Reads dates in words, one a line.
enum DatesCommand: Command {
    static let name = "dates"
    static let summary = HelpWords.dates
    static let forms = ["dates [--now ISO8601] [--locale fr|en] < FILE"]
    static let options: [Option] = [.now, .json]
    static let details: Localized? = HelpWords.datesDetails

    /// Answers kept until this many bytes, or until no more input is ready: a program that waits for its answer gets it.
    private static let batch = 1 << 15

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        try call.requireNoWords(usage)
        let resolver = DateResolver(now: try call.now(), language: call.language)
        var answers = ""
        while let line = readLine() {
            answers += answer(line, resolver).text + "\n"
            if answers.utf8.count >= batch || !hasInputReady() {
                Output.write(answers)
                answers = ""
            }
        }
        if !answers.isEmpty { Output.write(answers) }
        return .done
    }

    private static func answer(_ line: String, _ resolver: DateResolver) -> JSONValue {
        var found = try? resolver.resolve(line)
        var words: [Int]? = found == nil ? nil : whole(line)
        if found == nil {
            let whole = resolver.reading(of: line).whole
            found = whole?.expression
            words = whole.map { [$0.range.lowerBound, $0.range.upperBound] }
        }
        return .object([
            ("text", .string(line)), ("kind", .string(found?.kind.rawValue ?? "none")),
            ("start", JSONValue(found?.start?.iso8601)), ("end", JSONValue(found?.end?.iso8601)),
            ("grain", JSONValue(found?.grain.rawValue)), ("recurrence", JSONValue(found?.recurrence)),
            ("span", words.map { .array($0.map(JSONValue.integer)) } ?? .null),
        ])
    }

    /// The characters of a line that are not space or final punctuation.
    private static func whole(_ line: String) -> [Int] {
        let start = line.prefix { $0.isWhitespace }.count
        let end = line.reversed().prefix { $0.isWhitespace || ".,;:!?".contains($0) }.count
        return [start, line.count - end]
    }

    private static func hasInputReady() -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }
}
