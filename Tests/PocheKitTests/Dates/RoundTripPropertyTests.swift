import Foundation
import TestThreads
import Testing

@testable import PocheKit

/// Values made at random are written, and read back to themselves.
@Suite("Any value, words, the same value", .ownThread)
struct RoundTripPropertyTests {
    private static let present = WallTime(year: 2026, month: 3, day: 11, hour: 10)

    @Test("times, stretches and series of every kind", arguments: Language.allCases)
    func anyValue(language: Language) {
        let reader = DateResolver(now: Self.present, timeZone: DateWorld.paris, language: language)
        let writer = DateWriter(now: Self.present, timeZone: DateWorld.paris, language: language)
        var chance = Repeatable(seed: 11_032_026)
        for _ in 0..<400 {
            let value = Self.value(&chance)
            for text in [writer.card(value), writer.list(value)] {
                let read = try? reader.resolve(text)
                let isSame =
                    read?.kind == value.kind && read?.start == value.start && read?.end == value.end
                    && read?.recurrence == value.recurrence && read?.exceptions == value.exceptions
                #expect(isSame, "\(text) ← \(value), read as \(String(describing: read))")
            }
        }
    }

    @Test("every day of two years, alone and at an hour of it", arguments: Language.allCases)
    func everyDay(language: Language) {
        let reader = DateResolver(now: Self.present, timeZone: DateWorld.paris, language: language)
        let writer = DateWriter(now: Self.present, timeZone: DateWorld.paris, language: language)
        var chance = Repeatable(seed: 366)
        for days in -200...530 {
            let day = Self.present.startOfDay.adding(days, .day)
            let hour = day.adding(Int.random(in: 4...23, using: &chance), .hour)
            for value in [
                TimeExpression(kind: .instant, start: day, grain: .day),
                TimeExpression(kind: .instant, start: hour, grain: .minute),
            ] {
                for text in [writer.card(value), writer.list(value)] {
                    #expect((try? reader.resolve(text))?.start == value.start, "\(text)")
                }
            }
        }
    }

    private static func value(_ chance: inout Repeatable) -> TimeExpression {
        // Clear of the two nights on which the clocks change: what is written then is read as it was heard.
        let day = present.startOfDay.adding(Int.random(in: 20...180, using: &chance), .day)
        let minutes = [0, 0, 0, 15, 30, 45].randomElement(using: &chance) ?? 0
        let time = day.adding(Int.random(in: 7...21, using: &chance), .hour).adding(minutes, .minute)
        let later = time.adding([30, 60, 90, 120].randomElement(using: &chance) ?? 60, .minute)
        let days = day.adding(Int.random(in: 2...20, using: &chance), .day)
        switch Int.random(in: 0...8, using: &chance) {
        case 0: return TimeExpression(kind: .instant, start: day, grain: .day)
        case 1: return TimeExpression(kind: .instant, start: time, grain: .minute)
        case 2: return TimeExpression(kind: .interval, start: time, end: later, grain: .minute)
        case 3: return TimeExpression(kind: .interval, start: day, end: days, grain: .day)
        case 4: return TimeExpression(kind: .interval, start: day, end: nil, grain: .day)
        case 5: return TimeExpression(kind: .interval, start: nil, end: days, grain: .day)
        case 6:
            return TimeExpression(
                kind: .interval, start: day.adding(22, .hour), end: day.adding(26, .hour), grain: .minute)
        default: return series(from: day, at: time, &chance)
        }
    }

    private static func series(from day: WallTime, at time: WallTime, _ chance: inout Repeatable) -> TimeExpression {
        let code = Recurrence.codes[day.weekday - 1]
        let ordinal = (day.day - 1) / 7 + 1
        var rules = [
            "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;BYDAY=\(code)", "FREQ=WEEKLY;INTERVAL=2;BYDAY=\(code)",
            "FREQ=MONTHLY;BYMONTHDAY=\(day.day)", "FREQ=YEARLY;BYMONTH=\(day.month);BYMONTHDAY=\(day.day)",
            "FREQ=DAILY;COUNT=5", "FREQ=WEEKLY;BYDAY=\(code);COUNT=10",
        ]
        let months = (1...12).filter { $0 != (day.month + 5) % 12 + 1 }.map(String.init).joined(separator: ",")
        rules.append("FREQ=WEEKLY;BYMONTH=\(months);BYDAY=\(code)")
        if ordinal < 5 { rules.append("FREQ=MONTHLY;BYDAY=\(ordinal)\(code)") }
        let rule = rules.randomElement(using: &chance) ?? "FREQ=DAILY"
        let isTimed = Bool.random(using: &chance)
        var series = TimeExpression(
            kind: .instant, start: isTimed ? time : day, grain: isTimed ? .minute : .day, recurrence: rule)
        if rule.hasPrefix("FREQ=WEEKLY"), Bool.random(using: &chance) {
            series.exceptions = [2, 6].map { (series.start ?? day).adding($0, .week) }
        }
        return series
    }
}
