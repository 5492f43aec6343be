/// The words that ask, in one language: what stands around the matter of a request. All folded, apostrophes as spaces.
///
/// A request reads `lead* order (object|destination)* link? matter (tail|destination)*`: "tu peux | ajouter | une tâche | : | relire le contrat |
/// s'il te plaît".
struct RequestPhrases: Sendable {
    /// Before a request and of no weight: greetings, politeness, "tu peux".
    let leads: PhraseSet
    /// Said to the agent and to nobody else: "rappelle-moi".
    let addressed: PhraseSet
    /// Orders that may also stand in somebody's text: "ajoute", "note".
    let orders: PhraseSet
    /// Statements that open a wish or an appointment: "il faut que je", "j'ai".
    let statements: PhraseSet
    /// Those of the statements that say what the person has to do: "il faut que je".
    let duties: PhraseSet
    /// Orders that make an appointment: "prends rendez-vous".
    let bookings: PhraseSet
    /// Say that something is at another time now: "est reporté".
    let moves: PhraseSet
    /// What is to be made: "une tâche".
    let objects: PhraseSet
    /// Where it is to be written: "à mon agenda".
    let destinations: PhraseSet
    /// Between the order and its matter: "de", "que".
    let links: PhraseSet
    /// Before the words of a time, and nothing without them: "d'" in "une réunion d'une heure".
    let introductions: PhraseSet
    /// Before words that belong to what was said before them, and name no other thing: "avec Odile", "fin".
    let attachments: PhraseSet
    /// Times that are also what happens then: "week-end à Saint-Malo du 20 au 22 mars".
    let occasions: PhraseSet
    /// After the matter, and of no weight.
    let tails: PhraseSet
    /// Orders that begin a note wherever they stand.
    let notes: PhraseSet
    /// Ask for a note of what stands before them: "note-le".
    let noteTails: PhraseSet
    /// Words of a sentence rather than of a title: "je", "c'".
    let subjects: Set<String>
    /// Ends and words of verbs of what was done: "acheté", "rendu".
    let doneEndings: [String]
    let doneVerbs: Set<String>
    /// Verbs of the same form that leave something to do: "oublié".
    let undoneVerbs: Set<String>
    /// The person who speaks: "mon".
    let firstPersons: Set<String>
    /// Ask what something is, rather than how to do it: "quel".
    let propertyQuestions: Set<String>
    /// Verbs of what happened: "avait".
    let pasts: Set<String>
    /// Ask to undo or to move what exists: "annule", "déplace".
    let changes: PhraseSet
    /// What the calendar and the lists hold: "rappel".
    let keptThings: Set<String>
    /// What an order makes, where it is also the matter: "un rendez-vous".
    let things: PhraseSet
    /// Ask what was done before: "as-tu".
    let pastQuestions: PhraseSet
    /// Ask for what would leave the machine: "envoie un mail".
    let sendings: PhraseSet
    /// Ask to do something instead of the person: "pour moi".
    let inMyPlace: PhraseSet
    /// Say that something was written: "enregistré".
    let writings: Set<String>
    /// Words of a question whether something was written: "est-ce que c'est bien".
    let aroundWritings: Set<String>
    /// Words of a question about the calendar that name nothing in it, as ``SearchWords`` has them.
    let agendaWords: Set<String>
    /// Ask what the person has to do, beside a time: "ai-je".
    let agendaQuestions: PhraseSet
    /// Ask for everything that is still to be done.
    let leftovers: PhraseSet
    /// Ask for what happens in the world now: "quel temps fait il".
    let news: PhraseSet
    /// Agree to a card, or decline it, in words: "vas-y".
    let answers: Set<String>
    /// Say that a thing is done: "fini".
    let endings: Set<String>
    /// Forbid what an order would ask for: "ne me rappelle pas".
    let prohibitions: PhraseSet
    /// What rings by itself, and needs no matter: "réveil".
    let alarms: Set<String>
    /// A matter that says nothing: "quelque chose".
    let somethings: Set<String>
    /// Between an hour and the one that takes its place: "non".
    let corrections: PhraseSet
    /// Words that take back what was said: "non", "plutôt".
    let revisionCues: Set<String>
    /// Before what is not meant: "plutôt que 17h".
    let denials: Set<String>
    /// Words that may stand beside them and say nothing else: "en fait, mets".
    let revisionWords: Set<String>
    /// Begin a correction of the card that waits: "non, c'est".
    let cardCorrections: PhraseSet
    /// Between what is meant and what is not: "pas".
    let nots: Set<String>
    /// Put one word in the place of another ("change"), which follows these ("en").
    let replacings: Set<String>
    let intos: Set<String>
    /// Before what a card lacks: "ajoute que c'est".
    let additions: PhraseSet
    /// Those of them that a length follows: "ça dure", said otherwise as "pendant".
    let lastings: PhraseSet
    let during: String
    /// Count from the time that was said: "plus tard", "plus tôt".
    let later: Set<String>
    let earlier: Set<String>
    /// The word for the way back and the one for the way forth, where dates are read with the second only.
    let forward: (String, String)?
    /// Between two requests of one message: "et", "puis".
    let joints: PhraseSet
    /// Take a whole part of a day: "bloque mon après-midi".
    let blockings: Set<String>
    /// A length after these is the time of an alarm: "minuteur 12 minutes".
    let timers: Set<String>
    /// What makes of a length a moment: "dans".
    let delay: String

    /// Whether somebody does something in the words, folded. "rendez-vous" is no "vous".
    func haveSubject(_ words: [String]) -> Bool {
        words.indices.contains { subjects.contains(words[$0]) && !words[..<$0].suffix(1).contains("rendez") }
    }

    static func of(_ language: Language) -> RequestPhrases {
        switch language {
        case .french: .french
        case .english: .english
        }
    }
}

/// Phrases looked up word by word.
struct PhraseSet: Sendable {
    private let phrases: Set<[String]>
    private let longest: Int

    /// - Parameter lines: phrases separated by commas or line ends.
    init(_ lines: String) {
        let all = lines.split { $0 == "," || $0.isNewline }.map { $0.split(separator: " ").map(String.init) }
        phrases = Set(all.filter { !$0.isEmpty })
        longest = phrases.map(\.count).max() ?? 0
    }

    /// Words of the longest phrase that begins at `index`; 0 when none does.
    func length(at index: Int, in words: [RequestWord]) -> Int {
        lengths(index, words.count - index) { words[index..<index + $0] }
    }

    /// Words of the longest phrase that ends before `end`; 0 when none does.
    func length(before end: Int, in words: [RequestWord]) -> Int {
        lengths(end, end) { words[end - $0..<end] }
    }

    /// Whether the words are one phrase and nothing else.
    func isWhole(_ words: [RequestWord]) -> Bool { !words.isEmpty && length(at: 0, in: words) == words.count }

    /// Whether a phrase stands anywhere among the words.
    func isIn(_ words: [RequestWord]) -> Bool { words.indices.contains { length(at: $0, in: words) > 0 } }

    /// Whether the words from `index` to the end, the last one perhaps not whole, are the beginning of a phrase.
    func mayBegin(at index: Int, in words: [RequestWord]) -> Bool {
        guard words.count - index <= longest else { return false }
        let rest = words[index...].map(\.folded)
        guard let last = rest.last else { return false }
        return phrases.contains { phrase in
            phrase.count >= rest.count && phrase.starts(with: rest.dropLast()) && phrase[rest.count - 1].hasPrefix(last)
        }
    }

    private func lengths(_ index: Int, _ room: Int, _ piece: (Int) -> ArraySlice<RequestWord>) -> Int {
        guard room > 0 else { return 0 }
        return (1...max(1, min(longest, room))).last { count in
            count <= room && phrases.contains(piece(count).map(\.folded))
        } ?? 0
    }
}
