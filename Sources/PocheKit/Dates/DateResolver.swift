import Foundation

/// Reads times in words, at a present moment and in a language.
///
///     let dates = DateResolver(now: now, language: .french)
///     try dates.resolve("demain à 9h").start          // 2026-03-12T09:00:00
///     dates.spans(in: "Appelle-moi demain, vers 9h")   // two spans, which composed(_:) joins
///
/// A bare weekday or clock time means the next one. Starts and ends are always on the wall clock of `timeZone`.
public struct DateResolver: Sendable {
    public let now: WallTime
    public let timeZone: TimeZone
    public let language: Language

    /// Longer texts hold no single expression, in tokens.
    private static let longestExpression = 40
    /// Only this much of a long text is searched for times, in Unicode scalars.
    private static let longestText = 8_000
    /// Words the grammar knows, in a row: more are no sentence, and are read in pieces.
    private static let longestRun = 60
    /// The rules a text may cost. Ordinary prose of the longest size needs a third.
    private static let budget = 150_000

    public init(now: WallTime, timeZone: TimeZone = .current, language: Language) {
        self.now = now
        self.timeZone = timeZone
        self.language = language
    }

    /// Reads a text that is one time expression and nothing else.
    public func resolve(_ text: String) throws(DateError) -> TimeExpression {
        guard text.utf8.count <= Self.longestExpression * 40 else { throw .none }
        var tokens = Tokenizer.tokens(text)
        while let last = tokens.last, last.kind == .mark, ".,;:!?".contains(last.text) { tokens.removeLast() }
        guard !tokens.isEmpty, tokens.count <= Self.longestExpression else { throw .none }
        grammar.recognise(&tokens)
        guard tokens.allSatisfy({ $0.kind == .digits || $0.word >= 0 }) else { throw .none }
        let chart = Chart(grammar, tokens[...], meanings)
        var reason: DateError?
        let readings = chart.edges(at: 0).filter { $0.symbol == grammar.time && $0.end == tokens.count }.map(\.value)
        for value in readings.sorted(by: { $0.preference > $1.preference }) {
            switch value {
            case .node(let node):
                do throws(DateError) { return try resolution.expression(node) } catch { reason = reason ?? error }
            case .impossible(let why): reason = reason ?? .impossible(why)
            default: break
            }
        }
        throw reason ?? .none
    }

    /// Every time expression of a sentence, the longest at each place, in order.
    ///
    /// Stricter than ``resolve(_:)``: a word that is only sometimes a time ("mars", "second") needs a companion.
    public func spans(in text: String) -> [TimeSpan] {
        let searched = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestText)))
        var tokens = Tokenizer.tokens(searched)
        guard !tokens.isEmpty else { return [] }
        grammar.recognise(&tokens)
        let characters = Array(searched)
        var spans: [TimeSpan] = []
        var work = 0
        for run in runs(tokens) where work < Self.budget {
            let chart = Chart(grammar, tokens[run], meanings)
            work += chart.work
            var start = 0
            while start < run.count {
                let (end, expression) = longest(chart, start, tokens, run.lowerBound)
                if let expression {
                    let first = tokens[run.lowerBound + start].range.lowerBound
                    let last = tokens[run.lowerBound + end - 1].range.upperBound
                    spans.append(
                        TimeSpan(range: first..<last, text: String(characters[first..<last]), expression: expression))
                }
                start = end
            }
        }
        return spans
    }

    /// The one time that the spans of a sentence say together ("demain", "à 15h"), or `nil` when they do not agree.
    public func composed(_ spans: [TimeSpan]) -> TimeExpression? {
        guard let first = spans.first else { return nil }
        guard spans.count > 1 else { return first.expression }
        let texts = spans.prefix(4).map(\.text)
        return (try? resolve(texts.joined(separator: " "))) ?? (try? resolve(texts.reversed().joined(separator: " ")))
    }

    private var grammar: Grammar { Grammar.of(language) }
    private var meanings: Meanings { Meanings(now: now.seconds, timeZone: timeZone) }
    private var resolution: Resolution { Resolution(now: now.seconds, timeZone: timeZone) }

    /// Stretches of words the grammar knows: nothing outside can be part of a time.
    private func runs(_ tokens: [Token]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for index in tokens.indices {
            let isKnown = tokens[index].kind == .digits || tokens[index].word >= 0
            if let from = start, !isKnown || index - from == Self.longestRun {
                runs.append(from..<index)
                start = nil
            }
            if isKnown, start == nil { start = index }
        }
        if let start { runs.append(start..<tokens.count) }
        return runs
    }

    /// The longest time that begins at a token: where it ends and what it says, or where to look next when it says
    /// nothing: after a weak or an impossible time, after a name that holds a date, or at the next token.
    private func longest(_ chart: Chart, _ start: Int, _ tokens: [Token], _ base: Int) -> (Int, TimeExpression?) {
        if isContinued(tokens, base + start) { return (start + 1, nil) }
        var best: (end: Int, value: Value)?
        var weak = start + 1
        for edge in chart.edges(at: start) where edge.symbol == grammar.time || edge.symbol == grammar.nottime {
            let end = Int(edge.end)
            if isContinued(tokens, base + end) { continue }
            if case .node(let node) = edge.value, node.isLatent {
                // What is inside a weak time is no time either: "le midi" is not "midi".
                if !hasTime(chart, inside: start + 1..<end) { weak = max(weak, end) }
                continue
            }
            if let best, best.end > end || (best.end == end && best.value.preference >= edge.value.preference) {
                continue
            }
            best = (end, edge.value)
        }
        guard let best else { return (weak, nil) }
        guard case .node(let node) = best.value else { return (best.end, nil) }
        return (best.end, try? resolution.expression(node))
    }

    /// Whether a time begins inside a weak one and goes on beyond it.
    private func hasTime(_ chart: Chart, inside weak: Range<Int>) -> Bool {
        weak.contains { start in
            chart.edges(at: start).contains { edge in
                guard edge.symbol == grammar.time, edge.end > weak.upperBound, case .node(let node) = edge.value else {
                    return false
                }
                return !node.isLatent
            }
        }
    }

    /// Whether what stands before a token goes on in it: a word, a path, an address, a decimal or a telephone number.
    private func isContinued(_ tokens: [Token], _ index: Int) -> Bool {
        guard index > 0, index < tokens.count, tokens[index].isGlued else { return false }
        let (before, after) = (tokens[index - 1], tokens[index])
        if after.kind == .mark {
            guard ".,:".contains(after.text), before.kind == .digits, index + 1 < tokens.count else {
                return Self.binding.contains(after.text)
            }
            return tokens[index + 1].isGlued && tokens[index + 1].kind == .digits
        }
        guard before.kind == .mark else { return !before.text.hasSuffix("'") }
        if ".,:".contains(before.text), after.kind == .digits, index > 1 {
            return before.isGlued && tokens[index - 2].kind == .digits
        }
        return Self.binding.contains(before.text)
    }

    private static let binding: Set<String> = ["/", "-", "@", "_", "€", "$", "%", "#", "&", "=", "~", "\\"]
}
