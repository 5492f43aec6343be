import Testing

@testable import PocheKit

@Suite("What a message tells")
struct TenseTests {
    private func turn(_ message: String, _ language: Language = .french) -> TurnContext {
        TurnContext(message: message, language: language, now: wall(2026, 3, 11, 10), timeZone: paris)
    }

    @Test(
        "a sentence about what is over asks for nothing",
        arguments: [
            ("Hier on a mangé chez Odile", true), ("Ce matin je me suis levé à 6h", true),
            ("J'ai croisé Maud avant-hier", true), ("Notre chat était malade la semaine dernière", true),
            ("Rappelle-moi hier d'appeler Maud", false), ("Rendez-vous hier à 15h chez le kiné", false),
            ("Demain je me lève à 6h", false), ("On mange chez Odile", false),
        ])
    func past(message: String, tells: Bool) {
        #expect(turn(message).tellsOfPast == tells)
    }

    @Test(
        "a bound is no beginning",
        arguments: [
            ("Réserver le gîte avant jeudi midi", true), ("Réserver le gîte jeudi à midi", false),
            ("Réserver le gîte", false),
        ])
    func deadline(message: String, says: Bool) {
        #expect(turn(message).saysDeadlineOnly == says)
    }

    @Test(
        "a time and a verb ask to be reminded",
        arguments: [
            ("Un mardi sur deux, sortir le bac jaune", true), ("Demain à 8h prendre le sirop", true),
            ("Sortir le bac jaune", false), ("Demain je dors", false), ("Hier sortir fut long", false),
        ])
    func verb(message: String, begins: Bool) {
        #expect(turn(message).beginsWithVerb == begins)
    }

    @Test(
        "what was done is told",
        arguments: [
            ("J'ai acheté le lait", true), ("Ça y est, j'ai rendu le livre", false),
            ("J'ai rendez-vous chez Maud", false),
            ("J'ai acheté le lait demain", false), ("Acheter le lait", false), ("J'ai oublié d'acheter du lait", false),
        ])
    func done(message: String, tells: Bool) {
        #expect(turn(message).tellsDone == tells)
    }

    @Test(
        "what is asked of one's own time is in the calendar",
        arguments: [
            ("Ai-je quelque chose demain matin ?", true), ("À quelle heure dois-je partir vendredi ?", true),
            ("Dois-je manger cinq légumes ?", false), ("Que fait Maud demain ?", false),
        ])
    func ownTime(message: String, asks: Bool) {
        #expect(turn(message).asksOwnTime == asks)
    }

    @Test("a note of nothing is asked about", arguments: ["note que", "ok note-le", "Note-le stp"])
    func emptyNote(message: String) {
        #expect(UnsupportedRequest.sentence(for: turn(message))?.french == ToolWords.whatToNote.french)
    }

    @Test("a message that tells of the person is answered as by a friend, a question is not")
    func voice() {
        for message in ["Je suis fourbu", "Mon chat dort", "Hier on a dansé"] {
            #expect(ReplyVoice.hint(for: turn(message)).contains(AgentWords.friendHint.french))
        }
        for message in ["Je voudrais savoir qui a peint ce tableau", "Raconte une histoire", "Il fait quel âge"] {
            #expect(!ReplyVoice.hint(for: turn(message)).contains(AgentWords.friendHint.french))
        }
    }

    @Test(
        "the language of a message is seen by its small words",
        arguments: [
            ("I'm exhausted", Language.english), ("I just sold a great bike", .english), ("We're late", .english),
            ("Je m'ennuie", .french), ("T'es là", .french), ("Maud m'a appelé", .french),
            ("Rendez-vous à 15h", .french),
        ])
    func language(message: String, language: Language) {
        #expect(Language.guess(message, fallback: language == .french ? .english : .french) == language)
    }
}
