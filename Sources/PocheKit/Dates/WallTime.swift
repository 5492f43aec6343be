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
}

extension WallTime: Comparable {
    public static func < (left: WallTime, right: WallTime) -> Bool {
        (left.year, left.month, left.day, left.hour * 3600 + left.minute * 60 + left.second)
            < (right.year, right.month, right.day, right.hour * 3600 + right.minute * 60 + right.second)
    }
}
