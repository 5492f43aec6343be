import Foundation

/// What `poche help` says of each command and option.
public enum HelpWords {
    public static let overview = Localized(
        fr: """
            Poche, un agent personnel qui vit entièrement sur cet ordinateur.
            «\u{202F}poche help COMMANDE\u{202F}» en dit plus sur chacune.
            """,
        en: """
            Poche, a personal agent that lives entirely on this computer.
            “poche help COMMAND” tells more about each.
            """)
    public static let exitCodes = Localized(
        fr: "Codes de sortie\u{202F}: 0 fait, 1 refusé ou rien trouvé, 2 mauvais usage, 3 modèle indisponible, "
            + "4 erreur de données.",
        en: "Exit codes: 0 done, 1 refused or nothing found, 2 wrong use, 3 model not available, 4 data error.")

    // Options and placeholders
    public static let json = Localized(fr: "répondre en JSON", en: "answer in JSON")
    public static let now = Localized(fr: "faire comme s’il était cette heure", en: "act as if it were this time")
    public static let when = Localized(fr: "quand, en mots ordinaires", en: "when, in ordinary words")
    public static let limit = Localized(fr: "combien au plus (1 à 100)", en: "how many at most (1 to 100)")
    public static let all = Localized(fr: "montrer aussi ce qui est fait", en: "show what is done too")
    public static let location = Localized(fr: "où", en: "where")
    public static let quick = Localized(fr: "mesurer moins longtemps", en: "measure for less time")
    public static let locale = Localized(fr: "la langue (sinon celle de LANG)", en: "the language (else that of LANG)")
    public static let help = Localized(fr: "cette aide", en: "this help")
    public static let words = Localized(fr: "MOTS", en: "WORDS")
    public static let place = Localized(fr: "LIEU", en: "PLACE")

    // What each command is for
    public static let chat = Localized(
        fr: "parler avec l’agent (sans commande)", en: "talk with the agent (the default)")
    public static let ask = Localized(fr: "une seule question ou demande", en: "one question or request")
    public static let pending = Localized(fr: "les cartes qui attendent", en: "the cards that are waiting")
    public static let confirm = Localized(fr: "confirmer une carte", en: "confirm a card")
    public static let dismiss = Localized(fr: "abandonner une carte", en: "drop a card")
    public static let agenda = Localized(fr: "les rendez-vous", en: "appointments")
    public static let reminders = Localized(fr: "les rappels", en: "reminders")
    public static let tasks = Localized(fr: "les tâches", en: "tasks")
    public static let notes = Localized(fr: "les notes", en: "notes")
    public static let search = Localized(fr: "chercher dans tes données", en: "search your data")
    public static let propose = Localized(
        fr: "ce que l’agent proposerait, une ligne par message, sans rien écrire",
        en: "what the agent would propose, a line a message, never writing")
    public static let dates = Localized(fr: "lire des dates, une par ligne", en: "read dates, one a line")
    public static let model = Localized(fr: "le modèle de langage", en: "the language model")
    public static let bench = Localized(
        fr: "mesurer la vitesse du modèle sur cette machine", en: "measure the model’s speed on this machine")
    public static let doctor = Localized(fr: "vérifier que tout est en ordre", en: "check that everything is in order")
    public static let helpCommand = Localized(fr: "l’aide", en: "help")
    public static let version = Localized(fr: "la version", en: "the version")

    // What their help adds
    public static let chatDetails = Localized(
        fr: """
            Sans terminal, Poche lit un message par ligne sur l’entrée standard. Une carte y attend toujours\u{202F}:
            aucune ligne ne la confirme, «\u{202F}poche confirm ID\u{202F}» l’enregistre.
            """,
        en: """
            Without a terminal, Poche reads one message a line on standard input. A card always waits there: no line
            confirms it, “poche confirm ID” saves it.
            """)
    public static let askDetails = Localized(
        fr: """
            Une demande d’écriture montre sa carte. Au terminal, Poche demande si tu confirmes\u{202F};
            ailleurs la carte attend, et «\u{202F}poche confirm ID\u{202F}» l’enregistre.
            """,
        en: """
            A request to write shows its card. At a terminal Poche asks whether you confirm;
            elsewhere the card waits, and “poche confirm ID” saves it.
            """)
    public static let proposeDetails = Localized(
        fr: "Lit un message par ligne sur l’entrée standard et imprime un objet JSON par ligne, au fur et à mesure.",
        en: "Reads one message a line on standard input and prints one JSON object a line, as they come.")
    public static let benchDetails = Localized(
        fr: """
            Le même fichier, à tour de rôle avec llama.cpp seul et dans une conversation de Poche. Ce qui compte est le
            rapport des deux\u{202F}: une machine occupée ralentit l’un comme l’autre. Environ une minute\u{202F}; Ctrl-C arrête.
            """,
        en: """
            The same file, by turns with llama.cpp alone and in a conversation of Poche. What counts is the ratio of
            the two: a busy machine slows both. About a minute; Ctrl-C stops it.
            """)
    public static let datesDetails = Localized(
        fr: "Lit une expression par ligne sur l’entrée standard et imprime un objet JSON par ligne.",
        en: "Reads one expression a line on standard input and prints one JSON object a line.")
    public static let referenceDetails = Localized(
        fr: "ID est le début d’un identifiant que montre la liste (au moins 4 caractères), ou le titre.",
        en: "ID is the beginning of an identifier shown by the list (at least 4 characters), or the title.")
    public static let notesDetails = Localized(
        fr:
            "ID est le début d’un identifiant que montre la liste (au moins 4 caractères). «\u{202F}add -\u{202F}» lit la note sur "
            + "l’entrée standard.",
        en:
            "ID is the beginning of an identifier shown by the list (at least 4 characters). “add -” reads the note on standard input."
    )
}

extension HelpWords {
    /// A way to write a command, its placeholders in the language of the reader.
    public static func form(_ text: String) -> Localized {
        var french = text
        for (placeholder, translated) in placeholders {
            french = french.replacingOccurrences(of: placeholder, with: translated)
        }
        return Localized(fr: french, en: text)
    }

    private static let placeholders = [
        ("TITLE", "TITRE"), ("WORDS", "MOTS"), ("TEXT", "TEXTE"), ("FILE", "FICHIER"), ("NAME", "NOM"),
        ("COMMAND", "COMMANDE"), ("PLACE", "LIEU"),
    ]
}
