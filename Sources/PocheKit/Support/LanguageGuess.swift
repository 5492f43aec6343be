extension Language {
    /// The language a message is written in, by its small words; `fallback` when they do not tell.
    public static func guess(_ message: String, fallback: Language) -> Language {
        let said = RequestWord.words(of: message)
        // "I'm", "don't": such an end is English, where "m'appelle" and "t'es" are French.
        let contracted = said.indices.dropFirst().filter { isContraction(said[$0], after: said[$0 - 1], in: message) }
        let words = said.indices.filter { !contracted.contains($0) }.map { said[$0].folded }
        let french = words.count { frenchWords.contains($0) } + (message.contains(where: "éèêàùçœ".contains) ? 1 : 0)
        let english = words.count { englishWords.contains($0) } + contracted.count
        if french == english { return fallback }
        return french > english ? .french : .english
    }

    private static func isContraction(_ word: RequestWord, after last: RequestWord, in message: String) -> Bool {
        ["m", "s", "t", "d", "ll", "ve", "re"].contains(word.folded)
            && ["'", "’"].contains(message[last.range.upperBound..<word.range.lowerBound])
    }

    private static let frenchWords: Set<String> = [
        "le", "la", "les", "un", "une", "des", "de", "du", "d", "l", "je", "j", "tu", "moi", "mon", "ma", "mes", "que",
        "qu", "qui", "quoi", "est", "et", "au", "aux", "pour", "dans", "sur", "ce", "cette", "c", "il", "elle",
        "ai",
        "demain", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "rdv", "quel", "quelle",
        "comment", "avec", "chez", "merci", "bonjour", "salut", "rappelle", "ajoute", "note", "fais", "heures", "midi",
        "soir", "matin", "en", "ne", "pas", "n", "s", "m", "t", "se", "sont", "ou", "combien", "raconte", "semaine",
        "vous", "rendez", "nous", "son", "sa", "ses",
    ]

    private static let englishWords: Set<String> = [
        "the", "an", "i", "me", "my", "you", "your", "is", "are", "am", "at", "to", "of", "in", "on", "for", "and",
        "what",
        "when", "how", "who", "where", "why", "do", "does", "did", "it", "this", "that", "with", "tomorrow", "today",
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "remind", "add", "set", "please",
        "next", "week", "pm", "hello", "hi", "thanks", "from", "tell", "show", "find", "have", "has", "been", "list",
        "by",
        "alarm", "meeting", "wake", "up", "remove", "new", "call", "buy", "schedule", "just", "was", "were", "we", "he",
        "she",
        "they", "not", "be", "will", "can", "got", "had", "great",
    ]
}
