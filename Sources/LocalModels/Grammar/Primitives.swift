#if !canImport(FoundationModels)
/// The values that need no schema of their own.
enum Primitive: String, CaseIterable {
    case string, char, hex, unicode, integer, number, value

    /// The rule, and the rules it refers to.
    fileprivate var definition: (body: String, needs: [Primitive]) {
        switch self {
        case .string: (#""\"" char* "\"""#, [.char])
        // Control characters are never written, not even escaped: only a line break, a tab and their like.
        case .char: (#"[^"\\\x00-\x1F\x7F-\x9F] | "\\" (["\\/bfnrt] | "u" unicode)"#, [.unicode])
        case .hex: ("[0-9a-fA-F]", [])
        case .unicode:
            (
                #""00" [2-7a-fA-F] hex | "0" [1-9a-fA-F] hex hex | [1-9a-cA-CeEfF] hex hex hex"#
                    + #" | [dD] [0-7] hex hex | [dD] [89abAB] hex hex "\\u" [dD] [c-fC-F] hex hex"#,
                [.hex]
            )
        // Fifteen digits: all of them survive in a Double.
        case .integer: (#""0" | "-"? [1-9] [0-9]{0,14}"#, [])
        case .number: (#""-"? ("0" | [1-9] [0-9]{0,14}) ("." [0-9]{1,6})?"#, [])
        case .value:
            (
                #"string | number | "true" | "false" | "null" | "[" (value ("," value)*)? "]""#
                    + #" | "{" (string ":" value ("," string ":" value)*)? "}""#,
                [.string, .number]
            )
        }
    }
}

extension GrammarCompiler {
    /// The name of a primitive's rule, which is written at its first use.
    mutating func primitive(_ primitive: Primitive) -> String {
        if written.insert(primitive).inserted {
            let (body, needs) = primitive.definition
            rules.define(primitive.rawValue, body)
            for need in needs { _ = self.primitive(need) }
        }
        return primitive.rawValue
    }
}
#endif
