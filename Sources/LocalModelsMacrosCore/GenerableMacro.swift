import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Generable`: makes a struct or an enum a type that a model can generate.
public enum GenerableMacro {
    /// The form of a declaration, and what is wrong with it.
    private static func read(
        _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax, in context: some MacroExpansionContext
    ) -> (form: (any GenerableForm)?, problems: Problems) {
        var problems = Problems()
        let header = Header(declaration, attribute)
        var members = MemberReader(context.buildConfiguration)
        var form: (any GenerableForm)?
        if let declaration = declaration.as(StructDeclSyntax.self) {
            form = StructForm(
                header: header,
                properties: PropertyReader().properties(of: members.members(of: declaration), problems: &problems))
        } else if let declaration = declaration.as(EnumDeclSyntax.self) {
            form = EnumReader(declaration).form(
                header, cases: members.members(of: declaration), problems: &problems)
        } else {
            problems.add(
                "'@Generable' needs a struct or an enum; make '\(Header.name(of: declaration))' one of them.",
                at: attribute)
        }
        for condition in members.undecided {
            problems.add(
                "'@Generable' cannot tell which branch holds; move the condition outside the type.", at: condition)
        }
        // The conformance is written at the top of the file, from where a type private to another is not seen.
        if let hidden = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) }),
            context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) != nil
        {
            problems.add("'@Generable' cannot reach a private nested type; make it fileprivate.", at: hidden)
        }
        return (problems.list.isEmpty ? form : nil, problems)
    }
}

extension GenerableMacro: MemberMacro {
    /// The text is laid out here; the default layout would move the lines of long string literals.
    public static var formatMode: FormatMode { .disabled }

    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let (form, problems) = read(declaration, node, in: context)
        for problem in problems.list { context.diagnose(problem) }
        return form?.members.map { "\(raw: $0)" } ?? []
    }
}

extension GenerableMacro: ExtensionMacro {
    /// - Note: the initialiser is in an extension so that a struct keeps its memberwise one.
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let form = read(declaration, node, in: context).form else { return [] }
        let conformance = protocols.isEmpty ? "" : ": nonisolated LocalModels.Generable"
        let text = Source.block("extension \(type.trimmed)\(conformance)", [form.initialiser])
        return [try ExtensionDeclSyntax("\(raw: text)")]
    }
}

/// What a declaration becomes.
protocol GenerableForm {
    /// The declarations added to the type.
    var members: [String] { get }
    /// The initialiser from generated content.
    var initialiser: String { get }
}
