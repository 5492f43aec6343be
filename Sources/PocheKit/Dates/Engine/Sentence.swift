/// The pieces of a sentence that speak of time, in order.
struct Sentence {
    struct Piece {
        enum Content {
            case time(TimeNode, TimeExpression)
            /// "pendant une heure"; bare when nothing introduces it ("deux heures").
            case length(Amount, isBare: Bool)
            /// "une heure avant", with the part of day it names ("the night before").
            case shift(Amount, TimeNode?)
            /// "10 fois"
            case times(Int)
            /// Where something is moved to: "de lundi à mardi".
            case target(TimeNode)
            case impossible(DateError.Reason)
        }
        var content: Content
        var tokens: Range<Int>
    }

    /// Words of time that belong to the one they stand at, and were not read with it.
    struct Leftover {
        var tokens: Range<Int>
        var isLeading: Bool
        var isTrailing: Bool
    }

    let tokens: [Token]
    /// The cues that stand at each token.
    private let cues: [Cue.Set]
    private(set) var pieces: [Piece] = []
    private(set) var leftovers: [Leftover] = []
    /// Whether the rest of the tokens was left unread.
    private(set) var isCut = false
    private let grammar: Grammar
    let resolution: Resolution
    private let isMoving: Bool
    private let isMeasuring: Bool

    /// Words the grammar knows, in a row: more are no sentence, and are read in pieces.
    private static let longestRun = 60
    /// How far away a word can be that makes a sentence one about dates.
    private static let sight = 12

    /// - Parameter budget: the rules it may cost; the rest of the tokens is left unread.
    init(_ tokens: [Token], _ grammar: Grammar, _ meanings: Meanings, _ resolution: Resolution, budget: Int) {
        self.tokens = tokens
        self.grammar = grammar
        self.resolution = resolution
        cues = tokens.map { $0.kind == .word ? grammar.cues[$0.text] ?? [] : [] }
        let all = cues.reduce(into: Cue.Set()) { $0.formUnion($1) }
        isMoving = all.contains(.init(.moving))
        isMeasuring = all.contains(.init(.measuring))
        var chart = Chart(grammar, meanings)
        for run in runs() {
            guard chart.work < budget else {
                isCut = true
                break
            }
            chart.read(tokens[run])
            var start = 0
            while start < run.count { start = read(chart, start, run.lowerBound) }
        }
    }

    /// Whether a word is one that times are made of, and names nothing else.
    func isOfTime(_ index: Int) -> Bool {
        guard tokens[index].word >= 0, !grammar.isNeutral[tokens[index].word] else { return false }
        return cues[index].isDisjoint(with: Self.meaningful)
    }

    /// The cues that say more than a time does.
    private static let meaningful: Cue.Set = [.init(.affair), .init(.or), .init(.not), .init(.but), .init(.instead)]

    /// Whether a cue stands at a token.
    func has(_ cue: Cue, in range: Range<Int>) -> Bool {
        range.clamped(to: cues.indices).contains { cues[$0].contains(.init(cue)) }
    }

    /// Stretches of words the grammar knows: nothing outside can be part of a time, and a number alone is none.
    private func runs() -> [Range<Int>] {
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
        return runs.filter { $0.count > 1 || tokens[$0.lowerBound].kind != .digits }
    }

    /// Reads the piece that begins at a token of a chart.
    ///
    /// - Returns: where to look next.
    private mutating func read(_ chart: Chart, _ start: Int, _ base: Int) -> Int {
        let at = base + start
        if isPartySize(at + 1, isHour: hasHour(chart, start + 1)) { return start + 2 }
        if Continuation.continues(tokens, at) || isNumberOfNoun(at) {
            leaveOver(chart, start, base)
            return start + 1
        }
        if let target = target(chart, start) {
            pieces.append(Piece(content: .target(target.node), tokens: at..<base + target.end))
            return target.end
        }
        let (time, weak, isDated) = longestTime(chart, start, base)
        if let aside = longestAside(chart, start, base), isMeant(aside, rather: time, chart, at) {
            pieces.append(Piece(content: aside.content, tokens: at..<base + aside.end))
            return aside.end
        }
        guard let time else {
            leaveOver(chart, start, base)
            if isDated { leftovers.append(Leftover(tokens: at..<base + weak, isLeading: true, isTrailing: true)) }
            return weak
        }
        if isLengthOfNoun(time.readings, at) { return start + 1 }
        if isLookalike(time.readings, at..<base + time.end) { return time.end }
        if hasName(chart, across: time.end, from: start + 1) { return start + 1 }
        // "dinner for 4 on friday"
        if (start..<time.end).contains(where: { isPartySize(base + $0, isHour: hasHour(chart, $0)) }) {
            return start + 1
        }
        // "le dîner de vendredi à samedi": what is moved is no part of where it goes.
        if isMoving, (start + 1..<time.end).contains(where: { target(chart, $0) != nil }) { return start + 1 }
        if let content = content(of: time.readings, at..<base + time.end) {
            pieces.append(Piece(content: content, tokens: at..<base + time.end))
        }
        return time.end
    }

    /// Keeps the words of time that stand at a token and were read with nothing.
    private mutating func leaveOver(_ chart: Chart, _ start: Int, _ base: Int) {
        for edge in chart.edges(at: start) where edge.symbol == grammar.trailing || edge.symbol == grammar.leading {
            leftovers.append(
                Leftover(
                    tokens: base + start..<base + Int(edge.end), isLeading: edge.symbol == grammar.leading,
                    isTrailing: edge.symbol == grammar.trailing))
        }
    }

    /// "réunion de deux heures à 10 h": the two hours fill the word before, and are no hour to begin at.
    private func isLengthOfNoun(_ readings: [Value], _ at: Int) -> Bool {
        at > 0 && has(.filling, in: at..<at + 1) && readings.contains(where: \.mayBeLength)
            && pieces.last?.tokens.upperBound != at && !has(.departing, in: at - 1..<at)
    }

    /// What the likeliest possible reading says, or why none is possible.
    private func content(of readings: [Value], _ range: Range<Int>) -> Piece.Content? {
        var reason: DateError.Reason?
        for value in readings.sorted(by: { $0.preference > $1.preference }) {
            switch value {
            case .node(let node):
                do throws(DateError) { return .time(node, try resolution.expression(node)) } catch {
                    if case .impossible(let why) = error { reason = reason ?? why }
                }
            case .impossible(let why): reason = reason ?? why
            default: break
            }
        }
        // "25/30" is a mark at school, "le 25/30" a day that does not exist.
        let isFraction = range.count == 3 && tokens[range].allSatisfy { $0.kind != .word }
        return isFraction ? nil : reason.map(Piece.Content.impossible)
    }

    /// The readings of the longest time that begins at a token, or where to look next when there is none: after a weak
    /// time, after a name that holds a date, or at the next token; and whether a weak time names a day or an hour.
    private func longestTime(
        _ chart: Chart, _ start: Int, _ base: Int
    ) -> (time: (end: Int, readings: [Value])?, next: Int, isDated: Bool) {
        var end = start
        var isDated = false
        var name = start
        var readings: [Value] = []
        var weak = start + 1
        for edge in chart.edges(at: start) where edge.symbol == grammar.time || edge.symbol == grammar.nottime {
            let next = Int(edge.end)
            if Continuation.continues(tokens, base + next) { continue }
            if case .node(let node) = chart.value(of: edge) {
                if node.leansOnOther || isCounted(node, start: base + start, end: base + next) { continue }
                if node.isLatent, !stands(node, base + start, base + next) {
                    // What is inside a weak time is no time either: "le midi" is not "midi".
                    if !hasTime(chart, inside: start + 1..<next) {
                        weak = max(weak, next)
                        isDated = isDated || node.has(.day) || node.has(.clock)
                    }
                    continue
                }
            }
            if case .impossible = chart.value(of: edge), isCounted(nil, start: base + start, end: base + next) {
                continue
            }
            if edge.symbol == grammar.nottime { name = max(name, next) }
            if next > end { (end, readings) = (next, []) }
            if next == end { readings.append(chart.value(of: edge)) }
        }
        if name > start, name >= end { return (nil, max(weak, name), false) }
        return (readings.isEmpty ? nil : (end, readings), weak, isDated)
    }

    /// Whether a name that holds a time begins inside one and goes on beyond it: "the Christmas tree".
    private func hasName(_ chart: Chart, across end: Int, from start: Int) -> Bool {
        (start..<max(start, end)).contains { index in
            chart.edges(at: index).contains { $0.symbol == grammar.nottime && Int($0.end) > end }
        }
    }

    /// Whether a number at a token is one of hours: "8 h", and not the "8" of "8 à 20 h".
    private func hasHour(_ chart: Chart, _ start: Int) -> Bool {
        guard start < chart.tokens.count else { return false }
        return chart.edges(at: start).contains { $0.symbol == grammar.length && Int($0.end) > start + 1 }
    }

    /// Where something is moved to, when a verb says that it is moved.
    private func target(_ chart: Chart, _ start: Int) -> (end: Int, node: TimeNode)? {
        guard isMoving else { return nil }
        var best: (end: Int, node: TimeNode)?
        for edge in chart.edges(at: start) where edge.symbol == grammar.target && Int(edge.end) > best?.end ?? 0 {
            if case .node(let node) = chart.value(of: edge) { best = (Int(edge.end), node) }
        }
        return best
    }

    /// Whether a weak time is one here: at the beginning or the end of its sentence, or in one that is about dates.
    private func stands(_ node: TimeNode, _ start: Int, _ end: Int) -> Bool {
        guard node.standsAtEnd else { return false }
        if start == 0, node.has(.day), !has(.filling, in: end..<end + 1), !has(.counted, in: end..<end + 1),
            !isOrdinal(node) || has(.subject, in: end..<end + 1)
        {
            return true
        }
        // "nightly backup at 2am" begins with what comes back.
        if start == 0, node.recurrence != nil, tokens[end...].contains(where: { $0.kind == .digits }) { return true }
        // "le 06 12 34 56 78" is a telephone number.
        if end < tokens.count, tokens[end].kind == .digits { return false }
        return hasAgenda(near: start..<end) || end == tokens.count
            || tokens[end].kind == .mark && ".,;:!?)".contains(tokens[end].text)
    }

    /// Whether a word nearby makes the sentence one about dates.
    func hasAgenda(near range: Range<Int>) -> Bool {
        has(.agenda, in: range.lowerBound - Self.sight..<range.upperBound + Self.sight)
    }

    /// The longest length, shift or count that begins at a token.
    private func longestAside(_ chart: Chart, _ start: Int, _ base: Int) -> (end: Int, content: Piece.Content)? {
        var best: (end: Int, content: Piece.Content)?
        for edge in chart.edges(at: start) where Int(edge.end) > best?.end ?? 0 {
            let end = Int(edge.end)
            guard !Continuation.continues(tokens, base + end) else { continue }
            switch (edge.symbol, chart.value(of: edge)) {
            case (grammar.lasting, .amount(let amount)): best = (end, .length(amount, isBare: false))
            case (grammar.length, .amount(let amount)): best = (end, .length(amount, isBare: true))
            case (grammar.shift, .shift(let amount, let part)): best = (end, .shift(amount, part))
            case (grammar.times, .number(let count)): best = (end, .times(Int(count)))
            default: break
            }
        }
        return best
    }

    /// Whether the words are the length, shift or count rather than the time.
    private func isMeant(
        _ aside: (end: Int, content: Piece.Content), rather time: (end: Int, readings: [Value])?, _ chart: Chart,
        _ at: Int
    ) -> Bool {
        guard let time else { return true }
        guard case .length = aside.content, time.readings.contains(where: \.mayBeLength) else {
            return aside.end > time.end
        }
        // "réunion de 2 h demain" lasts two hours, "le train de 5 h demain" leaves at five.
        let isFilling = has(.filling, in: at - 1..<at) && !has(.departing, in: at - 2..<at - 1)
        return isMeasuring || isFilling || reach(chart, aside.end) > time.end
    }

    /// Where the longest time that begins at a token ends.
    private func reach(_ chart: Chart, _ start: Int) -> Int {
        guard start < chart.tokens.count else { return start }
        return chart.edges(at: start).filter { $0.symbol == grammar.time }.map { Int($0.end) }.max() ?? start
    }

    /// Whether a time begins inside a weak one and goes on beyond it.
    private func hasTime(_ chart: Chart, inside weak: Range<Int>) -> Bool {
        weak.contains { start in
            chart.edges(at: start).contains { edge in
                guard edge.symbol == grammar.time, edge.end > weak.upperBound,
                    case .node(let node) = chart.value(of: edge)
                else {
                    return false
                }
                return !node.isLatent
            }
        }
    }
}

extension Value {
    fileprivate var mayBeLength: Bool { if case .node(let node) = self { node.mayBeLength } else { false } }
}
