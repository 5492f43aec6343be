import Foundation

/// What the terminal chat says around the conversation.
public enum TerminalWords {
    public static let welcome = Localized(
        fr: "Poche, sur cet ordinateur seulement. /aide pour les commandes, Ctrl-D pour quitter.",
        en: "Poche, on this computer only. /help for the commands, Ctrl-D to quit.")
    public static let loading = Localized(
        fr: "le modèle se charge… tu peux déjà écrire", en: "the model is loading… you can already write")
    public static func reading(_ percent: Int) -> Localized {
        Localized(
            fr: "je lis mes consignes (\(percent)\u{202F}%), une fois pour toutes… tu peux déjà écrire",
            en: "reading my instructions (\(percent)%), once for all… you can already write")
    }
    public static let stopped = Localized(fr: "arrêté", en: "stopped")

    /// - Parameter count: of the messages that waited, 1 or more.
    public static func takenBack(_ count: Int) -> Localized {
        guard count > 1 else { return stopped }
        return Localized(
            fr: "arrêté\u{202F}: \(count) messages repris, que la flèche ↑ te rend",
            en: "stopped: \(count) messages taken back; the ↑ key brings them again")
    }
    public static let quitHint = Localized(
        fr: "Ctrl-C encore une fois pour quitter.", en: "Ctrl-C once more to quit.")
    public static let help = Localized(
        fr: """
            Écris ce que tu veux, puis Entrée. Rien n’est enregistré sans que tu confirmes la carte.
            /cartes    les cartes qui attendent
            /aide      ce texte
            /quitter   quitter (ou Ctrl-D)
            Ctrl-C arrête une réponse. Alt-Entrée va à la ligne. ↑ ↓ retrouvent tes messages.
            """,
        en: """
            Write what you want, then Enter. Nothing is saved until you confirm its card.
            /cards     the cards that are waiting
            /help      this text
            /quit      quit (or Ctrl-D)
            Ctrl-C stops an answer. Alt-Enter starts a new line. ↑ ↓ bring back your messages.
            """)

    public static let confirm = Localized(fr: "confirmer", en: "confirm")
    public static let edit = Localized(fr: "modifier", en: "edit")
    public static let dismiss = Localized(fr: "abandonner", en: "dismiss")

    public static func tooLong(_ limit: Int) -> Localized {
        Localized(
            fr: "C’est trop long pour un message\u{202F}: \(limit) caractères au plus. "
                + "Pour garder un long texte, utilise «\u{202F}poche notes add - < fichier\u{202F}».",
            en: "That is too long for a message: \(limit) characters at most. "
                + "To keep a long text, use “poche notes add - < file”.")
    }

    /// Asks for the request again where its line cannot be brought back.
    public static func rewrite(_ request: String) -> Localized {
        Localized(
            fr: "Tu avais écrit\u{202F}: \(request.oneLine(limit: 200))\nÉcris-le autrement, ou Entrée pour "
                + "laisser la carte.",
            en: "You had written: \(request.oneLine(limit: 200))\nWrite it differently, or Enter to leave the card.")
    }

    public static func unknownCommand(_ name: String) -> Localized {
        Localized(
            fr: "Je ne connais pas «\u{202F}\(name)\u{202F}». /aide donne les commandes.",
            en: "I don’t know “\(name)”. /help lists the commands.")
    }

    /// Said at the beginning.
    public static func cardsWait(_ count: Int) -> Localized {
        count == 1
            ? Localized(
                fr: "Une carte attend ta réponse\u{202F}: /cartes la montre.",
                en: "One card waits for your answer: /cards shows it.")
            : Localized(
                fr: "\(count) cartes attendent ta réponse\u{202F}: /cartes les montre.",
                en: "\(count) cards wait for your answer: /cards shows them.")
    }

    /// Which of several cards the keys answer.
    public static func choosing(_ card: Card) -> Localized {
        let title = card.title.oneLine(limit: 40)
        return Localized(
            fr: "Carte \(card.shortID), «\u{202F}\(title)\u{202F}»\u{202F}:", en: "Card \(card.shortID), “\(title)”:")
    }

    /// Shown while the request of a card is on the line to be changed.
    public static func editing(_ card: Card) -> Localized {
        let title = card.title.oneLine(limit: 40)
        return Localized(
            fr:
                "Tu changes la carte «\u{202F}\(title)\u{202F}»\u{202F}: Entrée la refait, Échap la garde telle quelle.",
            en: "You are changing the card “\(title)”: Enter makes it again, Escape keeps it as it was.")
    }

    /// Said when the person goes on, or leaves, without having answered a card.
    public static func cardWaits(_ shortID: String) -> Localized {
        Localized(
            fr: "La carte \(shortID) attend\u{202F}: /cartes ici, ou «\u{202F}poche confirm \(shortID)\u{202F}».",
            en: "Card \(shortID) is waiting: /cards here, or “poche confirm \(shortID)”.")
    }
}
