import SwiftSyntax

/// What the spelling of a type tells: an alias or a name of someone's own tells nothing.
enum KnownType {
    case text
    case integer
    case number
    case boolean
    case identity
    indirect case array(TypeSyntax)
    case other
}

extension TypeSyntax {
    /// What the type is once its optionals are taken off.
    var known: KnownType {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.known }
        if let array = self.as(ArrayTypeSyntax.self) { return .array(array.element) }
        let member = self.as(MemberTypeSyntax.self)
        if let module = member?.baseType.trimmedDescription,
            !["Swift", "Foundation", "LocalModels", "FoundationModels"].contains(module)
        {
            return .other
        }
        let identifier = self.as(IdentifierTypeSyntax.self)
        let argument = (member?.genericArgumentClause ?? identifier?.genericArgumentClause)?.arguments.first?.argument
        switch (member?.name ?? identifier?.name)?.text {
        case "String": return .text
        case "Int": return .integer
        case "Float", "Double", "Decimal": return .number
        case "Bool": return .boolean
        case "GenerationID": return .identity
        case "Optional": return argument?.as(TypeSyntax.self)?.known ?? .other
        case "Array": return argument?.as(TypeSyntax.self).map(KnownType.array) ?? .other
        default: return .other
        }
    }

    /// Why no value of the type can be generated, when its spelling tells.
    var refusal: String? {
        switch kind {
        case .implicitlyUnwrappedOptionalType: return "write '?' instead of '!'"
        case .dictionaryType: return "use an array of a '@Generable' struct that holds the key and the value"
        case .tupleType: return "use a '@Generable' struct instead of a tuple"
        case .functionType, .someOrAnyType, .metatypeType, .inlineArrayType, .suppressedType:
            return "use a '@Generable' type"
        default: break
        }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.refusal }
        if case .array(let element) = known { return element.refusal }
        return nil
    }
}
