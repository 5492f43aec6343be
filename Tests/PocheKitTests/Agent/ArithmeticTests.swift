import Testing

@testable import PocheKit

@Suite("Sums")
struct ArithmeticTests {
    private func answer(_ message: String, _ language: Language) -> String? {
        Arithmetic.answer(
            to: TurnContext(message: message, language: language, now: wall(2026, 3, 11, 10), timeZone: paris))?[
                language]
    }

    @Test(
        "are worked out, products first",
        arguments: [
            ("Combien font 17 fois 23 ?", "17 × 23 = 391."), ("17 fois 23", "17 × 23 = 391."),
            ("12,5 + 7,25 = ?", "12,5 + 7,25 = 19,75."), ("Calcule 2 plus 3 fois 4", "2 + 3 × 4 = 14."),
            ("combien fait 1 200 divisé par 8", "1\u{202F}200 ÷ 8 = 150."), ("15 % de 260", "15\u{202F}% de 260 = 39."),
            ("Combien font 3/4 ?", "3 ÷ 4 = 0,75."), ("5 moins 9", "5 − 9 = -4."),
        ])
    func french(message: String, said: String) {
        #expect(answer(message, .french) == said)
    }

    @Test(
        "in English too",
        arguments: [
            ("What is 12 times 8?", "12 × 8 = 96."), ("What's 1,200 divided by 8?", "1,200 ÷ 8 = 150."),
            ("20% of 45", "20% of 45 = 9."), ("how much is 0.1 + 0.2", "0.1 + 0.2 = 0.3."),
        ])
    func english(message: String, said: String) {
        #expect(answer(message, .english) == said)
    }

    @Test(
        "dates, hours and prose are none",
        arguments: [
            "3/4", "10-12", "le 3/4 à 9h15", "17 fois", "Combien font 4 divisé par 0 ?", "2 x 400 g de farine",
            "Retiens que 3 fois 4 font 12", "Combien ?", "7", "1 + un",
        ])
    func none(message: String) {
        #expect(answer(message, .french) == nil)
    }
}
