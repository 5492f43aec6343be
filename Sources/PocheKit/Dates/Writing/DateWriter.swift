import Foundation

/// Says times in words a person reads without thinking, and that ``DateResolver`` reads back.
///
/// French writes the 24-hour clock with narrow no-break spaces ("9 h 30"), English the 12-hour clock of the United
/// States ("9:30 AM") and its order of a date ("Thursday, March 12, 2026").
public struct DateWriter: Sendable {
    public let now: WallTime
    public let timeZone: TimeZone
    public let language: Language
    private var phrases: DatePhrases { .of(language) }

    public init(now: WallTime, timeZone: TimeZone = .current, language: Language) {
        self.now = now
        self.timeZone = timeZone
        self.language = language
    }

    /// In clear, for a card: weekday, year and how far ("jeudi 12 mars 2026 à 9 h (demain)").
    public func card(_ expression: TimeExpression) -> String {
        var text = words(expression) { fullDay($0) }
        if let day = expression.start, expression.grain >= .day, expression.recurrence == nil,
            let near = phrases.relativeDays[now.days(to: day)]
        {
            text += " (\(near))"
        }
        if let zone = expression.timeZone, zone != timeZone, let start = expression.start {
            let there = WallTime(start.date(in: timeZone), timeZone: zone)
            let name = String(zone.identifier.split(separator: "/").last ?? "").replacing("_", with: " ")
            text += language == .french ? " (\(clock(there)) à \(name))" : " (\(clock(there)) in \(name))"
        }
        return text
    }

    /// Short, for a list: "demain à 9 h", "jeudi 19 mars à 9 h".
    public func list(_ expression: TimeExpression) -> String { words(expression) { shortDay($0) } }

    /// A moment of the calendar, short ("demain", "jeudi 19 mars à 9 h").
    public func moment(_ time: WallTime, isAllDay: Bool) -> String {
        list(TimeExpression(kind: .instant, start: time, grain: isAllDay ? .day : .minute))
    }

    public func moment(_ time: CalendarTime) -> String {
        guard !time.isAllDay, let zone = TimeZone(identifier: time.zone), zone != timeZone else {
            return moment(time.wall, isAllDay: time.isAllDay)
        }
        return moment(WallTime(time.wall.date(in: zone), timeZone: timeZone), isAllDay: false)
    }

    /// "9 h", "9 h 30"; "9:00 AM".
    public func clock(_ time: WallTime) -> String {
        let minutes = (time.minute < 10 ? "0" : "") + String(time.minute)
        switch language {
        case .french:
            return "\(time.hour)\u{202F}h" + (time.minute == 0 ? "" : "\u{202F}\(minutes)")
        case .english:
            return "\((time.hour + 11) % 12 + 1):\(minutes) \(time.hour < 12 ? "AM" : "PM")"
        }
    }

    private func words(_ expression: TimeExpression, day: (WallTime) -> String) -> String {
        if let rule = expression.recurrence {
            var text = recurrence(rule)
            if let start = expression.start {
                if !expression.grain.isAllDay { text += phrases.at + clock(start) }
                text += phrases.starting + fullDay(start)
            }
            return text
        }
        switch (expression.start, expression.end) {
        case (nil, nil): return ""
        case (let start?, nil):
            let text = point(start, expression.grain, day)
            return expression.kind == .interval ? phrases.from + text : text
        case (nil, let end?):
            return phrases.until + point(last(end, expression.grain), expression.grain, day)
        case (let start?, let end?):
            return span(start, end, expression.grain, day)
        }
    }

    /// The last unit inside an end that is excluded.
    private func last(_ end: WallTime, _ grain: Grain) -> WallTime { grain.isAllDay ? end.adding(-1, .day) : end }

    private func point(_ time: WallTime, _ grain: Grain, _ day: (WallTime) -> String) -> String {
        switch grain {
        case .year: return String(time.year)
        case .quarter, .month: return "\(phrases.months[time.month - 1]) \(time.year)"
        case .week: return (language == .french ? "semaine du " : "week of ") + date(time)
        case .day: return day(time)
        case .hour, .minute, .second: return day(time) + phrases.at + clock(time)
        }
    }

    private func span(_ start: WallTime, _ end: WallTime, _ grain: Grain, _ day: (WallTime) -> String) -> String {
        let end = last(end, grain)
        if grain.isAllDay {
            if start.isSameDay(as: end) { return day(start) }
            return language == .french
                ? "du \(fullDay(start)) au \(fullDay(end))" : "from \(fullDay(start)) to \(fullDay(end))"
        }
        let isSameNight = end == start.startOfDay.adding(1, .day)
        if start.isSameDay(as: end) || isSameNight {
            return language == .french
                ? "\(day(start)) de \(clock(start)) à \(isSameNight ? "minuit" : clock(end))"
                : "\(day(start)) from \(clock(start)) to \(isSameNight ? "midnight" : clock(end))"
        }
        return language == .french
            ? "du \(point(start, grain, fullDay)) au \(point(end, grain, fullDay))"
            : "from \(point(start, grain, fullDay)) to \(point(end, grain, fullDay))"
    }

    private func shortDay(_ time: WallTime) -> String {
        if let near = phrases.relativeDays[now.days(to: time)] { return near }
        return time.year == now.year
            ? "\(phrases.weekdays[time.weekday - 1])\(comma)\(date(time, withYear: false))" : fullDay(time)
    }

    private func fullDay(_ time: WallTime) -> String { "\(phrases.weekdays[time.weekday - 1])\(comma)\(date(time))" }

    private var comma: String { language == .french ? " " : ", " }

    private func date(_ time: WallTime, withYear: Bool = true) -> String {
        let month = phrases.months[time.month - 1]
        switch language {
        case .french:
            return "\(time.day == 1 ? "1er" : String(time.day)) \(month)" + (withYear ? " \(time.year)" : "")
        case .english:
            return "\(month) \(time.day)" + (withYear ? ", \(time.year)" : "")
        }
    }
}
