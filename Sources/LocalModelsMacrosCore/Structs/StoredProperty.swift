import SwiftSyntax

/// A property that a model generates, or the one that holds the identity of the value.
struct StoredProperty {
    /// As Swift code writes it, with its backticks.
    let identifier: String
    let type: TypeSyntax
    let guides: Guides
    /// `fileprivate `, `internal `...: the property's own access where it is narrower than its type's.
    let narrowerAccess: String?

    /// The name in generated content.
    var name: String { identifier.filter { $0 != "`" } }

    var isIdentity: Bool {
        if case .identity = type.known { return true }
        return false
    }

    /// `Property(...)` of the schema.
    var schema: String {
        var arguments = ["name: \(Source.literal(name))"]
        if let description = guides.description { arguments.append("description: \(description)") }
        arguments.append("type: \(type).self")
        if !guides.list.isEmpty { arguments.append("guides: [\(guides.arguments)]") }
        return "LocalModels.GenerationSchema.Property(\(arguments.joined(separator: ", ")))"
    }

    /// Reads the property from `content`.
    var assignment: String {
        isIdentity
            ? "self.\(identifier) = content.id ?? LocalModels.GenerationID()"
            : "self.\(identifier) = try content.value(forProperty: \(Source.literal(name)))"
    }

    /// The property while its type is being generated.
    func partial(access: String) -> String {
        isIdentity
            ? "\(access)var \(identifier): LocalModels.GenerationID"
            : "\(narrowerAccess ?? access)var \(identifier): \(type).PartiallyGenerated?"
    }
}
