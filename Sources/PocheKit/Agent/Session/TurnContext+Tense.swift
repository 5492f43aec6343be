/// What the times of a message say of its action.
extension TurnContext {
    /// Whether a sentence tells what happened ("hier on a mangé chez Odile") and asks for nothing.
    var tellsOfPast: Bool {
        guard !times.isEmpty, times.allSatisfy({ isOver($0.expression) }) else { return false }
        let phrases = RequestPhrases.of(language)
        switch request.opening {
        case nil:
            let words = RequestWord.words(of: message).map(\.folded)
            return phrases.haveSubject(words) || words.contains(where: phrases.pasts.contains)
        // "j'ai le dentiste à 9h", said at ten, is a mistake to point out.
        case .statement: return times.allSatisfy { ($0.expression.start ?? now) < now.startOfDay }
        default: return false
        }
    }

    /// Whether it says that something was done: "j'ai acheté le lait", "I bought the milk".
    var tellsDone: Bool {
        guard times.isEmpty else { return false }
        let phrases = RequestPhrases.of(language)
        let words = RequestWord.words(of: message)
        guard let person = words.firstIndex(where: { phrases.firstPersons.contains($0.folded) }), person <= 1
        else { return false }
        return words[(person + 1)...].prefix(2).contains { word in
            if phrases.undoneVerbs.contains(word.folded) { return false }
            let written = message[word.range].lowercased()
            return phrases.doneEndings.contains { written.count > $0.count + 1 && written.hasSuffix($0) }
                || phrases.doneVerbs.contains(word.folded)
        }
    }

    /// Whether every time is a bound without a beginning ("avant vendredi").
    var saysDeadlineOnly: Bool {
        !times.isEmpty && times.allSatisfy { $0.expression.start == nil && $0.expression.end != nil }
    }

    /// Whether the person asks what they have to do at a time: "ai-je quelque chose de 11h à 14h ?"
    var asksOwnTime: Bool {
        !times.isEmpty && ConversationMemory.isQuestion(message)
            && RequestPhrases.of(language).agendaQuestions.isIn(RequestWord.words(of: message))
    }

    /// Whether a time and what to do then is all that is said: "un mardi sur deux, sortir le bac jaune".
    var beginsWithVerb: Bool {
        guard language == .french, request.opening == nil, times.contains(where: { !isOver($0.expression) })
        else { return false }
        let matter = request(without: times).matter
        guard let verb = RequestWord.words(of: matter).first?.folded else { return false }
        return verb.count > 3 && ["er", "ir", "re"].contains { verb.hasSuffix($0) }
    }

    private func isOver(_ said: TimeExpression) -> Bool {
        guard said.recurrence == nil, let start = said.start else { return false }
        return (said.end ?? start.floored(to: said.grain).adding(1, said.grain)) <= now
    }
}
