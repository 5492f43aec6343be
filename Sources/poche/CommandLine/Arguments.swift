import PocheKit

/// The words of a command line, sorted into what they are.
struct Arguments {
    private(set) var positional: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []

    /// Sorts `words`. After `--` every word is positional; `-` alone is a positional word (standard input).
    init(_ words: some Sequence<String>, options: [Option]) throws(Failure) {
        var words = Array(words)[...]
        while let word = words.popFirst() {
            if word == "--" {
                positional += words
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                positional.append(word)
                continue
            }
            let written = word == "-h" ? "--help" : word
            let parts = written.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { "--\($0.name)" == parts[0] }) else {
                let nearest = parts[0].nearest(in: options.map { "--\($0.name)" })
                throw Failure(.wrongUse, CommandWords.unknownOption(parts[0], nearest: nearest))
            }
            guard option.value != nil else {
                guard parts.count == 1 else { throw Failure(.wrongUse, CommandWords.noValueExpected(parts[0])) }
                flags.insert(option.name)
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
                throw Failure(.wrongUse, CommandWords.valueMissing(parts[0]))
            }
            values[option.name] = value
        }
    }

    func has(_ option: Option) -> Bool { flags.contains(option.name) }

    subscript(_ option: Option) -> String? { values[option.name] }

    /// - Throws: when the value is not a whole number of `range`.
    func number(_ option: Option, in range: ClosedRange<Int>, default standard: Int) throws(Failure) -> Int {
        guard let text = values[option.name] else { return standard }
        guard let number = Int(text), range.contains(number) else {
            throw Failure(.wrongUse, CommandWords.notANumber("--\(option.name)", text, range))
        }
        return number
    }

    /// The positional words, taken as one text; `nil` when there are none.
    var text: String? { positional.isEmpty ? nil : positional.joined(separator: " ") }
}
