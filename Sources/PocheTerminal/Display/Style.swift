/// How a terminal shows emphasis: colours that read on light and dark grounds, or nothing at all.
public struct Style: Sendable, Equatable {
    public enum Face: Sendable {
        case strong, quiet, accent, success, failure

        /// SGR parameters (ECMA-48 8.3.117). Yellow, cyan and blue are unreadable on one ground or the other.
        fileprivate var code: String {
            switch self {
            case .strong: "1"
            case .quiet: "2"
            case .accent: "35"
            case .success: "32"
            case .failure: "31"
            }
        }
    }

    public let isColoured: Bool

    public init(isColoured: Bool) { self.isColoured = isColoured }

    /// Colours unless the person said no (https://no-color.org) or the terminal has none.
    public init(environment: [String: String], isTerminal: Bool) {
        let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        isColoured = isTerminal && !refused && !Self.isDumb(environment)
    }

    /// Whether the terminal can only show lines one after the other.
    public static func isDumb(_ environment: [String: String]) -> Bool {
        let name = environment["TERM"] ?? ""
        return name.isEmpty || name == "dumb"
    }

    public func callAsFunction(_ text: String, _ faces: Face...) -> String {
        guard isColoured, !text.isEmpty else { return text }
        return "\u{1B}[\(faces.map(\.code).joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}
