import Testing

@testable import PocheKit

/// Asked in Paris on Wednesday 11 March 2026, at 10:00.
@Suite("Hours elsewhere and days to wait")
struct ClockAnswersTests {
    private func answer(_ message: String, _ language: Language) -> String? {
        ClockAnswers.answer(
            to: TurnContext(message: message, language: language, now: wall(2026, 3, 11, 10), timeZone: paris))?[
                language]
    }

    @Test(
        "are known to the program",
        arguments: [
            ("il est quelle heure à New York ?", "Il est 5\u{202F}h à New York."),
            ("Quelle heure est-il à Tokyo ?", "Il est 18\u{202F}h à Tokyo."),
            ("quelle heure il est maintenant à Montréal", "Il est 5\u{202F}h à Montréal."),
            ("il est quelle heure ?", "Il est 10\u{202F}h."),
            ("quelle heure est-il à Oslo", "Il est 10\u{202F}h à Oslo."),
            (
                "il est quelle heure en Atlantide ?",
                "Je ne sais pas quelle heure il est en Atlantide. Donne-moi plutôt une grande ville."
            ),
            ("C'est dans combien de temps Noël ?", "Dans 289 jours\u{202F}: vendredi 25 décembre 2026."),
            ("combien de semaines avant le 2 avril ?", "Dans 3 semaines et 1 jour\u{202F}: jeudi 2 avril 2026."),
            ("combien de jours avant Noël ?", "Dans 289 jours\u{202F}: vendredi 25 décembre 2026."),
            ("dans combien de temps c'est Noël ?", "Dans 289 jours\u{202F}: vendredi 25 décembre 2026."),
            ("Il reste combien de jours avant le 3 mai ?", "Dans 53 jours\u{202F}: dimanche 3 mai 2026."),
            ("combien de jours jusqu’au 3 mai", "Dans 53 jours\u{202F}: dimanche 3 mai 2026."),
            ("Noël c’est dans combien de jours ?", "Dans 289 jours\u{202F}: vendredi 25 décembre 2026."),
            ("combien de jours avant demain ?", "C’est demain, jeudi 12 mars 2026."),
        ])
    func french(message: String, said: String) { #expect(answer(message, .french) == said) }

    @Test(
        "in English too, with the day where it is another",
        arguments: [
            ("what time is it in Tokyo?", "It is 6:00 PM in Tokyo."),
            ("What's the time in Auckland right now?", "It is 10:00 PM in Auckland."),
            ("How many days until Christmas?", "In 289 days: Friday, December 25, 2026."),
            ("how many weeks until March 25?", "In 2 weeks: Wednesday, March 25, 2026."),
            ("how long until May 3?", "In 53 days: Sunday, May 3, 2026."),
        ])
    func english(message: String, said: String) { #expect(answer(message, .english) == said) }

    @Test("another day there is said")
    func otherDay() {
        let late = TurnContext(
            message: "il est quelle heure à Tokyo", language: .french, now: wall(2026, 3, 11, 20), timeZone: paris)
        #expect(ClockAnswers.answer(to: late)?[.french] == "Il est 4\u{202F}h à Tokyo, jeudi 12 mars 2026.")
    }

    @Test(
        "requests, the past and what is no date are none",
        arguments: [
            "à quelle heure est mon train pour Lyon ?", "combien de jours avant mon rendez-vous ?",
            "combien de temps dure le film ?", "rappelle-moi dans combien de jours c'est Noël",
            "combien de jours avant le 3 mars 2020", "quelle heure convient à Tokyo pour lundi ?",
            "combien de jours en décembre ?", "combien de temps demain ?",
        ])
    func none(message: String) { #expect(answer(message, .french) == nil) }
}
