/// Joins the pieces of a sentence into the one time they say together.
struct Composition {
    enum Outcome {
        /// The time, and the pieces that say it.
        case whole(TimeNode, [Sentence.Piece])
        /// The sentence says no time, or several.
        case none
        case refused(DateError.Reason)
    }

    let sentence: Sentence
    let meanings: Meanings

    /// More times than that are a text and not a sentence.
    private static let most = 8

    typealias Timed = (piece: Sentence.Piece, node: TimeNode, expression: TimeExpression)

    func outcome() -> Outcome {
        for piece in sentence.pieces {
            if case .impossible(let reason) = piece.content { return .refused(reason) }
        }
        if let index = sentence.pieces.firstIndex(where: \.isTarget) { return moved(from: index) }
        let (times, exceptions) = meantTimes()
        let all = outcome(of: times, exceptions)
        guard case .whole(let node, _) = all, contradictsItself(node) else { return all }
        let own = withoutOtherMatters(times)
        return own.count < times.count ? outcome(of: own, exceptions) : all
    }

    private func outcome(of times: [Timed], _ exceptions: [Timed]) -> Outcome {
        let isSeries = times.isEmpty || times.contains { $0.node.recurrence != nil }
        if isSeries, sentence.pieces.contains(where: \.isNever) { return .refused(.empty) }
        guard !times.isEmpty, times.count <= Self.most, !has(.or, between: times) else { return .none }
        var used = times.map(\.piece)
        var whole: TimeNode?
        let shifts = sentence.pieces.filter(\.isShift)
        if let shift = shifts.first {
            guard shifts.count == 1, let shifted = shifted(times, shift) else { return .refused(.unclear) }
            whole = shifted
            used.append(shift)
        } else {
            whole = joined(times)
        }
        guard var node = whole else { return isUnclear(times) ? .refused(.unclear) : .none }
        for piece in sentence.pieces.prefix(4 * Self.most) {
            guard let more = extended(node, piece) else { continue }
            node = more
            used.append(piece)
        }
        for exception in exceptions {
            // "libre mardi sauf à 15 h": only a series can be told without some of its days.
            guard let rest = meanings.except(node, exception.node) else { return .refused(.unclear) }
            node = rest
            used.append(exception.piece)
        }
        if isMovedByLength(used) { return .refused(.unclear) }
        if node.recurrence != nil ? hasException(used) : isCounted(node) { return .refused(.halfRead) }
        if isHalfRead(used) { return .refused(.halfRead) }
        return .whole(node, used.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound })
    }

    /// "de lundi à vendredi ... à 9 h" is neither one day nor a series.
    private func isUnclear(_ times: [Timed]) -> Bool {
        let hasHours = times.contains { $0.node.isHour }
        // "toutes les heures de 9 h à 17 h": each of them, and no rule says so.
        let isWithinDays = times.contains {
            $0.node.recurrence != nil && $0.node.has(.clock) && $0.node.parts.count == 1
        }
        return hasHours && (isWithinDays || times.contains { $0.node.isStretchOfDays && $0.node.isRange })
    }

    /// "5 séances de yoga le mardi": as many Tuesdays, which "le mardi" alone does not say.
    private func isCounted(_ node: TimeNode) -> Bool {
        guard node.has(.weekday), !node.has(.day) else { return false }
        return sentence.pieces.contains { if case .times(let count) = $0.content { count > 1 } else { false } }
    }

    /// "tous les jours sauf pendant les vacances": what is left out was not read. "tout le monde sauf Paul" is a name.
    private func hasException(_ used: [Sentence.Piece]) -> Bool {
        sentence.tokens.indices.contains { index in
            sentence.has(.except, in: index..<index + 1)
                && !used.contains { piece in
                    piece.tokens.contains(index) || (index...index + 3).contains(piece.tokens.lowerBound)
                } && sentence.tokens.indices.contains(index + 1) && !sentence.tokens[index + 1].isCapital
        }
    }

    /// The times, without those that are denied ("pas demain mais jeudi", "vendredi plutôt que jeudi"), and apart those
    /// that a series leaves out ("sauf le 6 avril et le 4 mai").
    private func meantTimes() -> (times: [Timed], exceptions: [Timed]) {
        var (times, exceptions): ([Timed], [Timed]) = ([], [])
        for piece in sentence.pieces {
            guard case .time(let node, let expression) = piece.content else { continue }
            let start = piece.tokens.lowerBound
            let isNextException =
                exceptions.last.map { (start - 1...start).contains($0.piece.tokens.upperBound) } ?? false
            let isDenied = isDenied(piece, isFirst: times.isEmpty)
            // "tous les mardis mais pas le 5 mai" leaves that day out.
            let isLeftOut = isDenied && times.contains { $0.node.recurrence != nil }
            if isNextException || isLeftOut || sentence.has(.except, in: start - 2..<start) {
                exceptions.append((piece, node, expression))
            } else if !isDenied {
                times.append((piece, node, expression))
            }
        }
        return (times, exceptions)
    }

    private func isDenied(_ piece: Sentence.Piece, isFirst: Bool) -> Bool {
        let (start, end) = (piece.tokens.lowerBound, piece.tokens.upperBound)
        if sentence.has(.not, in: start - 1..<start) {
            // "ce n'est pas demain" denies nothing that another time replaces.
            return !isFirst || sentence.has(.but, in: end..<end + 2)
        }
        let isInstead = (start - 2..<start).contains { at in
            sentence.has(.instead, in: at..<at + 1) && sentence.has(.of, in: at + 1..<at + 2)
        }
        return isInstead
            || (sentence.has(.than, in: start - 1..<start) && sentence.has(.rather, in: start - 2..<start))
    }

    /// Whether a cue parts two times: "mardi ou mercredi".
    private func has(_ cue: Cue, between times: [Timed]) -> Bool {
        zip(times, times.dropFirst()).contains { first, second in
            sentence.has(cue, in: first.piece.tokens.upperBound..<second.piece.tokens.lowerBound)
        }
    }

    private func moved(from index: Int) -> Outcome {
        guard case .target(var node) = sentence.pieces[index].content else { return .none }
        var used = [sentence.pieces[index]]
        for piece in sentence.pieces[(index + 1)...] {
            guard case .time(let more, _) = piece.content, let joined = node.joined(more) else { continue }
            node = joined
            used.append(piece)
        }
        return .whole(node, used)
    }

    /// All times at once: the repeated one first, its bounds last.
    private func joined(_ times: [Timed]) -> TimeNode? {
        let ordered = times.enumerated().sorted { left, right in
            (left.element.node.order, left.offset) < (right.element.node.order, right.offset)
        }
        var whole: Timed?
        for (_, time) in ordered {
            guard let before = whole else {
                whole = time
                continue
            }
            guard let node = joined(before, time) else { return nil }
            whole = (before.piece, node, before.expression)
        }
        return whole?.node
    }

    private func joined(_ first: Timed, _ second: Timed) -> TimeNode? {
        if let node = first.node.joined(second.node) { return node }
        // "demain à 9 h, jusqu'à 11 h"
        if second.node.edge == .until, second.node.fields == .init(.clock), first.node.edge == .closed,
            first.node.hour != nil, first.node.recurrence == nil
        {
            var end = second.node
            end.edge = .closed
            if case .node(let range)? = meanings.range(first.node, end) { return range }
        }
        // "réunion hebdomadaire tous les lundis", "week-end à Rome du 8 au 10 mai": the finer one of two that agree.
        if first.node.isLoose(beside: second.node) { return second.node }
        if second.node.isLoose(beside: first.node) { return first.node }
        // "le réveillon, le 31 décembre à 19 h": one day said twice.
        guard let day = first.expression.start, let same = second.expression.start, day.isSameDay(as: same),
            first.node.grain == .day, first.node.edge == .closed, first.node.recurrence == nil,
            second.node.has(.day) || second.node.grain == .day
        else { return nil }
        return second.node
    }

    /// The time that lies so long before or after the others: an hour that stands beside the shift is its own.
    private func shifted(_ times: [Timed], _ shift: Sentence.Piece) -> TimeNode? {
        guard case .shift(let amount, let part) = shift.content else { return nil }
        if amount.isExact {
            guard let anchor = joined(times) else { return nil }
            return moved(anchor, by: amount)
        }
        let own = times.filter { time in
            time.node.fields.isSubset(of: [.init(.clock), .init(.dayPart)])
                && (time.piece.tokens.lowerBound == shift.tokens.upperBound
                    || time.piece.tokens.upperBound == shift.tokens.lowerBound)
        }
        let others = times.filter { time in !own.contains { $0.piece.tokens == time.piece.tokens } }
        guard let anchor = joined(others), case .node(let day)? = meanings.moved(anchor.withoutHour, by: amount, 1),
            !anchor.withoutHour.parts.isEmpty
        else { return nil }
        let hours = own.map(\.node) + (part.map { [$0] } ?? [])
        return hours.reduce(day) { $0?.joined($1) }
    }

    /// An hour is moved on the day it is said for, and a repeated one within its day.
    private func moved(_ anchor: TimeNode, by amount: Amount) -> TimeNode? {
        guard anchor.recurrence != nil else {
            guard !anchor.isInterval || anchor.isRange else { return nil }
            var start = anchor
            if anchor.isRange, case .range(let from, _, let grain)? = anchor.parts.last?.moments {
                start.parts[start.parts.count - 1].moments = from
                (start.isInterval, start.isRange, start.grain) = (false, false, grain)
            }
            guard case .node(let node)? = meanings.moved(start, by: amount, 1) else { return nil }
            return node
        }
        guard let last = anchor.parts.last, case .clock(let seconds, let grain) = last.moments,
            (0..<Ruler.day).contains(seconds + amount.seconds)
        else { return nil }
        var node = anchor
        node.grain = max(anchor.grain, amount.grain)
        node.parts[node.parts.count - 1].moments = .clock(seconds + amount.seconds, max(grain, node.grain))
        return node
    }

    /// A time with a length or a count that is said apart from it, or `nil` when the piece adds nothing.
    private func extended(_ node: TimeNode, _ piece: Sentence.Piece) -> TimeNode? {
        switch piece.content {
        case .length(let amount, let isBare):
            let isIntroduced =
                !isBare || sentence.has(.filling, in: piece.tokens.lowerBound - 1..<piece.tokens.lowerBound)
            guard node.length == nil, !node.isRange, isIntroduced || isNear(piece),
                amount.isExact ? amount.seconds <= Ruler.day : isIntroduced && amount.grain != .year
            else { return nil }
            return meanings.lasting(node, amount)
        case .times(let count):
            guard node.recurrence != nil, node.recurrence?.count == nil, count > 0 else { return nil }
            var counted = node
            counted.recurrence?.count = count
            return counted
        default: return nil
        }
    }

    /// A bare length counts beside a time ("demain 15 h, 45 min"), before what fills it ("une heure de sport") or after
    /// a verb that takes time.
    private func isNear(_ piece: Sentence.Piece) -> Bool {
        let (start, end) = (piece.tokens.lowerBound, piece.tokens.upperBound)
        if sentence.has(.measuring, in: 0..<start) || sentence.has(.filling, in: end..<end + 1) { return true }
        return sentence.pieces.contains { other in
            guard case .time = other.content else { return false }
            return other.tokens.lowerBound == end
                || (other.tokens.upperBound...other.tokens.upperBound + 1).contains(start)
        }
    }

    /// "repousse d'une heure le rendez-vous de jeudi": the length is not how long it lasts.
    private func isMovedByLength(_ used: [Sentence.Piece]) -> Bool {
        guard sentence.has(.moving, in: sentence.tokens.indices) else { return false }
        return used.contains { if case .length = $0.content { true } else { false } }
    }
}

extension Sentence.Piece {
    fileprivate var isTarget: Bool { if case .target = content { true } else { false } }
    fileprivate var isNever: Bool { if case .times(0) = content { true } else { false } }
    var isShift: Bool { if case .shift = content { true } else { false } }
}

extension TimeNode {
    /// Whether it says no more than another, less exactly.
    fileprivate func isLoose(beside other: TimeNode) -> Bool {
        if let rule = recurrence, let finer = other.recurrence {
            return rule.frequency == finer.frequency && rule.weekdays.isEmpty && rule.monthDays.isEmpty
                && parts.count == 1
        }
        guard recurrence == nil, other.recurrence == nil, case .weekPart? = parts.last?.moments else { return false }
        return parts.count == 1 && other.has(.day)
    }

    /// A repeated time is joined first, a bound last.
    fileprivate var order: Int { recurrence != nil ? 0 : edge == .closed ? 1 : 2 }
}
