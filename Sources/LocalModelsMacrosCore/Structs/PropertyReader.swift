import SwiftSyntax

/// Lists the stored properties of a struct in the order they are declared.
struct PropertyReader {
    func properties(of members: [DeclSyntax], problems: inout Problems) -> [StoredProperty] {
        members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { properties(of: $0, problems: &problems) }
    }

    private func properties(of variable: VariableDeclSyntax, problems: inout Problems) -> [StoredProperty] {
        let modifiers = variable.modifiers.map(\.name.text)
        guard !modifiers.contains("static") else { return [] }
        if modifiers.contains("lazy") {
            problems.add("A lazy property is not generated; make it stored or computed.", at: variable)
            return []
        }
        var properties: [StoredProperty] = []
        var type: TypeSyntax?
        // In `var a, b: Int` the type that is written last holds for both.
        for binding in variable.bindings.reversed() {
            if let annotation = binding.typeAnnotation { type = annotation.type.trimmed }
            if binding.isComputed { continue }
            let shared = binding.initializer == nil ? type : nil
            if let property = property(variable, binding, shared, problems: &problems) { properties.append(property) }
        }
        return properties.reversed()
    }

    private func property(
        _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ shared: TypeSyntax?,
        problems: inout Problems
    ) -> StoredProperty? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            problems.add("'@Generable' needs one name a property; declare each on its own.", at: binding.pattern)
            return nil
        }
        if variable.bindingSpecifier.tokenKind == .keyword(.let), let initializer = binding.initializer {
            problems.add(
                "'\(name)' could never be what the model generates; make it 'var', 'static' or computed, "
                    + "or remove its value.", at: initializer)
            return nil
        }
        guard let type = binding.typeAnnotation?.type.trimmed ?? shared ?? binding.initializer?.value.literalType
        else {
            problems.add(
                "Write the type of '\(name)', for '@Generable' sees only what is written.", at: binding.pattern)
            return nil
        }
        if let refusal = type.refusal {
            problems.add(
                "A model cannot generate '\(name)' as '\(type)'; \(refusal).",
                at: binding.typeAnnotation.map { Syntax($0.type) } ?? Syntax(binding.pattern))
            return nil
        }
        let reader = GuideReader(name: name, type: type)
        return StoredProperty(
            identifier: name, type: type, guides: reader.guides(of: variable.attributes, problems: &problems),
            narrowerAccess: narrowerAccess(variable.modifiers))
    }

    /// - Note: what is private to the struct is seen by its neighbours in the file, or nothing could read it.
    private func narrowerAccess(_ modifiers: DeclModifierListSyntax) -> String? {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.text {
            case "private", "fileprivate": return "fileprivate "
            case "internal", "package": return "\(modifier.name.text) "
            default: continue
            }
        }
        return nil
    }
}

extension PatternBindingSyntax {
    /// Whether the property is computed; observers leave it stored.
    var isComputed: Bool {
        guard let accessors = accessorBlock?.accessors.as(AccessorDeclListSyntax.self) else {
            return accessorBlock != nil
        }
        return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension ExprSyntax {
    /// The type of a value whose spelling tells it.
    fileprivate var literalType: TypeSyntax? {
        switch kind {
        case .stringLiteralExpr: return "String"
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        case .prefixOperatorExpr:
            return self.as(PrefixOperatorExprSyntax.self)?.expression.literalType
        case .functionCallExpr:
            let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            return called == "GenerationID" ? "GenerationID" : nil
        default: return nil
        }
    }
}
