import PocheKit

/// Reads dates in words, one a line.
enum DatesCommand: Command {
    static let name = "dates"
    static let summary = HelpWords.dates
    static let forms = ["dates [--now ISO8601] [--locale fr|en] < FILE"]
    static let options: [Option] = [.now, .json]
    static let details: Localized? = HelpWords.datesDetails

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let resolver = DateResolver(now: try call.now(), language: call.language)
        while let line = readLine() {
            let spans = resolver.spans(in: line)
            let whole = (try? resolver.resolve(line)) ?? resolver.composed(spans)
            let span = spans.first.flatMap { first in spans.last.map { [first.range.lowerBound, $0.range.upperBound] } }
            let words = span ?? (whole == nil ? nil : [0, line.count])
            Output.json(
                .object([
                    ("text", .string(line)), ("kind", .string(whole?.kind.rawValue ?? "none")),
                    ("start", JSONValue(whole?.start?.iso8601)), ("end", JSONValue(whole?.end?.iso8601)),
                    ("grain", JSONValue(whole?.grain.rawValue)), ("recurrence", JSONValue(whole?.recurrence)),
                    ("span", whole == nil ? .null : words.map { .array($0.map(JSONValue.integer)) } ?? .null),
                ]))
        }
        return .done
    }
}
