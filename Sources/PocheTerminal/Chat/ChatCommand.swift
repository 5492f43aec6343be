/// What a message that begins with "/" asks of the program itself.
enum ChatCommand: Equatable {
    case help, cards, quit
    case unknown(String)

    /// `nil` for a message to the agent.
    init?(_ message: String) {
        guard message.hasPrefix("/"), let name = message.split(whereSeparator: \.isWhitespace).first else { return nil }
        switch name.lowercased() {
        case "/aide", "/help", "/?": self = .help
        case "/cartes", "/cards", "/pending": self = .cards
        case "/quitter", "/quit", "/exit", "/q": self = .quit
        // "/etc/hosts ne contient rien" is about a file.
        default:
            guard name.count == message.count else { return nil }
            self = .unknown(message)
        }
    }
}
