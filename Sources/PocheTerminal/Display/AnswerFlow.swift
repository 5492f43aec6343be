import PocheKit

/// An answer as it grows: its finished lines leave for good, the last one is still written.
struct AnswerFlow {
    private var settled = ""
    private(set) var tail = ""
    private var isOpen = false

    /// Takes the whole answer so far.
    ///
    /// - Returns: the lines that will not change any more.
    mutating func update(_ answer: String, columns: Int) -> [String] {
        let text = answer.withoutHiddenCharacters()
        var finished: [String] = []
        if !text.hasPrefix(settled) {
            finished = end()
            settled = ""
        }
        isOpen = true
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
        return isOpen && !tail.isEmpty ? [tail] : []
    }
}
