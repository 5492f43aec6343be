/// Keeps what a tool returns within about 200 tokens: a long list would fill the window.
enum ToolOutput {
    static let lineLimit = 8
    /// Characters of a line; eight such lines are about 200 tokens at 3.5 characters a token.
    static let lineLength = 88

    static func capped(_ lines: [String], _ language: Language) -> [String] {
        var kept = lines.prefix(lineLimit).map { $0.oneLine(limit: lineLength) }
        if lines.count > lineLimit { kept.append(ToolWords.andMore(lines.count - lineLimit)[language]) }
        return kept
    }
}
