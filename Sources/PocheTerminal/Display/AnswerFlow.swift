import PocheKit

/// An answer as it grows: its finished lines leave for good, the last one is still written.
struct AnswerFlow {
    private var text = ""
    private var settled = ""
    private(set) var tail = ""

    /// Takes the whole answer so far.
    ///
    /// - Returns: the lines that will not change any more.
    mutating func update(_ answer: String, columns: Int) -> [String] {
        text = answer.withoutHiddenCharacters()
        var finished: [String] = []
        if !text.hasPrefix(settled) {
            if !tail.isEmpty { finished.append(tail) }
            settled = ""
        }
        return finished + rewrap(columns: columns)
    }

    /// Cuts what is still written to a new width.
    ///
    /// - Returns: the lines that will not change any more.
    mutating func rewrap(columns: Int) -> [String] {
        var finished: [String] = []
        let lines = text.dropFirst(settled.count).wrapped(columns: columns)
        for line in lines.dropLast() {
            finished.append(line.text)
            settled = String(text.prefix(settled.count + line.consumed))
        }
        tail = lines.last?.text ?? ""
        return finished
    }

    /// The answer is over.
    ///
    /// - Returns: its last line.
    mutating func end() -> [String] {
        defer { self = AnswerFlow() }
        return tail.isEmpty ? [] : [tail]
    }
}
