/// Sees that a reply recites what the model was told in secret.
struct InstructionGuard: Sendable {
    /// Words in a row that do not come by chance.
    private static let run = 6
    private let runs: Set<[String]>

    /// - Parameter message: what the person wrote: repeating it tells nothing.
    init(answering message: String) { runs = Self.secret.subtracting(Self.runs(of: message)) }

    func isRecited(in reply: String) -> Bool { !runs.isDisjoint(with: Self.runs(of: reply)) }

    /// The examples after the rules are left out: one may be the right answer.
    private static let secret: Set<[String]> = Language.allCases.reduce(into: []) { runs, language in
        let lines = AgentInstructions.text(language).split(separator: "\n").prefix { !$0.contains("→") }
        runs.formUnion(Self.runs(of: lines.joined(separator: "\n")))
    }

    private static func runs(of text: String) -> Set<[String]> {
        let words = RequestWord.words(of: text).map(\.folded)
        guard words.count >= run else { return [] }
        return Set((0...(words.count - run)).map { Array(words[$0..<($0 + run)]) })
    }
}
