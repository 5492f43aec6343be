/// Swift source as text.
enum Source {
    /// A head, and lines in braces.
    static func block(_ head: String, _ lines: [String]) -> String {
        lines.isEmpty ? "\(head) {}" : "\(head) {\n\(lines.map(indented).joined(separator: "\n"))\n}"
    }

    /// A call with an argument a line.
    static func call(_ function: String, _ arguments: [String]) -> String {
        "\(function)(\n\(arguments.map(indented).joined(separator: ",\n"))\n)"
    }

    /// An array literal with an element a line.
    static func array(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[\n\(elements.map(indented).joined(separator: ",\n"))\n]"
    }

    /// - Note: every line of a long string literal moves by as much as its closing quotes, so its value stays.
    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }

    static func literal(_ text: String) -> String { text.debugDescription }
}
