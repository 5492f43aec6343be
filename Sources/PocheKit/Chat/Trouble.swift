import Foundation
import LocalModels

/// What kept something from being done, as a person reads it.
public struct Trouble: Sendable, Equatable {
    /// What it is about: the command line has a code for each.
    public enum Kind: Sendable, Equatable {
        /// Nothing is there any more to be done.
        case gone
        case data
        case model
    }

    public let kind: Kind
    public let sentence: Localized

    public init(_ error: any Error) {
        switch error {
        case WriteError.store(let error): self.init(error)
        case WriteError.calendar(let error): self.init(error)
        case let error as StoreError:
            self.init(error == .notFound ? .gone : .data, DataWords.sentence(for: error))
        case let error as CalendarError:
            if case .notFound = error {
                self.init(.gone, DataWords.sentence(for: error))
            } else {
                self.init(.data, DataWords.sentence(for: error))
            }
        case let error as ModelFileError: self.init(.model, ModelWords.sentence(for: error))
        default: self.init(.model, CommandWords.modelFailed)
        }
    }

    /// The sentence as it stands alone.
    public func sentence(in language: Language) -> String { sentence[language].capitalizedFirst }

    private init(_ kind: Kind, _ sentence: Localized) {
        self.kind = kind
        self.sentence = sentence
    }
}
