import PocheTerminal
import Testing

@Suite("Widths and lines")
struct DisplayTests {
    @Test(
        "a character is as wide as a terminal shows it",
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("œ", 1), ("日", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇫🇷", 2),
            ("❤️", 2), ("\u{202F}", 1), ("─", 1),
        ])
    func widths(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test("lines break between words")
    func breaks() {
        #expect("un deux trois".wrapped(columns: 8).map(\.text) == ["un deux", "trois"])
        #expect("un deux".wrapped(columns: 7).map(\.text) == ["un deux"])
        #expect("".wrapped(columns: 8).map(\.text) == [""])
        #expect("un\n\ndeux".wrapped(columns: 8).map(\.text) == ["un", "", "deux"])
    }

    @Test("a word longer than the line is cut, a wide character never is")
    func longWords() {
        #expect("abcdefgh".wrapped(columns: 3).map(\.text) == ["abc", "def", "gh"])
        #expect("日本語".wrapped(columns: 3).map(\.text) == ["日", "本", "語"])
        #expect("a abcdefgh".wrapped(columns: 4).map(\.text) == ["a", "abcd", "efgh"])
    }

    @Test("a no-break space holds its words together")
    func noBreak() {
        #expect("à 14\u{202F}h\u{202F}30".wrapped(columns: 8).map(\.text) == ["à", "14\u{202F}h\u{202F}30"])
    }

    @Test("a growing text never changes a line but the last, and loses nothing")
    func growth() {
        let text = "Bonjour, voici une réponse assez longue pour plusieurs lignes,\navec un saut."
        var settled: [String] = []
        for end in text.indices {
            let lines = text[...end].wrapped(columns: 17)
            #expect(Array(lines.map(\.text).prefix(settled.count)) == settled)
            #expect(lines.reduce(0) { $0 + $1.consumed } == text[...end].count)
            settled = lines.dropLast().map(\.text)
        }
    }

    @Test("NO_COLOR and a dumb terminal take the colours away")
    func colours() {
        #expect(Style(environment: ["TERM": "xterm"], isTerminal: true).isColoured)
        #expect(Style(environment: ["TERM": "xterm", "NO_COLOR": ""], isTerminal: true).isColoured)
        #expect(!Style(environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true).isColoured)
        #expect(!Style(environment: ["TERM": "dumb"], isTerminal: true).isColoured)
        #expect(!Style(environment: ["TERM": "xterm"], isTerminal: false).isColoured)
        #expect(Style(isColoured: false)("mot", .strong) == "mot")
    }
}
