/// What looks like a time in a sentence and is none.
extension Sentence {
    /// Whether the words that have these readings are part of a name, a count, a fraction or a list of chapters.
    func isLookalike(_ readings: [Value], _ range: Range<Int>) -> Bool {
        guard case .node(let node)? = readings.first else { return false }
        return isName(node, range) || isCount(node, range) || isFraction(range) || isListOfNumbers(node, range)
            || isAnyWeekday(node, range) || isAddress(node, range)
    }

    /// "the 15th" and "le 1er": a number that counts the noun after it.
    func isOrdinal(_ node: TimeNode) -> Bool { node.parts.count == 1 && node.has(.day) && node.has(.weekday) }

    /// "Noël Mamère", "Easter Island": a feast or a month and the rest of a name.
    private func isName(_ node: TimeNode, _ range: Range<Int>) -> Bool {
        // "il s'appelle Vendredi"
        if range.count == 1, tokens[range.lowerBound].isCapital,
            has(.naming, in: range.lowerBound - 1..<range.lowerBound)
        {
            return true
        }
        // "a patch by Jan Novotny"
        let isMonth = node.fields == .init(.month) && node.grain == .month
        guard range.count == 1 && node.isFeast || isMonth, tokens[range.upperBound - 1].isCapital,
            tokens.indices.contains(range.upperBound)
        else { return false }
        let next = tokens[range.upperBound]
        return next.kind == .word && next.isCapital && next.word < 0
    }

    /// "at one point", "about 6 weeks": the last number belongs to what comes after it.
    private func isCount(_ node: TimeNode, _ range: Range<Int>) -> Bool {
        guard node.half == .open, node.fields == .init(.clock), node.recurrence == nil,
            has(.counted, in: range.upperBound..<range.upperBound + 1)
        else { return false }
        return !tokens[range.upperBound].isCapital
    }

    /// "en mai 40 personnes": a bare number after a month is no year where it counts what follows.
    func isCounted(_ node: TimeNode?, start: Int, end: Int) -> Bool {
        guard end < tokens.count, tokens[end].kind == .word, end - start > 1, !tokens[end - 1].isGlued,
            tokens[end - 2].kind != .mark, tokens[end - 1].kind == .digits, tokens[end - 1].text.utf8.count == 2
        else { return false }
        // Said after a month, the next years are meant as such, and those far ahead hardly ever.
        let isFar: Bool
        switch node?.parts.first?.moments {
        case .fixed(let year)? where year.grain == .year: isFar = year.start > Ruler.add(5, .year, to: resolution.now)
        case nil: isFar = true
        default: return false
        }
        return has(.counted, in: end..<end + 1) || isFar && !has(.linking, in: end..<end + 1)
    }

    /// "3/4 de litre", "le score est de 3/4", but "dentiste 3/4" and "le 3/4".
    private func isFraction(_ range: Range<Int>) -> Bool {
        guard range.count == 3, tokens[range.lowerBound + 1].text == "/", let over = Int(tokens[range.lowerBound].text),
            let under = Int(tokens[range.lowerBound + 2].text)
        else { return false }
        let (before, after) = (range.lowerBound - 1..<range.lowerBound, range.upperBound..<range.upperBound + 1)
        let isRated = has(.rating, in: range.lowerBound - 6..<range.lowerBound)
        if isRated || has(.filling, in: before) || has(.article, in: before) { return true }
        if has(.filling, in: after) || has(.counted, in: after) { return true }
        return over < under && under <= 8 && tokens.indices.contains(range.upperBound)
            && tokens[range.upperBound].kind == .word && !hasAgenda(near: range)
    }

    /// "at 10 Downing Street"
    private func isAddress(_ node: TimeNode, _ range: Range<Int>) -> Bool {
        guard node.half == .open, node.fields == .init(.clock), tokens[range.upperBound - 1].kind == .digits,
            tokens.indices.contains(range.upperBound), tokens[range.upperBound].isCapital
        else { return false }
        return has(.street, in: range.upperBound + 1..<range.upperBound + 4)
    }

    /// "12" in "salle 12 demain".
    func isNumberOfNoun(_ index: Int) -> Bool {
        guard index > 0, tokens[index].kind == .digits, has(.numbered, in: index - 1..<index) else { return false }
        return index + 1 == tokens.count || !tokens[index + 1].isGlued
    }

    /// "8" in "une table pour 8 à 20 h": how many come. `isHour` says that it is a number of hours.
    func isPartySize(_ index: Int, isHour: Bool) -> Bool {
        guard index < tokens.count, tokens[index].kind == .digits, !isHour, has(.party, in: index - 1..<index),
            index + 1 == tokens.count || !tokens[index + 1].isGlued
        else { return false }
        return has(.seating, in: index - 2..<index - 1)
    }

    /// "un dimanche à la campagne": not one that is named.
    private func isAnyWeekday(_ node: TimeNode, _ range: Range<Int>) -> Bool {
        node.fields == .init(.weekday) && node.recurrence == nil && node.edge == .closed && !node.isRange
            && has(.article, in: range.lowerBound - 1..<range.lowerBound)
    }

    /// "chapitre 3, du 5 au 8".
    private func isListOfNumbers(_ node: TimeNode, _ range: Range<Int>) -> Bool {
        node.isRange && node.fields == .init(.day) && has(.numbered, in: range.lowerBound - 4..<range.lowerBound)
    }
}

extension TimeNode {
    /// A feast alone.
    fileprivate var isFeast: Bool {
        guard parts.count == 1, edge == .closed, recurrence == nil else { return false }
        return switch parts[0].moments {
        case .yearly(.quarter), .yearly(.isoWeek): false
        case .yearly, .islamic: true
        default: false
        }
    }
}
