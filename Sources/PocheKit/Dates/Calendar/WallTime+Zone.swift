import Foundation

extension WallTime {
    /// What the wall clock of a zone shows at a moment.
    public init(_ moment: Date, timeZone: TimeZone) {
        let universal = Int(moment.timeIntervalSince1970.rounded(.down))
        self.init(seconds: universal + timeZone.secondsFromGMT(for: moment))
    }

    /// The moment at which the wall clock of a zone shows this time.
    ///
    /// When clocks go forward and this time is skipped, the moment is as far after the jump as the time is after the
    /// last one that existed: 02:30 becomes 03:30. When clocks go back and this time comes twice, it is the first one.
    public func date(in timeZone: TimeZone) -> Date {
        let wall = TimeInterval(seconds)
        // The offsets a day before and a day after bracket any single change.
        let before = TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: wall - 86_400)))
        let after = TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: wall + 86_400)))
        for offset in [before, after] {
            let candidate = Date(timeIntervalSince1970: wall - offset)
            if TimeInterval(timeZone.secondsFromGMT(for: candidate)) == offset { return candidate }
        }
        return Date(timeIntervalSince1970: wall - before)
    }

    /// How a zone's clock treats this time.
    public enum Occurrence: Sendable {
        case once
        /// The clocks jump over it.
        case never
        /// The clocks go back over it.
        case twice
    }

    public func occurrence(in timeZone: TimeZone) -> Occurrence {
        let wall = TimeInterval(seconds)
        let offsets = [-86_400.0, 86_400].map {
            TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: wall + $0)))
        }
        if offsets[0] == offsets[1] { return .once }
        let moments = Set(
            offsets.filter {
                TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: wall - $0))) == $0
            })
        return moments.isEmpty ? .never : moments.count == 2 ? .twice : .once
    }
}
