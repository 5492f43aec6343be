/// A word of a message and where it stands.
struct RequestWord: Sendable, Equatable {
    /// Folded: "Rappelle" is "rappelle"; an elided word is a word ("d").
    let folded: String
    let range: Range<String.Index>

    init(folded: String, range: Range<String.Index>) { (self.folded, self.range) = (folded, range) }

    /// A word by itself.
    init(_ folded: String) { self.init(folded: folded, range: folded.startIndex..<folded.endIndex) }

    static func words(of text: String) -> [RequestWord] {
        var words: [RequestWord] = []
        var start: String.Index?
        for index in text.indices {
            let isPart = text[index].isLetter || text[index].isNumber
            if isPart, start == nil { start = index }
            if !isPart, let begin = start {
                words.append(RequestWord(folded: text[begin..<index].description.folded, range: begin..<index))
                start = nil
            }
        }
        if let begin = start {
            words.append(RequestWord(folded: text[begin...].description.folded, range: begin..<text.endIndex))
        }
        return words
    }
}
