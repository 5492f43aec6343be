import Foundation

/// What the program says when the person's data cannot be read or written.
public enum DataWords {
    public static func sentence(for error: StoreError) -> Localized {
        switch error {
        case .wrongKey:
            Localized(
                fr: "la base de données ne s’ouvre pas. Si poche.key manque ou a changé, remets celui qui allait avec "
                    + "elle\u{202F}; sinon poche.db est abîmé\u{202F}: remets-en une sauvegarde.",
                en:
                    "the database does not open. If poche.key is missing or has changed, put back the one that came with it; "
                    + "otherwise poche.db is damaged: put back a backup of it.")
        case .damaged(let reason):
            Localized(
                fr: "la base de données est abîmée (\(reason.oneLine(limit: 80))). Remets une sauvegarde de poche.db.",
                en: "the database is damaged (\(reason.oneLine(limit: 80))). Put back a backup of poche.db.")
        case .newerSchema:
            Localized(
                fr: "la base de données vient d’une version plus récente de Poche. Mets Poche à jour.",
                en: "the database comes from a newer Poche. Update Poche.")
        case .diskFull: diskFull
        case .readOnly(let place): readOnly(place)
        case .busy:
            Localized(
                fr: "un autre Poche garde la base de données. Réessaie quand il aura fini.",
                en: "another Poche is holding the database. Try again when it is done.")
        case .notFound:
            Localized(
                fr: "cela n’existe plus. La liste donne ce qui reste.",
                en: "it no longer exists. The list "
                    + "shows what is left.")
        case .failed(let reason): unexpected(reason)
        }
    }

    public static func sentence(for error: CalendarError) -> Localized {
        switch error {
        case .notFound(let what):
            Localized(
                fr: "«\u{202F}\(what.oneLine(limit: 80))\u{202F}» n’est plus dans le calendrier.",
                en: "“\(what.oneLine(limit: 80))” is no longer in the calendar.")
        case .readOnly(let place): readOnly(place)
        case .diskFull: diskFull
        case .malformed(let file, let flaw):
            Localized(
                fr: "le fichier \(file.oneLine(limit: 120)) ne se lit pas, ligne \(flaw.line)\u{202F}: "
                    + "\(reason(flaw).french). Répare-le ou enlève-le.",
                en: "the file \(file.oneLine(limit: 120)) cannot be read, line \(flaw.line): \(reason(flaw).english). "
                    + "Repair or remove it.")
        case .unreadable(let file):
            Localized(
                fr: "le fichier \(file.oneLine(limit: 120)) ne se lit pas (trop gros, ou pas permis). Répare-le ou "
                    + "enlève-le.",
                en: "the file \(file.oneLine(limit: 120)) cannot be read (too large, or not permitted). Repair or "
                    + "remove it.")
        case .readOnlyCalendar(let name):
            Localized(
                fr:
                    "le calendrier «\u{202F}\(name.oneLine(limit: 80))\u{202F}» est en lecture seule, rien n’a changé. Rends ses fichiers modifiables et recommence.",
                en:
                    "the calendar “\(name.oneLine(limit: 80))” is read-only and nothing was changed. Make its files writable and try again."
            )
        case .busy(let file):
            Localized(
                fr: "un autre programme est en train de changer \(file.oneLine(limit: 120)). Réessaie dans un moment.",
                en: "another program is changing \(file.oneLine(limit: 120)). Try again in a moment.")
        case .failed(let reason): unexpected(reason)
        }
    }

    private static func reason(_ flaw: ICalFlaw) -> Localized {
        switch flaw.kind {
        case .nulByte: Localized(fr: "un octet nul", en: "a NUL byte")
        case .notUTF8: Localized(fr: "ce n’est pas de l’UTF-8", en: "it is not UTF-8")
        case .noCalendar: Localized(fr: "ce n’est pas un VCALENDAR", en: "it is not a VCALENDAR")
        case .unclosed(let name):
            Localized(fr: "\(name.oneLine(limit: 40)) n’est pas fermé", en: "\(name.oneLine(limit: 40)) is not closed")
        case .unopened(let name):
            Localized(
                fr: "\(name.oneLine(limit: 40)) se ferme sans avoir commencé",
                en: "\(name.oneLine(limit: 40)) is closed but was never opened")
        case .tooDeep: Localized(fr: "trop de niveaux", en: "too many levels")
        case .noIdentifier: Localized(fr: "il manque UID", en: "UID is missing")
        case .noStart: Localized(fr: "il manque DTSTART", en: "DTSTART is missing")
        case .unreadable(let name):
            Localized(
                fr: "\(name.oneLine(limit: 40)) n’a pas de sens", en: "\(name.oneLine(limit: 40)) makes no sense")
        }
    }

    public static func unexpected(_ reason: String) -> Localized {
        let reason = reason.oneLine(limit: 160)
        return Localized(
            fr: "les données ne se laissent pas lire ou écrire (\(reason)). «\u{202F}poche doctor\u{202F}» "
                + "cherche pourquoi.",
            en: "the data could not be read or written (\(reason)). “poche doctor” looks for the cause.")
    }

    private static let diskFull = Localized(
        fr: "le disque est plein, rien n’a été enregistré. Libère de la place et recommence.",
        en: "the disk is full and nothing was saved. Free some space and try again.")

    private static func readOnly(_ place: String) -> Localized {
        let place = place.oneLine(limit: 160)
        return Localized(
            fr: "je n’ai pas le droit d’écrire dans \(place). Donne-toi ce droit, ou choisis un autre XDG_DATA_HOME.",
            en: "\(place) cannot be written. Change its permissions, or choose another XDG_DATA_HOME.")
    }
}
