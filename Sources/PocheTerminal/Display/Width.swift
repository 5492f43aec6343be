import CTerminal

extension Character {
    /// Columns this character takes on a terminal: 0, 1 or 2.
    ///
    /// Source: wcwidth of the C library for one scalar; UTS #51 for emoji sequences, which are as wide as one emoji.
    public var columns: Int {
        let scalars = unicodeScalars
        if scalars.count > 1, scalars.contains(where: Self.makesEmoji) { return 2 }
        return scalars.reduce(0) { max($0, Int(poche_column_width($1.value))) }
    }

    /// A joiner, an emoji presentation, a skin tone or half a flag.
    private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: true
        default: false
        }
    }
}

extension StringProtocol {
    /// Columns this text takes on one line of a terminal.
    public var columns: Int { reduce(0) { $0 + $1.columns } }
}
