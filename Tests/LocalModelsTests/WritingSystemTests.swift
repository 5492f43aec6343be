import Foundation
import Testing

@testable import LocalModels

@Test("a text is foreign when most of its letters are of another script, and only then")
func foreignText() {
    let english: Set = [Locale.Language(identifier: "en")]
    #expect(WritingSystem.isForeign("Какая погода сегодня в городе?", to: english))
    #expect(!WritingSystem.isForeign("Quel temps fait-il à Brissac ?", to: english))
    #expect(!WritingSystem.isForeign("What does погода mean?", to: english))
    #expect(!WritingSystem.isForeign("да", to: english))
    #expect(!WritingSystem.isForeign("Какая погода сегодня в городе?", to: []))
    #expect(!WritingSystem.isForeign("今日の天気はどうですか。教えてください", to: [Locale.Language(identifier: "ja")]))
}
