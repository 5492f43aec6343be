import Foundation

/// A letter typed on an empty line under a card: it answers the card once no other key follows it, for it may begin a
/// message ("merci !").
struct CardLetter: Sendable, Equatable {
    let text: String
    let card: UUID
    /// Which of the letters of this chat it is.
    let number: Int

    /// How long a letter waits for the next one; typing goes on sooner.
    static let patience = Duration.milliseconds(400)

    /// The line as it is meant, typed by someone slow after the letter had answered: `nil` for the rest of its word ("ui"
    /// of "oui"), and whole where that word begins a sentence ("on, plutôt à 18 h" of "non, plutôt à 18 h").
    func completed(_ line: String) -> String? {
        let endings = CardChoice.endings(after: text)
        if endings.contains(line.lowercased()) { return nil }
        guard let word = line.split(whereSeparator: \.isPunctuation).first, word.endIndex < line.endIndex,
            word.startIndex == line.startIndex, endings.contains(word.lowercased())
        else { return line }
        return text + line
    }
}
