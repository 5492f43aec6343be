/// What a message that begins with "/" asks of the program itself.
enum ChatCommand: Equatable {
    case help, cards, quit
    case unknown(String)

    /// `nil` for a message to the agent.
    init?(_ message: String) {
        guard message.hasPrefix("/"), !message.contains(where: \.isWhitespace) else { return nil }
        switch message.lowercased() {
        case "/aide", "/help", "/?": self = .help
        case "/cartes", "/cards", "/pending": self = .cards
        case "/quitter", "/quit", "/exit", "/q": self = .quit
        default: self = .unknown(message)
        }
    }
}
