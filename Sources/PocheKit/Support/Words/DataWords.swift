import Foundation

/// What the program says when the person's data cannot be read or written.
public enum DataWords {
    public static func sentence(for error: StoreError) -> Localized {
        switch error {
        case .wrongKey:
            Localized(
                fr: "la clé n’ouvre pas la base de données. Remets le fichier poche.key qui allait avec elle.",
                en: "the key does not open the database. Put back the poche.key file that came with it.")
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
        case .malformed(let file, let reason):
            Localized(
                fr: "le fichier \(file.oneLine(limit: 120)) ne se lit pas (\(reason.oneLine(limit: 80))). "
                    + "Répare-le ou enlève-le.",
                en: "the file \(file.oneLine(limit: 120)) cannot be read (\(reason.oneLine(limit: 80))). Repair "
                    + "or remove it.")
        case .failed(let reason): unexpected(reason)
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
