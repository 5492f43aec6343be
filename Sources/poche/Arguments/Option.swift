import PocheKit

/// The options of the command line, the same everywhere they are taken.
enum Option: String, CaseIterable {
    case json, now, when, limit, all, location, quick, locale, help

    var spelling: String { "--\(rawValue)" }

    /// What stands for the value in the help; `nil` for an option without one.
    var value: Localized? {
        switch self {
        case .json, .all, .quick, .help: nil
        case .now: Localized(fr: "ISO8601", en: "ISO8601")
        case .when: HelpWords.words
        case .limit: Localized(fr: "N", en: "N")
        case .location: HelpWords.place
        case .locale: Localized(fr: "fr|en", en: "fr|en")
        }
    }

    var summary: Localized {
        switch self {
        case .json: HelpWords.json
        case .now: HelpWords.now
        case .when: HelpWords.when
        case .limit: HelpWords.limit
        case .all: HelpWords.all
        case .location: HelpWords.location
        case .quick: HelpWords.quick
        case .locale: HelpWords.locale
        case .help: HelpWords.help
        }
    }
}
