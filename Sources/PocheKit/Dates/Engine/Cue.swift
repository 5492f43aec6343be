/// A word that says no time and tells how the times around it are meant.
///
/// A language names its cues in its texts: `cue moving = déplace, reporte`.
enum Cue: String, Sendable, CaseIterable {
    struct Set: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        init(_ cue: Cue) { rawValue = 1 << (Cue.allCases.firstIndex(of: cue) ?? 0) }
    }

    /// Something goes from one time to another: "déplace de lundi à mardi".
    case moving
    /// A stretch is taken: "bloque deux heures" is a length, not two o'clock.
    case measuring
    /// The sentence is about dates: "rendez-vous le 15" names a day.
    case agenda
    /// After a place, to say whose clock it is: "9am Bamako time".
    case zone
    /// Before a name: "il s'appelle Vendredi".
    case naming
    /// Before the number of those who come: "une table pour 8 à 20 h".
    case party
    /// What is laid or booked for them.
    case seating
    /// What a number stands before in an address: "10 Downing Street".
    case street
    /// After a length, before what fills it: "une heure de sport".
    case filling
    /// A noun that takes a number: "salle 12", "épisode 3".
    case numbered
    /// What leaves at an hour: "le train de 5 h".
    case departing
    /// What is counted, after its number: "at one point", "at 5 percent".
    case counted
    /// What no number counts: "le 3 mai 84 à Lyon" has a year.
    case linking
    /// Before a fraction: "a 3/4 inch screw", "aux 3/4".
    case article
    /// What a fraction measures: "le score est de 3/4".
    case rating
    /// What one does, though it also names a time: "goûter vers 15 h", "dinner tonight".
    case affair
    /// Before a time, and without a meaning of its own there: "à Pâques".
    case introducing
    /// Before the day that tells which thing is meant: "la vente du 15 janvier".
    case belonging
    /// Before an hour: "at 15" at the end of a sentence.
    case toward
    /// What follows a day said by its number at the beginning: "the 15th is fine".
    case subject
    case or, except, not, but
    /// "plutôt que jeudi", "au lieu de jeudi"
    case rather, than, instead
    /// After "au lieu", and not after "a lieu demain".
    case of
}
