import PocheTerminal
import Testing

@Suite("Keys out of bytes")
struct InputDecoderTests {
    private func keys(_ reads: String...) -> [Key] {
        var decoder = InputDecoder()
        return reads.flatMap { decoder.feed(Array($0.utf8)) }
    }

    @Test("typed characters come together")
    func text() {
        #expect(keys("déjà ✓") == [.text("déjà ✓")])
    }

    @Test("a character split over reads comes when it is whole")
    func splitCharacter() {
        let bytes = Array("é👩‍🚀".utf8)
        for cut in 0...bytes.count {
            var decoder = InputDecoder()
            let keys = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...])
            let text = keys.map { if case .text(let part) = $0 { part } else { "?" } }.joined()
            #expect(text == "é👩‍🚀")
        }
    }

    @Test("bytes that are not UTF-8 become one replacement character each, and the rest stays")
    func invalid() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x61, 0xFF, 0xC3, 0x62]) == [.text("a\u{FFFD}\u{FFFD}b")])
    }

    @Test(
        "control characters are editing keys",
        arguments: [
            ("\u{01}", Key.home), ("\u{03}", .interrupt), ("\u{04}", .endOfInput), ("\u{05}", .end),
            ("\u{0B}", .deleteToEnd), ("\u{0C}", .clearScreen), ("\r", .enter), ("\n", .newline),
            ("\u{15}", .deleteToStart), ("\u{17}", .deleteWord), ("\u{7F}", .backspace), ("\u{1B}\r", .newline),
        ])
    func controls(bytes: String, key: Key) {
        #expect(keys(bytes) == [key])
    }

    @Test(
        "cursor keys are known in their usual spellings",
        arguments: [
            ("\u{1B}[A", Key.up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", .wordRight), ("\u{1B}b", .wordLeft),
            ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete),
        ])
    func sequences(bytes: String, key: Key) {
        #expect(keys(bytes) == [key])
    }

    @Test("a sequence split over reads is one key")
    func splitSequence() {
        #expect(keys("\u{1B}", "[", "1;5", "D") == [.wordLeft])
    }

    @Test("an unknown sequence is ignored whole")
    func unknownSequence() {
        #expect(keys("a\u{1B}[99;12zb") == [.text("ab")])
    }

    @Test("Escape is a key once nothing followed it")
    func escape() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x1B]).isEmpty)
        #expect(decoder.mayBeEscape)
        #expect(decoder.flush() == [.escape])
        #expect(!decoder.mayBeEscape)
    }

    @Test("a paste is one key, its line breaks kept, whatever the reads")
    func paste() {
        #expect(keys("\u{1B}[200~un\rdeux\u{1B}[201~!") == [.paste("un\ndeux"), .text("!")])
        #expect(keys("\u{1B}[20", "0~un", " deux\u{1B}[2", "01~") == [.paste("un deux")])
    }

    @Test("a paste loses its control and bidirectional characters")
    func hostilePaste() {
        #expect(keys("\u{1B}[200~a\u{1B}[31m\u{07}\u{202E}b\u{1B}[201~") == [.paste("ab")])
    }

    @Test("a megabyte is pasted in a moment")
    func largePaste() {
        let text = String(repeating: "é", count: 500_000)
        var decoder = InputDecoder()
        var keys = decoder.feed(Array("\u{1B}[200~".utf8))
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: 4096) {
            keys += decoder.feed(bytes[start..<min(start + 4096, bytes.count)])
        }
        keys += decoder.feed(Array("\u{1B}[201~".utf8))
        #expect(keys == [.paste(text)])
    }
}
