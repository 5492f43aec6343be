extension Language {
    /// The language a message is written in, by its small words; `fallback` when they do not tell.
    public static func guess(_ message: String, fallback: Language) -> Language {
        let words = message.folded.split { !$0.isLetter }.map(String.init)
        let french = words.count { frenchWords.contains($0) } + (message.contains(where: "éèêàùçœ".contains) ? 1 : 0)
        let english = words.count { englishWords.contains($0) }
        if french == english { return fallback }
        return french > english ? .french : .english
    }

    private static let frenchWords: Set<String> = [
        "le", "la", "les", "un", "une", "des", "de", "du", "d", "l", "je", "j", "tu", "moi", "mon", "ma", "mes", "que",
        "qu", "qui", "quoi", "est", "et", "a", "au", "aux", "pour", "dans", "sur", "ce", "cette", "c", "il", "elle",
        "ai",
        "demain", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "rdv", "quel", "quelle",
        "comment", "avec", "chez", "merci", "bonjour", "salut", "rappelle", "ajoute", "note", "fais", "heures", "midi",
        "soir", "matin", "en", "ne", "pas", "n", "s", "m", "t", "se", "sont", "ou", "combien", "raconte", "semaine",
    ]

    private static let englishWords: Set<String> = [
        "the", "an", "i", "me", "my", "you", "your", "is", "are", "am", "at", "to", "of", "in", "on", "for", "and",
        "what",
        "when", "how", "who", "where", "why", "do", "does", "did", "it", "this", "that", "with", "tomorrow", "today",
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "remind", "add", "set", "please",
        "next", "week", "pm", "hello", "hi", "thanks", "from", "tell", "show", "find", "have", "has", "been", "list",
        "by",
        "alarm", "meeting", "wake", "up", "remove", "new", "call", "buy", "schedule", "s",
    ]
}
