import Foundation
import TestThreads
import Testing

@testable import PocheKit

@Suite("Hostile words", .ownThread)
struct HostileDatesTests {
    @Test(
        "what does not exist is refused, with its reason",
        arguments: [
            ("31 février", DateError.impossible(.noSuchDay)), ("29 février 2027", .impossible(.noSuchDay)),
            ("le 13/13", .impossible(.noSuchDay)), ("25h", .impossible(.noSuchHour)),
            ("9h75", .impossible(.noSuchHour)),
            ("le 1er janvier 99999", .impossible(.outOfRange)), ("le 1er janvier 0", .impossible(.outOfRange)),
            ("en l'an 99999", .impossible(.outOfRange)), ("pour mille", .none),
            ("jeudi 13 mars 2026", .impossible(.weekdayMismatch)), ("de 11h à 9h", .impossible(.reversed)),
            ("", .none), ("🎉", .none), ("\u{202E}\u{0301}", .none), ("bonjour", .none),
        ])
    func refused(words: String, reason: DateError) {
        #expect(DateWorld.french().refusal(words) == reason)
    }

    @Test("every reason is a sentence in both languages")
    func sentences() {
        for error in [DateError.none] + DateError.Reason.allCases.map(DateError.impossible) {
            for language in Language.allCases { #expect(error.message(language).hasSuffix(".")) }
        }
    }

    @Test("a megabyte of anything is read in bounded time", arguments: Language.allCases)
    func megabyte(language: Language) {
        let resolver = DateResolver(now: DateWorld.now, language: language)
        let seeds = [
            "lundi ", "1 ", "a", "le premier ", "31/", "12:12:", "every other second of the last ", "\u{0301}", "👩‍👩‍👧 ",
        ]
        for seed in seeds {
            let line = String(repeating: seed, count: 1_000_000 / seed.utf8.count)
            let begun = Self.threadTime()
            _ = resolver.spans(in: line)
            _ = try? resolver.resolve(line)
            let duration = Self.threadTime() - begun
            // A hundredth of this in a release build: only growth with the text's square would fail.
            #expect(duration < .seconds(10), "\(seed)")
        }
    }

    /// What this thread has spent on a processor: other programs may have it meanwhile.
    private static func threadTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    @Test("ten thousand nested words are no date, and take no time")
    func nested() {
        for seed in ["le lendemain de la veille du ", "avant après ", "d'ici d'ici ", "tous les ", "de 9h à "] {
            let words = String(repeating: seed, count: 10_000 / seed.split(separator: " ").count) + "lundi"
            #expect(DateWorld.french().refusal(words) == DateError.none)
            // What stands at the end may be a time; the heap before it is none.
            #expect((DateWorld.french().reading(of: words).whole?.text.count ?? 0) < 20)
        }
    }

    @Test("random bytes and random words never crash, and what is found lies in the text", arguments: Language.allCases)
    func fuzz(language: Language) {
        let resolver = DateResolver(now: DateWorld.now, language: language)
        let words =
            Grammar.of(language).trie.words.keys.sorted() + [
                "0", "1", "12", "31", "99", "2026", "99999", "🎉", "\u{0301}",
            ]
        var chance = Repeatable(seed: 20_260_311)
        for round in 0..<1500 {
            let text: String
            if round % 3 == 0 {
                text = String(decoding: (0..<60).map { _ in UInt8.random(in: 0...255, using: &chance) }, as: UTF8.self)
            } else {
                let count = Int.random(in: 1...14, using: &chance)
                let pieces = (0..<count).map { _ in words.randomElement(using: &chance) ?? "" }
                text = pieces.joined(separator: round % 3 == 1 ? " " : "")
            }
            _ = try? resolver.resolve(text)
            let spans = resolver.spans(in: text)
            let characters = Array(text)
            for span in spans { #expect(String(characters[span.range]) == span.text) }
            if let whole = resolver.reading(of: text).whole { #expect(whole.range.upperBound <= characters.count) }
        }
    }
}

/// The same numbers every time (SplitMix64).
struct Repeatable: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
