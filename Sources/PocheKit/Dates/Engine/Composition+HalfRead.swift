extension Composition {
    /// Whether words of time stand beside those that were read, and were not read with them.
    func isHalfRead(_ used: [Sentence.Piece]) -> Bool {
        hasLeftover(beside: used) || (isAllTime && hasUnreadWord(used))
    }

    /// "demain en huit", "deux semaines demain", "last may 5".
    private func hasLeftover(beside used: [Sentence.Piece]) -> Bool {
        let ends = Set(used.map(\.tokens.upperBound))
        let starts = Set(used.map(\.tokens.lowerBound))
        let isLeftOver = sentence.leftovers.contains { left in
            left.isTrailing && ends.contains(left.tokens.lowerBound)
                || left.isLeading && starts.contains(left.tokens.upperBound)
        }
        // "tuesday 5 at 4:40pm"
        let isBetween = ends.contains { isNumber($0) && starts.contains($0 + 1) }
        if isLeftOver || isBetween || ends.contains(where: isFollowedByNumber) || ends.contains(where: isFollowedByZone)
        {
            return true
        }
        return sentence.pieces.contains { piece in
            guard case .length(let amount, isBare: true) = piece.content, amount.grain == .week,
                !starts.contains(piece.tokens.lowerBound)
            else { return false }
            return ends.contains(piece.tokens.lowerBound) || starts.contains(piece.tokens.upperBound)
        }
    }

    /// "last may 5", "tomorrow at 15", "march 12 or 13": a number ends the sentence, and nothing says what it counts.
    private func isFollowedByNumber(_ index: Int) -> Bool {
        let isLinked = sentence.has(.toward, in: index..<index + 1) || sentence.has(.or, in: index..<index + 1)
        return isLastNumber(index) || isLinked && isLastNumber(index + 1)
    }

    /// "9am Bamako time": the hour of a place that is not known.
    private func isFollowedByZone(_ index: Int) -> Bool {
        guard index + 1 < sentence.tokens.count, sentence.tokens[index].isCapital else { return false }
        return sentence.has(.zone, in: index + 1..<index + 2)
    }

    private func isNumber(_ index: Int) -> Bool {
        index < sentence.tokens.count && sentence.tokens[index].kind == .digits && !sentence.tokens[index].isGlued
    }

    private func isLastNumber(_ index: Int) -> Bool {
        guard isNumber(index) else { return false }
        return index + 1 == sentence.tokens.count || ".,;!?".contains(sentence.tokens[index + 1].text)
    }

    /// Whether nothing is said but time: what is not read of it is not about something else.
    private var isAllTime: Bool {
        sentence.tokens.indices.allSatisfy { sentence.tokens[$0].kind != .word || sentence.isOfTime($0) }
    }

    /// Whether a word is in no piece; one that only introduces the first does not count ("à Pâques 2028").
    private func hasUnreadWord(_ used: [Sentence.Piece]) -> Bool {
        let first = used.map(\.tokens.lowerBound).min() ?? 0
        return sentence.tokens.indices.contains { index in
            guard sentence.tokens[index].kind != .mark, !used.contains(where: { $0.tokens.contains(index) }) else {
                return false
            }
            return index > first || !sentence.has(.introducing, in: index..<index + 1)
        }
    }
}
