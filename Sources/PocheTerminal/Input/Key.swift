/// What a person did on the keyboard.
public enum Key: Sendable, Equatable {
    /// Characters typed, one or many when they came together.
    case text(String)
    /// Text pasted, cleaned of control characters; never an answer to a card.
    case paste(String)
    case enter
    /// A line break inside the message (Alt-Enter, Ctrl-J).
    case newline
    case backspace, delete
    case left, right, up, down, home, end
    case wordLeft, wordRight
    case deleteWord, deleteNextWord, deleteToStart, deleteToEnd
    case yank
    case clearScreen
    case interrupt, endOfInput, suspend
    case escape
}
