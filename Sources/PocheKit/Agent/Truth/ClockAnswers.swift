import Foundation

/// What the clocks show, here or elsewhere, and how long there is to wait: the program knows, and a model makes it up.
enum ClockAnswers {
    /// The answer to "il est quelle heure à New York ?" and "combien de jours avant Noël ?"; `nil` when the message is
    /// no such question.
    static func answer(to turn: TurnContext) -> Localized? {
        let message = turn.message.trimmingCharacters(in: .whitespacesAndNewlines.union(.init(charactersIn: "?!.")))
        return hour(message, turn) ?? wait(message, turn)
    }

    private static func hour(_ message: String, _ turn: TurnContext) -> Localized? {
        let asked =
            /(?:poche[,\s]+)?(?:(?:il est |c['’]est )?quelle heure(?:[\s-]est[\s-]il| il est| est)?|what time is it|what(?:['’]s| is) the (?:current )?time)(?:\s+(?:actuellement|maintenant|en ce moment|right now|now))?(?:\s+(à|a|au|aux|en|in|at)\s+(.{2,40}?))?(?:\s+(?:actuellement|maintenant|en ce moment|right now|now))?/
            .ignoresCase()
        guard let found = message.wholeMatch(of: asked) else { return nil }
        guard let way = found.1, let place = found.2.map(String.init) else {
            return TruthWords.hour(turn.phrases.clock(turn.now), nil, place: nil)
        }
        let said = "\(way.lowercased()) \(place)"
        guard let zone = zone(of: place, turn) else { return TruthWords.unknownHour(said) }
        let there = WallTime(turn.now.date(in: turn.timeZone), timeZone: zone)
        let day = there.isSameDay(as: turn.now) ? nil : turn.phrases.fullDay(there)
        return TruthWords.hour(turn.phrases.clock(there), day, place: said)
    }

    /// The zone of a place that a time can name, or of a city that has one named after it.
    private static func zone(of place: String, _ turn: TurnContext) -> TimeZone? {
        let words = turn.language == .french ? "12 h, heure de \(place)" : "12:00 in \(place)"
        if let zone = try? turn.resolver.resolve(words).timeZone { return zone }
        let city = "/" + place.folded.replacing(" ", with: "_")
        return TimeZone.knownTimeZoneIdentifiers.first { $0.lowercased().hasSuffix(city) }.flatMap(
            TimeZone.init(identifier:))
    }

    private static func wait(_ message: String, _ turn: TurnContext) -> Localized? {
        guard let (unit, said) = waited(message, turn.language), let meant = try? turn.resolver.resolve(said),
            meant.grain.isAllDay, meant.recurrence == nil, let day = meant.start?.startOfDay,
            day >= turn.now.startOfDay
        else { return nil }
        let isInWeeks = unit.lowercased().hasPrefix("semaine") || unit.lowercased().hasPrefix("week")
        return TruthWords.wait(turn.now.days(to: day), inWeeks: isInWeeks, turn.phrases.fullDay(day))
    }

    /// In what the wait is counted, and the words of what is waited for.
    private static func waited(_ message: String, _ language: Language) -> (unit: String, said: String)? {
        let inHow =
            /(?:poche[,\s]+)?(?:c['’]est )?dans combien (?:de |d['’])(temps|jours|semaines|dodos|nuits),?(?: c['’]est| est)?\s+(.{3,60})/
            .ignoresCase()
        let before =
            /(?:poche[,\s]+)?(?:il (?:y a|reste) |y a |reste )?combien (?:de |d['’])(temps|jours|semaines|dodos|nuits)(?: reste[\s-]t[\s-]il| il reste| y a[\s-]t[\s-]il)? (?:avant|d['’]ici|jusqu['’](?:à|aux?))\s+(.{3,60})/
            .ignoresCase()
        let after =
            /(.{3,60}?),?\s+(?:c['’]est |est )?dans combien (?:de |d['’])(temps|jours|semaines|dodos|nuits)/
            .ignoresCase()
        let english =
            /how (many (?:more )?(?:days|weeks|sleeps)|long)(?: is it| are there| do we have| are left| left)? (?:until|till|til|before)\s+(.{3,60})/
            .ignoresCase()
        switch language {
        case .french:
            if let found = message.wholeMatch(of: inHow) ?? message.wholeMatch(of: before) {
                return (String(found.1), String(found.2))
            }
            return message.wholeMatch(of: after).map { (String($0.2), String($0.1)) }
        case .english:
            return message.wholeMatch(of: english).map {
                (String($0.1.split(separator: " ").last ?? ""), String($0.2))
            }
        }
    }
}
