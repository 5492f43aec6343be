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
            answer(line, resolver).append(to: &answers)
            answers += "\n"
            if answers.utf8.count >= batch || !hasInputReady() {
                Output.write(answers)
                answers = ""
            }
        }
        if !answers.isEmpty { Output.write(answers) }
        return .done
    }

    private static func answer(_ line: String, _ resolver: DateResolver) -> JSONValue {
        var found: TimeExpression?
        var words: [Int]?
        var refusal = DateError.none
        do throws(DateError) {
            found = try resolver.resolve(line)
            words = whole(line)
        } catch {
            refusal = error
            // Words that name a time which cannot be are not read in part.
            if error == .none {
                let reading = resolver.reading(of: line)
                found = reading.whole?.expression
                words = reading.whole.map { [$0.range.lowerBound, $0.range.upperBound] }
                let reason = reading.refusal ?? (reading.spans.count > 1 ? .unclear : nil)
                refusal = reason.map(DateError.impossible) ?? error
            }
        }
        var pairs = [("text", JSONValue.string(line))]
        pairs.reserveCapacity(9)
        pairs += times(found)
        pairs.append(("recurrence", JSONValue(found?.recurrence)))
        pairs.append(("span", words.map { .array($0.map(JSONValue.integer)) } ?? .null))
        pairs += found.map(additions) ?? reasons(refusal, resolver.language)
        return .object(pairs)
    }

    private static func times(_ time: TimeExpression?) -> [(String, JSONValue)] {
        [
            ("kind", .string(time?.kind.rawValue ?? "none")), ("start", JSONValue(time?.start?.iso8601)),
            ("end", JSONValue(time?.end?.iso8601)), ("grain", JSONValue(time?.grain.rawValue)),
        ]
    }

    /// What only some times carry.
    private static func additions(_ time: TimeExpression) -> [(String, JSONValue)] {
        var pairs: [(String, JSONValue)] = []
        if !time.alternatives.isEmpty {
            pairs.append(("alternatives", .array(time.alternatives.map { .object(times($0)) })))
        }
        if !time.exceptions.isEmpty {
            pairs.append(("exceptions", .array(time.exceptions.map { .string($0.iso8601) })))
        }
        if let change = time.clockChange { pairs.append(("clockChange", .string(change.rawValue))) }
        if let zone = time.timeZone { pairs.append(("zone", .string(zone.identifier))) }
        if let length = time.length { pairs.append(("length", .integer(length))) }
        return pairs
    }

    private static func reasons(_ error: DateError, _ language: Language) -> [(String, JSONValue)] {
        [("reason", .string(error.name)), ("message", .string(error.message(language)))]
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
