import Foundation

/// Says times in words a person reads without thinking, and that ``DateResolver`` reads back.
///
/// French writes the 24-hour clock with narrow no-break spaces ("9 h 30"), English the 12-hour clock of the United
/// States ("9:30 AM") and its order of a date ("Thursday, March 12, 2026"). Seconds are never said.
public struct DateWriter: Sendable {
    public let now: WallTime
    public let timeZone: TimeZone
    public let language: Language
    var phrases: DatePhrases { .of(language) }

    public init(now: WallTime, timeZone: TimeZone = .current, language: Language) {
        self.now = now
        self.timeZone = timeZone
        self.language = language
    }

    /// In clear, for a card: weekday, year, how far, the hour elsewhere and what the clocks do that day
    /// ("jeudi 12 mars 2026 à 9 h (demain)").
    public func card(_ expression: TimeExpression) -> String {
        var text = words(expression, fullDay)
        guard let start = expression.start, expression.recurrence == nil else { return text }
        let isOneDay =
            expression.kind == .instant || expression.end.map { isSameDay(start, $0, expression.grain) } ?? false
        if isOneDay, expression.grain >= .day, let near = phrases.relativeDays[now.days(to: start)] {
            text += " (\(near))"
        }
        guard !expression.grain.isAllDay else { return text }
        if let zone = expression.timeZone, zone != timeZone {
            let there = WallTime(start.date(in: timeZone), timeZone: zone)
            text += " (\(DateWords.elsewhere(clock(there), zone: zone)[language]))"
        }
        let isTwice = start.occurrence(in: timeZone) == .twice
        if let change = expression.clockChange ?? (isTwice ? .repeated : nil) {
            text += " (\(DateWords.clockChange(change)[language]))"
        }
        return text
    }

    /// Short, for a list: "demain à 9 h", "jeudi 19 mars à 9 h".
    public func list(_ expression: TimeExpression) -> String { words(expression, shortDay) }

    /// A moment of the calendar, short ("demain", "jeudi 19 mars à 9 h").
    public func moment(_ time: WallTime, isAllDay: Bool) -> String {
        list(TimeExpression(kind: .instant, start: time, grain: isAllDay ? .day : .minute))
    }

    public func moment(_ time: CalendarTime) -> String {
        moment(here(time), isAllDay: time.isAllDay)
    }

    /// A time on the clocks of the person's zone.
    func here(_ time: CalendarTime) -> WallTime {
        guard !time.isAllDay, let zone = TimeZone(identifier: time.zone), zone != timeZone else { return time.wall }
        return WallTime(time.wall.date(in: zone), timeZone: timeZone)
    }

    /// "9 h", "9 h 30"; "9:00 AM".
    public func clock(_ time: WallTime) -> String { phrases.clock(time.hour, time.minute) }

    private func words(_ expression: TimeExpression, _ day: (WallTime) -> String) -> String {
        if expression.recurrence != nil { return repeated(expression) }
        let grain = expression.grain
        switch (expression.start, expression.end) {
        case (nil, nil): return ""
        case (let start?, nil):
            let text = point(start, grain, day)
            return expression.kind == .interval
                ? (isDated(text) ? phrases.from.dated : phrases.from.other) + text : text
        case (nil, let end?):
            let text = point(last(end, grain), grain, day)
            return (isDated(text) ? phrases.until.dated : phrases.until.other) + text
        case (let start?, let end?):
            if grain.isAllDay, start != start.startOfDay {
                let text = day(last(end, grain))
                return (isDated(text) ? phrases.by.dated : phrases.by.other) + text
            }
            return span(start, end, grain, day)
        }
    }

    /// Whether a text begins with a weekday and a date, which French joins with its article.
    private func isDated(_ text: String) -> Bool { phrases.weekdays.contains { text.hasPrefix($0) } }

    /// The last unit inside an end that is excluded.
    private func last(_ end: WallTime, _ grain: Grain) -> WallTime { grain.isAllDay ? end.adding(-1, .day) : end }

    private func isSameDay(_ start: WallTime, _ end: WallTime, _ grain: Grain) -> Bool {
        start.isSameDay(as: last(end, grain)) || end == start.startOfDay.adding(1, .day)
    }

    private func point(_ time: WallTime, _ grain: Grain, _ day: (WallTime) -> String) -> String {
        switch grain {
        case .year: String(time.year)
        case .quarter: phrases.quarter((time.month + 2) / 3, time.year)
        case .month: "\(phrases.months[time.month - 1]) \(time.year)"
        case .week: phrases.week(date(time))
        case .day: day(time)
        case .hour, .minute, .second: day(time) + phrases.at + clock(time) + (isOver(time) ? phrases.inTheMorning : "")
        }
    }

    /// Whether a morning hour of today is past: said bare, it would be taken for the evening.
    private func isOver(_ time: WallTime) -> Bool {
        (1...11).contains(time.hour) && time.isSameDay(as: now) && time < now
    }

    private func span(_ start: WallTime, _ end: WallTime, _ grain: Grain, _ day: (WallTime) -> String) -> String {
        guard isSameDay(start, end, grain) else {
            let fine: Grain = grain.isAllDay ? .day : grain
            return phrases.days(point(start, fine, fullDay), point(last(end, grain), fine, fullDay))
        }
        return grain.isAllDay ? day(start) : day(start) + hours(start, end)
    }

    /// " de 9 h à 11 h".
    func hours(_ start: WallTime, _ end: WallTime) -> String {
        phrases.hours(clock(start), end.startOfDay == end ? phrases.midnight : clock(end))
    }

    private func shortDay(_ time: WallTime) -> String {
        if let near = phrases.relativeDays[now.days(to: time)] { return near }
        let weekday = phrases.weekdays[time.weekday - 1]
        return time.year == now.year && time >= now ? phrases.day(weekday, date(time, withYear: false)) : fullDay(time)
    }

    func fullDay(_ time: WallTime) -> String { phrases.day(phrases.weekdays[time.weekday - 1], date(time)) }

    private func date(_ time: WallTime, withYear: Bool = true) -> String {
        phrases.date(time.day, phrases.months[time.month - 1], withYear ? time.year : nil)
    }
}
