/// The words a language puts around dates.
struct DatePhrases: Sendable {
    let weekdays: [String]
    let months: [String]
    let relativeDays: [Int: String]
    /// Between a day and a clock time.
    let at: String
    let until: String
    let from: String
    let starting: String

    static func of(_ language: Language) -> DatePhrases {
        switch language {
        case .french: french
        case .english: english
        }
    }

    private static let french = DatePhrases(
        weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
        months: [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
            "novembre", "décembre",
        ],
        relativeDays: [-2: "avant-hier", -1: "hier", 0: "aujourd’hui", 1: "demain", 2: "après-demain"],
        at: " à ", until: "jusqu’à ", from: "à partir de ", starting: ", à partir du ")

    private static let english = DatePhrases(
        weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ],
        relativeDays: [-1: "yesterday", 0: "today", 1: "tomorrow"],
        at: " at ", until: "until ", from: "from ", starting: ", starting ")
}
