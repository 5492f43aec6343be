import SwiftSyntax

/// A case of an enum.
struct EnumCase {
    /// As Swift code writes it, with its backticks.
    let identifier: String
    /// The text that stands for the case in generated content.
    let text: String
    let values: [Value]
    let isIndirect: Bool

    /// One associated value.
    struct Value {
        let label: String?
        /// The name in generated content.
        let name: String
        let type: TypeSyntax
    }

    /// The case's name without backticks.
    var name: String { identifier.filter { $0 != "`" } }
}
