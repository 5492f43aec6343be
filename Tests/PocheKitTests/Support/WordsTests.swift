import Foundation
import LocalModels
import Testing

@testable import PocheKit

@Suite("What a person reads")
struct WordsTests {
    @Test(
        "sizes are said in the units of each language",
        arguments: [
            (UInt64(100), "100\u{202F}octets", "100 bytes"), (20_000_000, "20\u{202F}Mo", "20 MB"),
            (1_117_320_768, "1,1\u{202F}Go", "1.1 GB"), (4_400, "4\u{202F}ko", "4 kB"),
        ])
    func sizes(bytes: UInt64, french: String, english: String) {
        #expect(SizeWords.size(bytes) == Localized(fr: french, en: english))
    }

    @Test("a truncated model is said by what it lacks, or by where it ends when its header is cut")
    func truncated() {
        let cut = ModelWords.sentence(for: .truncated(expected: 1_100_000_000, found: 100_000_000))
        #expect(cut.french.contains("il en manque 1,0\u{202F}Go sur 1,1\u{202F}Go"))
        #expect(cut.english.contains("1.0 GB of 1.1 GB are missing"))
        let header = ModelWords.sentence(for: .truncated(expected: nil, found: 100))
        #expect(header.french.contains("s’arrête à 100\u{202F}octets") && !header.french.contains("101"))
    }

    @Test("too little memory is said with what is needed and which smaller model there is")
    func memory() {
        let sentence = ModelWords.sentence(for: .tooLargeForMemory(needed: 1_955_000_000, available: 10))
        #expect(sentence.french.contains("2,0\u{202F}Go") && sentence.french.contains("poche model use 0.5b"))
        #expect(sentence.english.contains("2.0 GB") && sentence.english.contains("POCHE_MODEL=small"))
    }

    @Test("the ways to write a command have their placeholders in the language of the reader")
    func usage() {
        let usage = CommandWords.usage(["poche tasks add TITLE [--when WORDS]"])
        #expect(usage.french.hasSuffix("poche tasks add TITRE [--when MOTS]"))
        #expect(usage.english.hasSuffix("poche tasks add TITLE [--when WORDS]"))
    }

    @Test("an appointment is said with its end, whole days without hours")
    func interval() {
        let now = wall(2026, 3, 11, 10)
        func said(_ start: CalendarTime, _ end: CalendarTime) -> String {
            DateWriter(now: now, timeZone: paris, language: .french).interval(
                of: CalendarEvent(id: "e", title: "dîner", start: start, end: end))
        }
        let evening = said(inParis(2026, 3, 12, 19), inParis(2026, 3, 12, 21, 30))
        #expect(evening == "demain de 19\u{202F}h à 21\u{202F}h\u{202F}30")
        #expect(said(wholeDay(2026, 3, 12), wholeDay(2026, 3, 13)) == "demain")
        #expect(said(inParis(2026, 3, 12, 19), inParis(2026, 3, 12, 19)) == "demain à 19\u{202F}h")
    }
}
