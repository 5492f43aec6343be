import PocheKit

/// What a script learns from how `poche` ended. Stable.
enum ExitStatus: Int32 {
    case done = 0
    /// Refused, or nothing was found.
    case refused = 1
    case wrongUse = 2
    case modelUnavailable = 3
    case dataError = 4
}

/// Why a command ended without doing its work: one clear sentence, and what to do.
struct Failure: Error {
    let status: ExitStatus
    let sentence: Localized

    init(_ status: ExitStatus, _ sentence: Localized) {
        self.status = status
        self.sentence = sentence
    }
}
