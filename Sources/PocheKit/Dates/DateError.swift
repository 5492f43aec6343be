import Foundation

/// Why words give no time.
public enum DateError: Error, Sendable, Hashable {
    /// The words say nothing of time, or say more than a time.
    case none
    /// The words name a time that does not exist.
    case impossible(Reason)

    public enum Reason: Sendable, Hashable {
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
    }

    /// One sentence for the person who wrote the words.
    public func message(_ language: Language) -> String {
        switch self {
        case .none:
            Localized(fr: "Je n’y trouve pas de date.", en: "I find no date in it.")[language]
        case .impossible(.noSuchDay):
            Localized(fr: "Ce jour n’existe pas dans le calendrier.", en: "There is no such day in the calendar.")[
                language]
        case .impossible(.noSuchHour):
            Localized(fr: "Cette heure n’existe pas.", en: "There is no such time of day.")[language]
        case .impossible(.weekdayMismatch):
            Localized(
                fr: "Le jour de la semaine et la date ne vont pas ensemble.",
                en: "The weekday and the date do not go together.")[language]
        case .impossible(.reversed):
            Localized(fr: "La fin vient avant le début.", en: "The end comes before the beginning.")[language]
        case .impossible(.outOfRange):
            Localized(fr: "Cette année est hors du calendrier.", en: "That year is outside the calendar.")[language]
        }
    }
}
