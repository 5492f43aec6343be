import Foundation

/// Reads times in words, at a present moment and in a language.
///
///     let dates = DateResolver(now: now, language: .french)
///     try dates.resolve("demain à 9h").start          // 2026-03-12T09:00:00
///     dates.reading(of: "demain j'ai dentiste à 15h").whole   // 2026-03-12T15:00:00
///
/// A bare weekday or clock time means the next one. Starts and ends are always on the wall clock of `timeZone`.
public struct DateResolver: Sendable {
    public let now: WallTime
    public let timeZone: TimeZone
    public let language: Language

    /// Longer texts hold no single expression, in tokens.
    private static let longestExpression = 90
    /// Only this much of a long text is searched for times, in bytes: fifty pages.
    private static let longestText = 100_000
    /// The rules a text may cost. Ordinary prose of the longest size needs half of them.
    private static let budget = 170_000

    private let meanings: Meanings
    private let spare = SpareChart()

    public init(now: WallTime, timeZone: TimeZone = .current, language: Language) {
        self.now = now
        self.timeZone = timeZone
        self.language = language
        meanings = Meanings(now: now.seconds, timeZone: timeZone, grammar: .of(language))
    }

    /// Reads a text that is one time expression and nothing else.
    public func resolve(_ text: String) throws(DateError) -> TimeExpression {
        guard text.utf8.count <= Self.longestExpression * 40 else { throw .none }
        var tokens = Tokenizer.tokens(withoutRemark(text))
        while let last = tokens.last, last.kind == .mark, ".,;:!?".contains(last.text) { tokens.removeLast() }
        guard !tokens.isEmpty, tokens.count <= Self.longestExpression else { throw .none }
        grammar.recognise(&tokens)
        guard tokens.allSatisfy({ $0.kind == .digits || $0.word >= 0 }) else { throw .none }
        var chart = spare.take() ?? Chart(grammar, meanings)
        defer { spare.put(chart) }
        chart.read(tokens[...], whole: true)
        var reason: DateError?
        let readings = chart.edges(at: 0).filter { $0.symbol == grammar.time && $0.end == tokens.count }.map(
            chart.value)
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

    /// A card says what the clocks do at a time; that is no part of it.
    private func withoutRemark(_ text: String) -> String {
        guard text.hasSuffix(")") else { return text }
        let remarks = [TimeExpression.ClockChange.skipped, .repeated].map {
            " (\(DateWords.clockChange($0)[language]))"
        }
        return String(text.dropLast(remarks.first(where: text.hasSuffix)?.count ?? 0))
    }

    /// What a sentence says of time.
    public func reading(of text: String) -> TimeReading {
        var text = text
        text.makeContiguousUTF8()
        var reading = TimeReading()
        if text.utf8.count > Self.longestText {
            text = String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
            reading.isCut = true
        }
        var tokens = Tokenizer.tokens(text)
        guard !tokens.isEmpty else { return reading }
        grammar.recognise(&tokens)
        let sentence = Sentence(tokens, grammar, meanings, resolution, budget: Self.budget)
        reading.isCut = reading.isCut || sentence.isCut
        func range(_ runs: [ArraySlice<Token>]) -> Range<Int> {
            (runs.first?.first?.range.lowerBound ?? 0)..<(runs.last?.last?.range.upperBound ?? 0)
        }
        func span(_ pieces: [Sentence.Piece], _ expression: TimeExpression) -> TimeSpan {
            let runs = pieces.map { tokens[$0.tokens] }
            // "la veille de mon examen du 20 mars" makes no sense without the words between.
            let bytes = runs.map { ($0.first?.bytes.lowerBound ?? 0)..<($0.last?.bytes.upperBound ?? 0) }
            let whole = (bytes.first?.lowerBound ?? 0)..<(bytes.last?.upperBound ?? 0)
            let words = (pieces.contains(where: \.isShift) ? [whole] : bytes).map { text.piece($0) }
            return TimeSpan(range: range(runs), text: words.joined(separator: " "), expression: expression)
        }
        for piece in sentence.pieces {
            guard case .time(let node, let expression) = piece.content else { continue }
            var found = span([piece], expression)
            found.isBareHour = node.isHour
            reading.spans.append(found)
        }
        switch Composition(sentence: sentence, meanings: meanings).outcome() {
        case .none: break
        case .refused(let reason): reading.refusal = reason
        case .whole(let node, let pieces):
            do throws(DateError) {
                reading.whole = span(pieces, try resolution.expression(node))
                reading.wholeRanges = pieces.map { range([tokens[$0.tokens]]) }
            } catch {
                if case .impossible(let reason) = error { reading.refusal = reason }
            }
        }
        return reading
    }

    /// Every time expression of a sentence, the longest at each place, in order.
    ///
    /// Stricter than ``resolve(_:)``: a word that is only sometimes a time ("mars", "second") needs a companion.
    public func spans(in text: String) -> [TimeSpan] { reading(of: text).spans }

    private var grammar: Grammar { Grammar.of(language) }
    private var resolution: Resolution { Resolution(now: now.seconds, timeZone: timeZone) }
}

extension String {
    /// The text between two offsets of its UTF-8.
    fileprivate func piece(_ bytes: Range<Int>) -> String {
        String(
            self[
                utf8.index(startIndex, offsetBy: bytes.lowerBound)..<utf8.index(startIndex, offsetBy: bytes.upperBound)]
        )
    }
}
