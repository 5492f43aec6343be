/// Why words give no time.
public enum DateError: Error, Sendable, Hashable {
    /// The words say nothing of time, or say more than a time.
    case none
    /// The words name a time that does not exist.
    case impossible(Reason)

    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// 31 February, 29 February of a common year, a month 13.
        case noSuchDay
        /// 25:00, 9:75.
        case noSuchHour
        /// The named weekday is not the one that date falls on.
        case weekdayMismatch
        /// An interval that ends before it begins.
        case reversed
        /// A year outside 1...9999.
        case outOfRange
        /// Words that several times answer to ("de mardi à mercredi 10 h").
        case unclear
        /// Words of time beside those that were understood ("demain en vingt").
        case halfRead
        /// A series of no times ("tous les lundis, 0 fois").
        case empty
    }

    /// Its name for programs: that of its reason, or "noTime".
    public var name: String {
        switch self {
        case .none: "noTime"
        case .impossible(let reason): reason.rawValue
        }
    }

    /// One sentence for the person who wrote the words.
    public func message(_ language: Language) -> String { DateWords.sentence(for: self)[language] }
}
