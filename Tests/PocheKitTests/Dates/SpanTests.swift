import Foundation
import Testing

@testable import PocheKit

@Suite("Times inside a sentence")
struct SpanTests {
    private let french = DateWorld.french()

    @Test(
        "the longest time at each place",
        arguments: [
            ("rdv jeu 26 15h", ["jeu 26 15h"]), ("dem1 14h chez le coiffeur", ["dem1 14h"]),
            ("apres-dem1 on part", ["apres-dem1"]), ("demin à 9h ça va ?", ["demin à 9h"]),
            ("une réunion pour jeudi prochain", ["pour jeudi prochain"]),
            ("Rappelle-moi lundi ou mardi", ["lundi", "mardi"]),
            ("Réunion le 3 avril, de 9h à 11h", ["le 3 avril, de 9h à 11h"]),
            ("je crois qu'hier c'était fermé", ["hier"]), ("(demain)", ["demain"]),
            ("mardi, mercredi", ["mardi", "mercredi"]),
        ])
    func found(sentence: String, words: [String]) {
        #expect(french.spans(in: sentence).map(\.text) == words)
    }

    @Test("ranges count characters, whatever they are made of")
    func ranges() {
        for before in ["👩‍👩‍👧 ", "e\u{301}te\u{301} ", "مرحبا ", "\u{202E}"] {
            let sentence = before + "appelle demain à 9h"
            let span = french.spans(in: sentence).first
            #expect(span.map { Array(sentence)[$0.range] }.map { String($0) } == "demain à 9h")
        }
    }

    @Test("days and hours said apart make one time")
    func composed() {
        let whole = french.reading(of: "demain j’ai dentiste à 15h").whole
        #expect(whole?.expression.start?.iso8601 == "2026-03-12T15:00:00")
        #expect(whole?.text == "demain à 15h")
        #expect(french.reading(of: "lundi ou mardi").whole == nil)
    }

    @Test("fewer than one sentence of prose in a hundred carries a false time", arguments: Language.allCases)
    func prose(language: Language) {
        let resolver = DateResolver(now: DateWorld.now, language: language)
        let sentences = language == .french ? Prose.french : Prose.english
        #expect(sentences.count >= 240)
        let wrong = sentences.filter { !resolver.spans(in: $0).isEmpty }
        #expect(wrong.count * 100 < sentences.count, "\(wrong)")
    }

    @Test("names, numbers and fractions are no times", arguments: Language.allCases)
    func lookalikes(language: Language) {
        let resolver = DateResolver(now: DateWorld.now, language: language)
        for sentence in language == .french ? Lookalikes.french : Lookalikes.english {
            #expect(resolver.spans(in: sentence).map(\.text).isEmpty, "\(sentence)")
        }
    }

    @Test(
        "beside them, the same words are times",
        arguments: [
            ("rdv le 3/4 à 10h", "le 3/4 à 10h"), ("dentiste 3/4", "3/4"), ("Noël chez Mamie", "Noël"),
            ("on dîne à Noël", "Noël"), ("la Saint-Étienne", "la Saint-Étienne"),
            ("du 5 au 8 je suis absent", "du 5 au 8"),
            ("rappel à 9.30", "à 9.30"), ("le 15 je vois le banquier", "le 15"),
        ])
    func times(sentence: String, words: String) {
        #expect(french.spans(in: sentence).map(\.text) == [words])
    }

    @Test("the last date of a long letter is found, and a text that is not read to its end says so")
    func longTexts() {
        let letter = Prose.french.joined(separator: ". ")
        let long = String(repeating: letter + ". ", count: 60_000 / letter.utf8.count) + "On se voit demain à 9h."
        let reading = french.reading(of: long)
        #expect(reading.spans.last?.text == "demain à 9h" && !reading.isCut)
        #expect(french.reading(of: String(repeating: letter, count: 12)).isCut)
    }

    @Test("telephone numbers, versions, paths and prices are no times")
    func notTimes() {
        for text in [
            "650.650.6500", "v2.10.3", "src/3/4/main", "12.50€", "05-06-07-08-09", "10:30:25:99", "@9h", "9h@x",
        ] {
            #expect(french.spans(in: text).isEmpty, "\(text)")
        }
    }
}
