import Foundation
import PocheKit

/// `poche dates`: the date resolver on lines of standard input.
enum Dates: Command {
    static let name = "dates"
    static let summary = HelpWords.dates
    static let synopsis = [HelpWords.form("dates [--now ISO8601] [--locale fr|en] [--json]")]
    static let details: Localized? = HelpWords.datesDetails
    static let options = [Option.now, .json]

    static func run(_ arguments: Arguments, in context: Context) async throws(Failure) -> ExitStatus {
        guard arguments.positional.isEmpty else { throw wrongUse(context) }
        let now = try context.now(arguments)
        let resolver = DateResolver(now: now, timeZone: context.timeZone, language: context.language)
        if context.output.isInteractive { context.output.error(CommandWords.inputIsTerminal[context.language]) }
        var lines = InputLines()
        var answers = ""
        while let line = lines.next() {
            answers += answer(line, resolver).text + "\n"
            // Thousands of lines are written together, and one that comes alone is answered at once.
            if !lines.hasLine {
                context.output.standard.write(answers)
                answers = ""
            }
        }
        context.output.standard.write(answers)
        return .done
    }

    private static func answer(_ line: String, _ resolver: DateResolver) -> JSON {
        guard let (expression, span) = read(line, resolver) else {
            return .object([
                ("text", .string(line)), ("kind", .string("none")), ("start", .null), ("end", .null), ("grain", .null),
                ("recurrence", .null), ("span", .null),
            ])
        }
        return .object([
            ("text", .string(line)), ("kind", .string(expression.kind.rawValue)),
            ("start", JSON(expression.start?.iso8601)), ("end", JSON(expression.end?.iso8601)),
            ("grain", .string(expression.grain.rawValue)), ("recurrence", JSON(expression.recurrence)),
            ("span", .array([.number(span.lowerBound), .number(span.upperBound)])),
        ])
    }

    /// The line as one expression, else what the expressions inside it say together, and where the words stand.
    private static func read(_ line: String, _ resolver: DateResolver) -> (TimeExpression, Range<Int>)? {
        if let whole = try? resolver.resolve(line) {
            let isBlank = { (character: Character) in character.isWhitespace }
            let start = line.prefix(while: isBlank).count
            let end = line.count - line.reversed().prefix(while: { isBlank($0) || ".,;:!?".contains($0) }).count
            return (whole, start..<max(start, end))
        }
        let spans = resolver.spans(in: line)
        guard let first = spans.first, let last = spans.last else { return nil }
        if let together = resolver.composed(spans) { return (together, first.range.lowerBound..<last.range.upperBound) }
        return (first.expression, first.range)
    }
}
