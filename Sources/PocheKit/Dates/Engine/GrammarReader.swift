import Foundation

/// Reads the text of a language's words and rules into the tables of a ``Grammar``.
struct GrammarReader {
    var symbols: [String: Int32] = [:]
    var rules: [Grammar.Rule] = []
    var items: [Grammar.Item] = []
    var meanings: [Grammar.Meaning] = []
    var trie = PhraseTrie()
    var slippable: Set<String> = []
    var cues: [String: Cue.Set] = [:]
    var shorthand: [String: String] = [:]
    var capitals: [String: String] = [:]
    var faults: [String] = []
    private var current: Int32 = 0
    /// Words that say something of time, in some rule.
    private var timely: Set<String> = []
    /// Whether what is read now names things that are no time.
    private var isNaming = false
    private var isOfFeasts = false

    mutating func symbol(_ name: String) -> Int32 {
        if let known = symbols[name] { return known }
        symbols[name] = Int32(symbols.count)
        return Int32(symbols.count - 1)
    }

    mutating func read(_ text: String) {
        for raw in text.split(separator: "\n") {
            let line = raw.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("class ") {
                current = symbol(String(line.dropFirst(6)))
                isNaming = Self.names.contains(String(line.dropFirst(6)))
                isOfFeasts = Self.feasts.contains(String(line.dropFirst(6)))
            } else if line.hasPrefix("cue ") {
                readCue(line)
            } else if line.hasPrefix("short ") {
                readShorthand(line)
            } else if line.contains("<-") {
                readRule(line)
            } else {
                readEntry(line)
            }
        }
    }

    private mutating func readEntry(_ line: String) {
        let sides = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard sides.count == 2, let meaning = MeaningReader.read(sides[0]) else { return faults.append(line) }
        for phrase in sides[1].split(separator: ",") {
            var phrase = phrase.trimmingCharacters(in: .whitespaces)
            let canSlip = phrase.hasPrefix("~")
            if canSlip { phrase.removeFirst() }
            let words = self.words(phrase)
            // A feast is a time, the words of its name are not: "fête", "conge".
            if !isNaming, !isOfFeasts || words.count == 1 { timely.formUnion(words) }
            trie.add(words, current, meaning)
            if words.last == "." { trie.add(words.dropLast(), current, meaning) }
            if canSlip { slippable.formUnion(words.filter { $0.count > 4 }) }
        }
    }

    /// The words of an entry; those that are written in capitals are words of their own.
    private mutating func words(_ phrase: String) -> [String] {
        let characters = Array(phrase)
        return Tokenizer.tokens(phrase).map { token in
            let written = String(characters[token.range])
            guard token.kind == .word, written.count > 1, written == written.uppercased() else { return token.text }
            capitals[token.text] = written
            return written
        }
    }

    private mutating func readCue(_ line: String) {
        let sides = line.dropFirst(4).split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
        guard sides.count == 2, let cue = Cue(rawValue: sides[0]) else { return faults.append(line) }
        for word in sides[1].split(separator: ",") {
            cues[word.trimmingCharacters(in: .whitespaces), default: []].insert(.init(cue))
        }
    }

    private mutating func readShorthand(_ line: String) {
        let sides = line.dropFirst(6).split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
        guard sides.count == 2 else { return faults.append(line) }
        for word in sides[1].split(separator: ",") {
            shorthand[word.trimmingCharacters(in: .whitespaces)] = sides[0]
        }
    }

    private mutating func readRule(_ line: String) {
        guard let arrow = line.range(of: "<-"), let colon = line.range(of: " : ") else { return faults.append(line) }
        let heads = line[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces)
        var meaningText = line[colon.upperBound...].trimmingCharacters(in: .whitespaces)
        let standsAtEnd = meaningText.hasPrefix("^")
        let isLatent = standsAtEnd || meaningText.hasPrefix("~")
        if isLatent { meaningText.removeFirst() }
        guard let meaning = MeaningReader.read(meaningText) else { return faults.append(line) }
        isNaming = Self.names.contains(heads)
        var variants: [[Grammar.Item]] = [[]]
        var captures = 0
        for var piece in Self.pieces(line[arrow.upperBound..<colon.lowerBound]) {
            let isOptional = piece.hasSuffix("?")
            if isOptional { piece.removeLast() }
            let isGlued = piece.hasPrefix("+")
            if isGlued { piece.removeFirst() }
            guard var item = item(piece, &captures) else { return faults.append(line) }
            item.isGlued = isGlued
            variants = variants.flatMap { isOptional ? [$0 + [item], $0] : [$0 + [item]] }
        }
        guard meaning.highestCapture < captures else { return faults.append(line) }
        meanings.append(meaning)
        for variant in variants where !variant.isEmpty {
            rules.append(
                Grammar.Rule(
                    head: symbol(heads), items: items.count..<items.count + variant.count, captures: captures,
                    meaning: meanings.count - 1, renamed: meaning.renamed, isLatent: isLatent, standsAtEnd: standsAtEnd)
            )
            items += variant
        }
    }

    private mutating func item(_ piece: String, _ captures: inout Int) -> Grammar.Item? {
        if piece.hasPrefix("<"), piece.hasSuffix(">") {
            captures += 1
            let parts = piece.dropFirst().dropLast().split(separator: ":")
            guard let name = parts.first else { return nil }
            var item = Grammar.Item(symbol: symbol(String(name)), capture: captures - 1)
            if parts.count == 2 {
                let ends = parts[1].split(separator: "-").compactMap { Int($0) }
                guard ends.count == 2 else { return nil }
                (item.isBounded, item.least, item.most) = (true, Double(ends[0]), Double(ends[1]))
            }
            return item
        }
        let isKnown = symbols[piece] != nil
        let id = symbol(piece)
        let body = piece.hasPrefix("(") ? String(piece.dropFirst().dropLast()) : piece
        for phrase in body.split(separator: "|") {
            let words = Tokenizer.tokens(String(phrase)).map(\.text)
            if !isNaming { timely.formUnion(words) }
            if !isKnown { trie.add(words, id, .number(1)) }
        }
        return Grammar.Item(symbol: id)
    }

    /// Symbols whose words are names, or say of what a time is.
    private static let names: Set = ["nottime", "ville", "city"]
    private static let feasts: Set = ["fete", "fetefaible", "saint", "fest", "weakfest"]

    /// Whether each word of the vocabulary only ever stands in a name.
    func neutralWords() -> [Bool] {
        var isNeutral = Array(repeating: false, count: trie.root.count)
        for (word, number) in trie.words { isNeutral[number] = !timely.contains(word) }
        return isNeutral
    }

    /// Splits on spaces outside of parentheses.
    private static func pieces(_ text: Substring) -> [String] {
        var pieces: [String] = []
        var depth = 0
        var piece = ""
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == " ", depth == 0 {
                if !piece.isEmpty { pieces.append(piece) }
                piece = ""
            } else {
                piece.append(character)
            }
        }
        return piece.isEmpty ? pieces : pieces + [piece]
    }
}

extension Grammar.Meaning {
    fileprivate var renamed: Int { if case .capture(let index) = self { index } else { -1 } }

    fileprivate var highestCapture: Int {
        switch self {
        case .number, .name: -1
        case .capture(let index): index
        case .call(_, let arguments): arguments.map(\.highestCapture).max() ?? -1
        }
    }
}

/// Reads `and(day($1), 18:00)`.
enum MeaningReader {
    static func read(_ text: String) -> Grammar.Meaning? {
        var rest = text.filter { $0 != " " }[...]
        guard let meaning = term(&rest), rest.isEmpty else { return nil }
        return meaning
    }

    private static func term(_ rest: inout Substring) -> Grammar.Meaning? {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "$:-/+_".contains($0) }
        rest = rest.dropFirst(word.count)
        if word.first == "$" { return Int(word.dropFirst()).map { .capture($0 - 1) } }
        if let number = Int(word) { return .number(number) }
        if let colon = word.firstIndex(of: ":"), let hour = Int(word[..<colon]),
            let minute = Int(word[word.index(after: colon)...])
        {
            return .number(hour * 3600 + minute * 60)
        }
        guard rest.first == "(" else { return word.isEmpty ? nil : .name(String(word)) }
        rest = rest.dropFirst()
        var arguments: [Grammar.Meaning] = []
        while rest.first != ")" {
            guard let argument = term(&rest) else { return nil }
            arguments.append(argument)
            if rest.first == "," { rest = rest.dropFirst() }
        }
        rest = rest.dropFirst()
        return RuleAction(rawValue: String(word)).map { .call($0, arguments) }
    }
}
