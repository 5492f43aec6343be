/// Tells a time from a piece of something longer: a word, a path, an address, a price, a telephone number.
enum Continuation {
    /// Whether what stands before a token goes on in it.
    static func continues(_ tokens: [Token], _ index: Int) -> Bool {
        guard index > 0, index < tokens.count, tokens[index].isGlued else { return false }
        let (before, after) = (tokens[index - 1], tokens[index])
        if after.kind == .mark {
            guard ".,:".contains(after.text), before.kind == .digits, index + 1 < tokens.count else {
                return binding.contains(after.text)
            }
            return tokens[index + 1].isGlued && tokens[index + 1].kind == .digits
        }
        guard before.kind == .mark else { return !before.text.hasSuffix("'") }
        if ".,:".contains(before.text), after.kind == .digits, index > 1 {
            return before.isGlued && tokens[index - 2].kind == .digits
        }
        return binding.contains(before.text)
    }

    private static let binding: Set<String> = ["/", "-", "@", "_", "€", "$", "%", "#", "&", "=", "~", "\\"]
}
