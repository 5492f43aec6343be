import PocheKit

/// One `--option` of a command.
struct Option {
    let name: String
    /// What its value is called; `nil` for a flag.
    let value: Localized?
    let summary: Localized

    static let json = Option(name: "json", value: nil, summary: HelpWords.json)
    static let now = Option(name: "now", value: Localized(fr: "ISO8601", en: "ISO8601"), summary: HelpWords.now)
    static let when = Option(name: "when", value: HelpWords.words, summary: HelpWords.when)
    static let limit = Option(name: "limit", value: Localized(fr: "N", en: "N"), summary: HelpWords.limit)
    static let all = Option(name: "all", value: nil, summary: HelpWords.all)

    /// What every command takes.
    static let common = [
        Option(name: "locale", value: Localized(fr: "fr|en", en: "fr|en"), summary: HelpWords.locale),
        Option(name: "help", value: nil, summary: HelpWords.help),
    ]
}
