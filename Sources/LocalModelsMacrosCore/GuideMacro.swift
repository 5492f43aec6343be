import SwiftSyntax
import SwiftSyntaxMacros

/// `@Guide`: adds nothing by itself, for `@Generable` reads it; it checks that it stands where it is read.
public enum GuideMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        var problems = Problems()
        if let reason = misplacement(of: declaration, in: context) {
            problems.add("'@Guide' \(reason)", at: node)
        }
        for problem in problems.list { context.diagnose(problem) }
        return []
    }

    private static func misplacement(
        of declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) -> String? {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            return "is for the stored properties of a struct; remove it, or describe the type in '@Generable'."
        }
        let parent = context.lexicalContext.first
        guard let type = parent?.as(StructDeclSyntax.self), !type.attributes.named("Generable").isEmpty else {
            return "is read only in a struct marked '@Generable'; mark it, or remove the guide."
        }
        if variable.modifiers.contains(where: { $0.name.text == "static" }) {
            return "is for what the model generates, and a static property is not; remove it."
        }
        if variable.bindings.contains(where: \.isComputed) {
            return "is for what the model generates, and a computed property is not; remove it."
        }
        return nil
    }
}
