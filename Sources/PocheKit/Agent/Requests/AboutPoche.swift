/// Questions about Poche itself, which the program answers: a small model invents what it is and where data goes.
enum AboutPoche {
    /// The answer to a question about Poche; `nil` when the message is none.
    static func answer(to turn: TurnContext) -> Localized? {
        let words = turn.message.foldedWords
        guard words.count <= longest, turn.times.isEmpty else { return nil }
        let said = Set(words)
        let text = " " + words.joined(separator: " ") + " "
        let asksWhere = whereabouts.contains { text.contains(" \($0) ") }
        if !said.isDisjoint(with: data), asksWhere || !said.isDisjoint(with: places) { return AgentWords.privacy }
        if abilities.contains(where: { text.contains(" \($0) ") }) { return AgentWords.abilities }
        return nil
    }

    /// Words of a question about Poche: a longer message is about something else.
    private static let longest = 16
    private static let data: Set<String> = [
        "donnees", "conversations", "messages", "informations", "data", "conversation", "information",
    ]
    private static let places: Set<String> = [
        "internet", "serveur", "serveurs", "cloud", "ligne", "reseau", "confidentielles", "privees", "server",
        "servers", "online", "private", "network",
    ]
    private static let whereabouts = [
        "ou vont", "ou sont", "ou partent", "ou gardes tu", "ou stockes tu", "ou tu gardes", "ou tu stockes",
        "where is", "where are", "where do", "where does",
    ]
    private static let abilities = [
        "tu peux faire quoi", "que peux tu faire", "tu sais faire quoi", "que sais tu faire", "tu fais quoi pour moi",
        "a quoi tu sers", "quoi sers tu", "what can you do", "what do you do", "how can you help",
    ]
}
