import Foundation

/// A date and a time as a clock on the wall shows them, in the proleptic Gregorian calendar, without a zone.
public struct WallTime: Sendable, Hashable, Codable {
    /// 1...9999
    public var year: Int
    /// 1...12
    public var month: Int
    /// 1...31
    public var day: Int
    /// 0...23
    public var hour: Int
    /// 0...59
    public var minute: Int
    /// 0...59
    public var second: Int

    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// Whether the fields name a moment that exists on a wall clock: 31 February and 25:00 do not.
    public var isValid: Bool {
        (1...9999).contains(year) && (1...12).contains(month)
            && (1...Civil.daysIn(month: month, of: year)).contains(day)
            && (0...23).contains(hour) && (0...59).contains(minute) && (0...59).contains(second)
    }

    /// 1 for Monday ... 7 for Sunday (ISO 8601).
    public var weekday: Int { Civil.weekday(Civil.day(year, month, day)) }

    public var startOfDay: WallTime { WallTime(year: year, month: month, day: day) }

    /// This hour on another day.
    func on(_ date: WallTime) -> WallTime {
        WallTime(year: date.year, month: date.month, day: date.day, hour: hour, minute: minute, second: second)
    }

    /// Whether two times fall on one calendar day.
    public func isSameDay(as other: WallTime) -> Bool { startOfDay == other.startOfDay }
}

extension [WallTime] {
    /// From the first to the last of those that lie a day apart.
    var daysInARow: [(from: WallTime, to: WallTime)] {
        var runs: [(from: WallTime, to: WallTime)] = []
        for time in self {
            if let last = runs.last, last.to.days(to: time) == 1 {
                runs[runs.count - 1].to = time
            } else {
                runs.append((time, time))
            }
        }
        return runs
    }
}

extension WallTime: Comparable {
    public static func < (left: WallTime, right: WallTime) -> Bool {
        (left.year, left.month, left.day, left.hour * 3600 + left.minute * 60 + left.second)
            < (right.year, right.month, right.day, right.hour * 3600 + right.minute * 60 + right.second)
    }
}

extension WallTime {
    /// Seconds on the wall clock since 1 January 1970, 00:00: a number to compute with, not a moment in the world.
    var seconds: Int { Civil.day(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second }

    init(seconds: Int) {
        let days = Civil.floorDivide(seconds, 86_400)
        let rest = seconds - days * 86_400
        let date = Civil.date(days)
        self.init(
            year: date.year, month: date.month, day: date.day,
            hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60)
    }

    /// The time `count` units later, or earlier when negative. A month that is too short ends on its last day:
    /// 31 January and one month is 28 or 29 February.
    public func adding(_ count: Int, _ unit: Grain) -> WallTime {
        WallTime(seconds: Ruler.add(count, unit, to: seconds))
    }

    /// The beginning of the unit this time falls in; weeks begin on Monday.
    public func floored(to unit: Grain) -> WallTime { WallTime(seconds: Ruler.floor(seconds, unit)) }

    /// Whole calendar days from this time's day to another's.
    public func days(to other: WallTime) -> Int {
        Civil.day(other.year, other.month, other.day) - Civil.day(year, month, day)
    }
}
