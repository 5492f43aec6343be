import SwiftSyntax

/// What precedes the members of a declaration.
struct Header {
    let name: String
    /// `public ` or `package `; empty when the members need no modifier.
    let access: String
    /// The description given to `@Generable`.
    let description: ExprSyntax?

    init(_ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax) {
        name = Self.name(of: declaration)
        access = Self.access(declaration.modifiers) ?? ""
        description = attribute.argumentList.first { $0.label?.text == "description" }?.expression.trimmed
    }

    /// The arguments of a schema's initialiser, before what tells one form from another.
    var schemaArguments: [String] {
        ["type: Self.self"] + (description.map { ["description: \($0)"] } ?? [])
    }

    static func name(of declaration: some SyntaxProtocol) -> String {
        declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "this"
    }

    private static func access(_ modifiers: DeclModifierListSyntax) -> String? {
        modifiers.lazy.map(\.name.text).first { ["public", "package"].contains($0) }.map { $0 + " " }
    }
}

extension AttributeSyntax {
    /// The name without its module.
    var simpleName: String {
        attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
    }

    var argumentList: [LabeledExprSyntax] { arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? [] }
}

extension AttributeListSyntax {
    func named(_ name: String) -> [AttributeSyntax] {
        compactMap { $0.as(AttributeSyntax.self) }.filter { $0.simpleName == name }
    }
}
