import PocheKit

/// One command of `poche`.
protocol Command: SendableMetatype {
    static var name: String { get }
    static var summary: Localized { get }
    /// The ways to write it, without `poche`; placeholders in capitals.
    static var forms: [String] { get }
    static var options: [Option] { get }
    static var details: Localized? { get }
    static func run(_ call: Call) async throws(Failure) -> ExitCode
}

extension Command {
    static var details: Localized? { nil }
    static var usage: Failure {
        Failure(.wrongUse, CommandWords.usage(forms.map { "poche \($0)" }))
    }
}
