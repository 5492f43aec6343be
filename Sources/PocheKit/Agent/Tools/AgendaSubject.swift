/// What a question about the calendar is about: "le kiné" in "c'est quand mon prochain rendez-vous chez le kiné ?"
struct AgendaSubject {
    /// As ``SearchWords`` has them; empty when the question is about everything.
    let words: Set<String>
    /// The words as they were said.
    let text: String
    /// Whether it asks when something is, however far away.
    let asksWhen: Bool
    /// Whether it asks for the reminders alone.
    let asksReminders: Bool

    init(_ turn: TurnContext) {
        let message = turn.message(without: turn.times)
        let said = RequestWord.words(of: message)
        let phrases = RequestPhrases.of(turn.language)
        let generic = phrases.agendaWords
        let kept = said.filter { word in
            word.folded.count > 1 && !phrases.attachments.isWhole([word])
                && SearchWords.words(of: word.folded).allSatisfy {
                    !SearchWords.stopWords.contains($0) && !generic.contains($0)
                }
        }
        words = Set(kept.flatMap { SearchWords.words(of: $0.folded) })
        text = kept.map { String(message[$0.range]) }.joined(separator: " ")
        let asking: Set<String> = ["quand", "prochain", "prochaine", "prochains", "prochaines", "when", "next"]
        asksReminders = said.contains { ["rappels", "reminders"].contains($0.folded) }
        asksWhen = said.contains { asking.contains($0.folded) }
    }

    func isIn(_ title: String) -> Bool { !words.isDisjoint(with: SearchWords.words(of: title)) }
}
