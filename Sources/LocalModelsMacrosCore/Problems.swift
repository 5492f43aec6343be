import SwiftDiagnostics
import SwiftSyntax

/// What is wrong with a declaration, at the places where a person can mend it.
struct Problems {
    private(set) var list: [Diagnostic] = []

    mutating func add(_ text: String, at node: some SyntaxProtocol) {
        list.append(Diagnostic(node: node, message: Message(message: text)))
    }
}

/// An error, in one sentence that says what to do.
private struct Message: DiagnosticMessage {
    let message: String
    var severity: DiagnosticSeverity { .error }
    /// - Note: the sentence itself is the identity: no tool keys on anything else.
    var diagnosticID: MessageID { MessageID(domain: "LocalModels", id: message) }
}
