import Foundation

/// Several things that each have their time ("demain 9h dentiste, 14h réunion et 18h sport"), each as a message of its
/// own: what asks for it, the thing, and the day that was said with another of them.
struct TimedMatters {
    private let turn: TurnContext
    private let phrases: RequestPhrases
    private let words: [RequestWord]

    /// Things that one message may hold: beyond, it is somebody's text.
    private static let limit = 6

    private init(_ turn: TurnContext) {
        self.turn = turn
        phrases = RequestPhrases.of(turn.language)
        words = RequestWord.words(of: turn.message)
    }

    /// The messages, in order; `nil` when the message says one thing, or when a part of it would not be understood.
    static func parts(of turn: TurnContext) -> [String]? {
        guard turn.spans.count > 1, !turn.message.contains(where: "«“\"".contains) else { return nil }
        let matters = Self(turn)
        let groups = matters.groups()
        guard (2...limit).contains(groups.count) else { return nil }
        return matters.messages(of: groups)
    }

    private struct Group {
        var range: Range<String.Index>
        var spans: [TimeSpan]
    }

    /// The stretches of the message that each say something and its time.
    private func groups() -> [Group] {
        var groups: [Group] = []
        for range in pieces() {
            let piece = Group(range: range, spans: turn.spans.filter { range.contains(index($0.range.lowerBound)) })
            if let last = groups.last, !(isWhole(last) && isWhole(piece)) {
                groups[groups.count - 1] = Group(
                    range: last.range.lowerBound..<range.upperBound, spans: last.spans + piece.spans)
            } else {
                groups.append(piece)
            }
        }
        return groups
    }

    /// The message, cut where it lists: at commas, line ends and the words that join.
    private func pieces() -> [Range<String.Index>] {
        let message = turn.message
        var (pieces, start) = ([Range<String.Index>](), message.startIndex)
        for place in words.indices.dropFirst() {
            let joint = phrases.joints.length(before: place, in: words)
            let end = words[max(place - joint, 1)].range.lowerBound
            let gap = message[words[place - 1].range.upperBound..<words[place].range.lowerBound]
            guard joint > 0 || gap.contains(where: ",;\n".contains), !isInTime(end) else { continue }
            if end > start { pieces.append(start..<end) }
            start = words[place].range.lowerBound
        }
        return pieces + [start..<message.endIndex]
    }

    private func isInTime(_ place: String.Index) -> Bool {
        turn.spans.contains { index($0.range.lowerBound) < place && place < index($0.range.upperBound) }
    }

    /// Whether it says something and one time of it: "avec Odile à 15h" and "fin à 18h" belong to what comes before.
    private func isWhole(_ group: Group) -> Bool {
        guard !group.spans.isEmpty, group.spans.allSatisfy({ $0.expression.recurrence == nil }) else { return false }
        let said = RequestWord.words(of: matter(of: group))
        let isAttached = phrases.attachments.length(at: 0, in: said) > 0
        return !isAttached && !ChangedTime.isRevision(said.map(\.folded), phrases)
            && said.contains { !SearchWords.stopWords.contains($0.folded) && $0.folded.count > 1 }
    }

    /// What a stretch says beside its times: of "rappelle-moi d'appeler Odile à 9h", "appeler Odile".
    private func matter(of group: Group) -> String {
        let offset = turn.message.distance(from: turn.message.startIndex, to: group.range.lowerBound)
        let ranges = group.spans.map { $0.range.lowerBound - offset..<$0.range.upperBound - offset }
        let isFirst = group.range.lowerBound == turn.message.startIndex
        let lead = isFirst ? "" : turn.request.lead
        let text = TurnContext.text(String(turn.message[group.range]), without: ranges, turn.language)
        return Request("\(lead) \(text)", turn.language).matter
    }

    private func messages(of groups: [Group]) -> [String]? {
        let days = groups.map { group in group.spans.first { !$0.isBareHour } }
        guard var day = days.lazy.compactMap(\.self).first ?? groups[0].spans.first else { return nil }
        let isAnyDated = days.contains { $0 != nil }
        var messages: [String] = []
        for (group, own) in zip(groups, days) {
            day = own ?? day
            let text = turn.message[group.range].trimmingCharacters(in: Self.edges)
            let needsDay = own == nil && (isAnyDated || !messages.isEmpty)
            let said = needsDay ? day.expression.start.map { turn.phrases.fullDay($0) } : nil
            let lead = messages.isEmpty ? "" : turn.request.lead
            messages.append(([lead + text] + [said].compactMap(\.self)).joined(separator: " "))
        }
        let areRead = messages.map { turn.saying($0) }.allSatisfy { $0.times.count == 1 && $0.refusal == nil }
        return areRead ? messages : nil
    }

    private static let edges = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: ",;"))

    private func index(_ offset: Int) -> String.Index {
        turn.message.index(turn.message.startIndex, offsetBy: offset, limitedBy: turn.message.endIndex)
            ?? turn.message.endIndex
    }
}
