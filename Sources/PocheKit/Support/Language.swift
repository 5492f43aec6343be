import Foundation

/// A language Poche speaks: what it says, and how it reads times and requests.
public enum Language: String, Sendable, Codable, CaseIterable {
    case french = "fr"
    case english = "en"

    /// The language of a locale identifier or of `LANG` (`fr_CA.UTF-8`), French when it is neither.
    public init(identifier: String) {
        self = identifier.lowercased().hasPrefix("en") ? .english : .french
    }
}

/// One sentence a person reads, in every language Poche speaks. The catalogue is the folder `Support/Words`.
public struct Localized: Sendable, Equatable {
    public let french: String
    public let english: String

    public init(fr french: String, en english: String) {
        self.french = french
        self.english = english
    }

    public subscript(language: Language) -> String {
        switch language {
        case .french: french
        case .english: english
        }
    }
}
