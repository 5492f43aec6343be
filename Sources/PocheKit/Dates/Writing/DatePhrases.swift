/// The words a language puts around dates, and the order it puts them in.
struct DatePhrases: Sendable {
    let weekdays: [String]
    let months: [String]
    let relativeDays: [Int: String]
    /// Between a day and a clock time.
    let at: String
    let midnight: String
    /// After an hour of the morning that could be one of the evening.
    let inTheMorning: String
    /// "jeudi 12 mars", "Thursday, March 12".
    let day: @Sendable (_ weekday: String, _ date: String) -> String
    let date: @Sendable (_ day: Int, _ month: String, _ year: Int?) -> String
    let quarter: @Sendable (_ number: Int, _ year: Int) -> String
    let week: @Sendable (_ date: String) -> String
    /// Before a date, and before "demain" or "mars 2026".
    let from: (dated: String, other: String)
    let until: (dated: String, other: String)
    let by: (dated: String, other: String)
    let starting: (dated: String, other: String)
    /// Before what a series leaves out, before each month and each day of it, and between the last two.
    let except: (all: String, month: String, day: String, and: String)
    /// Two days, and two clock times of one day.
    let days: @Sendable (_ from: String, _ to: String) -> String
    let hours: @Sendable (_ from: String, _ to: String) -> String
    let clock: @Sendable (_ hour: Int, _ minute: Int) -> String

    static func of(_ language: Language) -> DatePhrases {
        switch language {
        case .french: french
        case .english: english
        }
    }
}

extension DatePhrases {
    static let french = DatePhrases(
        weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
        months: [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
            "novembre", "décembre",
        ],
        relativeDays: [-2: "avant-hier", -1: "hier", 0: "aujourd’hui", 1: "demain", 2: "après-demain"],
        at: " à ", midnight: "minuit", inTheMorning: " du matin",
        day: { "\($0) \($1)" },
        date: { day, month, year in "\(day == 1 ? "1er" : String(day)) \(month)" + (year.map { " \($0)" } ?? "") },
        quarter: { "\($0 == 1 ? "1er" : "\($0)e") trimestre \($1)" },
        week: { "semaine du \($0)" },
        from: ("à partir du ", "à partir de "), until: ("jusqu’au ", "jusqu’à "), by: ("d’ici le ", "d’ici "),
        starting: (", à partir du ", ", à partir de "), except: (", sauf ", "en ", "le ", " et "),
        days: { "du \($0) au \($1)" }, hours: { " de \($0) à \($1)" },
        clock: { "\($0)\u{202F}h" + ($1 == 0 ? "" : "\u{202F}\($1 < 10 ? "0" : "")\($1)") })

    static let english = DatePhrases(
        weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ],
        relativeDays: [-1: "yesterday", 0: "today", 1: "tomorrow"],
        at: " at ", midnight: "midnight", inTheMorning: "",
        day: { "\($0), \($1)" },
        date: { day, month, year in "\(month) \(day)" + (year.map { ", \($0)" } ?? "") },
        quarter: { "Q\($0) \($1)" },
        week: { "week of \($0)" },
        from: ("from ", "from "), until: ("until ", "until "), by: ("by ", "by "),
        starting: (", starting ", ", starting "), except: (", except ", "in ", "", " and "),
        days: { "from \($0) to \($1)" }, hours: { " from \($0) to \($1)" },
        clock: { "\(($0 + 11) % 12 + 1):\($1 < 10 ? "0" : "")\($1) \($0 < 12 ? "AM" : "PM")" })
}
