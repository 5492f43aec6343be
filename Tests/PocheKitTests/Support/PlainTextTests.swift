import Testing

@testable import PocheKit

@Suite("Texts from outside, made plain")
struct PlainTextTests {
    @Test(
        "an escape sequence goes whole",
        arguments: [
            ("rouge\u{1B}[31m vif\u{1B}[0m", "rouge vif"), ("titre\u{1B}]0;pwn\u{07} ici", "titre ici"),
            ("titre\u{1B}]0;pwn\u{1B}\\ ici", "titre ici"), ("\u{9B}2Jeffacé", "effacé"), ("\u{9D}0;pwn\u{9C}là", "là"),
            ("a\u{1B}P1$r\u{1B}\\b", "ab"), ("\u{1B}(0lignes", "lignes"), ("\u{1B}cremis", "remis"),
            ("fin\u{1B}", "fin"), ("fin\u{1B}[", "fin"), ("fin\u{1B}[38;5", "fin"),
            ("\u{1B}]8;;http://exemple\u{1B}\\lien\u{1B}]8;;\u{1B}\\", "lien"), ("\u{1B}[1\u{1B}[31mmot", "mot"),
        ])
    func sequences(text: String, plain: String) {
        #expect(text.withoutHiddenCharacters() == plain)
    }

    @Test("a string that never ends hides its line and no more")
    func unended() {
        #expect("a\u{1B}]0;pwn\nb".withoutHiddenCharacters() == "a\nb")
    }

    @Test("brackets that no escape introduces stay, and so do letters and emoji")
    func plain() {
        for text in ["[31m et ]0;", "naïve œuvre", "👩‍🚀 e\u{301}", "tab", ""] {
            #expect(text.withoutHiddenCharacters() == text)
        }
    }

    @Test("on one line, spaces are collapsed but the no-break ones of French stay, and no-break space alone is nothing")
    func oneLine() {
        #expect("«\u{202F}a\u{202F}»\u{202F}:  b\n\tc".oneLine(limit: 80) == "«\u{202F}a\u{202F}»\u{202F}: b c")
        #expect("\u{A0}\u{202F} ".oneLine(limit: 80).isEmpty)
        #expect("abcdef".oneLine(limit: 4) == "abc…")
    }

    @Test("bidirectional controls and invisible characters go")
    func invisible() {
        #expect("a\u{202E}b\u{200B}c\u{7}d".withoutHiddenCharacters() == "abcd")
    }

    @Test(
        "punctuation left alone goes",
        arguments: [
            ("Kiné , (  ) chez Zoé", "Kiné, chez Zoé"), ("Bilan (salle 3, )", "Bilan (salle 3)"),
            ("thé , lait", "thé, lait"),
            ("Bal , , samedi .", "Bal, samedi."), ("a : b - c (d)", "a : b - c (d)"),
        ])
    func strayPunctuation(text: String, kept: String) { #expect(text.withoutStrayPunctuation() == kept) }

    @Test(
        "French signs, however much of the text is there",
        arguments: [
            ("Bonjour! Ça va ?", "Bonjour\u{202F}! Ça va\u{202F}?"), ("Aujourd'hui l'eau", "Aujourd’hui l’eau"),
            ("Ah !!", "Ah\u{202F}!!"), ("'mot'", "'mot’"), ("`a ? b`", "`a ? b`"),
        ])
    func frenchSigns(text: String, written: String) { #expect(text.withFrenchSigns() == written) }
}
