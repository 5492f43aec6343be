import Foundation

extension Language {
    /// What stands between a name and what is said of it.
    public var colon: String {
        switch self {
        case .french: "\u{202F}:"
        case .english: ":"
        }
    }
}

/// What the commands say: how they were misused, and what they did or found.
public enum CommandWords {
    public static let needsTerminal = Localized(
        fr: "la conversation demande un terminal, ou un message par ligne sur l’entrée standard. Pour un "
            + "script\u{202F}: poche ask \"…\", ou poche help.",
        en: "the chat needs a terminal, or one message a line on standard input. For a script: poche ask \"…\", or "
            + "poche help.")
    public static let emptyMessage = Localized(
        fr: "le message est vide. Écris ce que tu veux demander.",
        en: "the message is empty. Write what you "
            + "want to ask.")
    public static let noCards = Localized(fr: "Aucune carte n’attend.", en: "No card is waiting.")
    public static let nothing = Localized(fr: "Rien pour l’instant.", en: "Nothing for now.")
    public static let whenMissing = Localized(
        fr: "dis quand, par exemple --when \"demain à 9h\".", en: "say when, for example --when \"tomorrow at 9\".")
    public static let emptyNote = Localized(
        fr: "la note est vide. Écris ce qu’il faut garder.", en: "the note is empty. Write what to keep.")
    public static let modelFailed = Localized(
        fr: "le modèle s’est arrêté. Relance Poche\u{202F}; si cela revient, «\u{202F}poche model verify\u{202F}».",
        en: "the model stopped. Start Poche again; if it comes back, “poche model verify”.")
    public static let titleMissing = Localized(fr: "donne un titre.", en: "give a title.")
    /// Nothing of what a person typed is cut off in silence.
    public static func titleTooLong(_ count: Int, _ limit: Int) -> Localized {
        Localized(
            fr: "ce titre a \(count) caractères, \(limit) au plus. Raccourcis-le, et mets le reste dans une note.",
            en: "this title has \(count) characters, \(limit) at most. Shorten it, and put the rest in a note.")
    }
    public static let referenceMissing = Localized(
        fr: "dis de quoi il s’agit\u{202F}: le titre, ou le début de l’identifiant que donne la liste.",
        en: "say which one: its title, or the beginning of the identifier that the list gives.")
    public static let answerLost = Localized(
        fr: "la réponse n’a pas pu être écrite en entier\u{202F}: la sortie est pleine ou fermée.",
        en: "the answer could not be written whole: the output is full or closed.")
    public static let cancelled = Localized(fr: "arrêté.", en: "stopped.")

    public static func reading(_ percent: Int) -> Localized {
        Localized(
            fr: "je lis mes consignes, une fois pour toutes… \(percent)\u{202F}%",
            en: "reading my instructions, once for all… \(percent)%")
    }

    public static func usage(_ forms: [String]) -> Localized {
        let forms = forms.map(HelpWords.form)
        return Localized(
            fr: "écris\u{202F}: \(forms.map(\.french).joined(separator: " | "))",
            en: "write: \(forms.map(\.english).joined(separator: " | "))")
    }

    public static func unknownCommand(_ name: String, nearest: String?) -> Localized {
        let name = name.oneLine(limit: 40)
        return Localized(
            fr: "je ne connais pas la commande «\u{202F}\(name)\u{202F}». "
                + (nearest.map { "Tu voulais dire «\u{202F}\($0)\u{202F}»\u{202F}?" } ?? "Elles sont dans poche help."),
            en: "there is no command “\(name)”. "
                + (nearest.map { "Did you mean “\($0)”?" } ?? "They are listed by poche help."))
    }

    public static func unknownOption(_ name: String, nearest: String?) -> Localized {
        let name = name.oneLine(limit: 40)
        return Localized(
            fr: "je ne connais pas l’option «\u{202F}\(name)\u{202F}». "
                + (nearest.map { "Tu voulais dire «\u{202F}\($0)\u{202F}»\u{202F}?" } ?? "--help donne les options."),
            en: "there is no option “\(name)”. "
                + (nearest.map { "Did you mean “\($0)”?" } ?? "--help lists the options."))
    }

    public static func valueMissing(_ option: String) -> Localized {
        Localized(fr: "\(option) demande une valeur.", en: "\(option) needs a value.")
    }

    public static func noValueExpected(_ option: String) -> Localized {
        Localized(fr: "\(option) ne prend pas de valeur.", en: "\(option) takes no value.")
    }

    public static func notANumber(_ option: String, _ text: String, _ range: ClosedRange<Int>) -> Localized {
        let text = text.oneLine(limit: 40)
        return Localized(
            fr: "\(option) demande un nombre de \(range.lowerBound) à \(range.upperBound), pas "
                + "«\u{202F}\(text)\u{202F}».",
            en: "\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not “\(text)”.")
    }

    public static func unknownLocale(_ text: String) -> Localized {
        let text = text.oneLine(limit: 40)
        return Localized(
            fr: "--locale peut être fr ou en, pas «\u{202F}\(text)\u{202F}».",
            en: "--locale can be fr or en, not “\(text)”.")
    }

    public static func notATime(_ text: String) -> Localized {
        let text = text.oneLine(limit: 40)
        return Localized(
            fr: "«\u{202F}\(text)\u{202F}» n’est pas une date ISO 8601. Écris-la ainsi\u{202F}: 2026-03-11T10:00:00.",
            en: "“\(text)” is not an ISO 8601 date. Write it like this: 2026-03-11T10:00:00.")
    }

    public static func whenNotUnderstood(_ text: String) -> Localized {
        let text = text.oneLine(limit: 60)
        return Localized(
            fr: "je ne comprends pas quand est «\u{202F}\(text)\u{202F}». Essaie «\u{202F}demain à 9h\u{202F}» "
                + "ou «\u{202F}le 12 mars\u{202F}».",
            en: "I don’t understand when “\(text)” is. Try “tomorrow at 9” or “March 12”.")
    }

    public static func messageTooLong(_ limit: Int) -> Localized {
        Localized(
            fr: "le message est trop long\u{202F}: \(limit) caractères au plus. Pour garder un long "
                + "texte\u{202F}: poche notes add -.",
            en: "the message is too long: \(limit) characters at most. To keep a long text: poche notes add -.")
    }

    public static func noteTooLong(_ limit: Int) -> Localized {
        Localized(
            fr: "la note est trop longue\u{202F}: \(limit) caractères au plus. Coupe-la en plusieurs.",
            en: "the note is too long: \(limit) characters at most. Split it.")
    }

    public static func notFound(_ reference: String) -> Localized {
        let reference = reference.oneLine(limit: 60)
        return Localized(
            fr: "je ne trouve pas «\u{202F}\(reference)\u{202F}». La liste donne les identifiants.",
            en: "I can’t find “\(reference)”. The list gives the identifiers.")
    }

    public static func referenceTooShort(_ reference: String, _ least: Int) -> Localized {
        let reference = reference.oneLine(limit: 60)
        return Localized(
            fr:
                "«\u{202F}\(reference)\u{202F}» est trop court\u{202F}: donne au moins les \(least) premiers caractères de "
                + "l’identifiant, ou un mot du titre.",
            en: "“\(reference)” is too short: give at least the first \(least) characters of the identifier, or a "
                + "word of the title.")
    }

    public static func unreadFiles(_ count: Int) -> Localized {
        Localized(
            fr: "\(count) éléments des calendriers ne se lisent pas et manquent ici\u{202F}; poche doctor les nomme.",
            en: "\(count) items of the calendars cannot be read and are missing here; poche doctor names them.")
    }

    public static func ambiguous(_ reference: String, _ candidates: [String]) -> Localized {
        let reference = reference.oneLine(limit: 60)
        let list = candidates.map { $0.oneLine(limit: 60) }.joined(separator: ", ")
        return Localized(
            fr: "«\u{202F}\(reference)\u{202F}» peut être\u{202F}: \(list). Précise.",
            en: "“\(reference)” can be: \(list). Say which.")
    }

    public static func cardGone(_ reference: String) -> Localized {
        let reference = reference.oneLine(limit: 60)
        return Localized(
            fr: "aucune carte «\u{202F}\(reference)\u{202F}» n’attend\u{202F}; poche pending donne celles qui "
                + "attendent.",
            en: "no card “\(reference)” is waiting; poche pending lists those that are.")
    }

    /// Printed under a card where nobody can answer it at once.
    public static func confirmLater(_ shortID: String) -> Localized {
        Localized(
            fr: "Rien n’est encore enregistré. Pour confirmer\u{202F}: poche confirm \(shortID). Pour "
                + "abandonner\u{202F}: poche dismiss \(shortID).",
            en: "Nothing is saved yet. To confirm: poche confirm \(shortID). To drop it: poche dismiss \(shortID).")
    }

    public static func nothingFound(_ query: String) -> Localized {
        let query = query.oneLine(limit: 60)
        return Localized(
            fr: "rien sur «\u{202F}\(query)\u{202F}» dans tes données.", en: "nothing about “\(query)” in your data.")
    }

    public static func dismissed(_ shortID: String) -> Localized {
        Localized(
            fr: "Carte \(shortID) abandonnée\u{202F}: rien n’a été écrit.",
            en: "Card \(shortID) dropped: nothing was written.")
    }

    public static func kind(_ kind: SearchHit.Kind) -> Localized {
        switch kind {
        case .note: Localized(fr: "note", en: "note")
        case .task: Localized(fr: "tâche", en: "task")
        case .reminder: Localized(fr: "rappel", en: "reminder")
        case .event: Localized(fr: "rendez-vous", en: "appointment")
        case .summary: Localized(fr: "conversation passée", en: "past conversation")
        }
    }
}
