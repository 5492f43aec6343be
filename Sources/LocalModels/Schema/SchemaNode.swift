#if !canImport(FoundationModels)
import Foundation

/// The form of a value, as written by the developer. ``SchemaResolver`` replaces every ``type(_:)`` by what it is.
indirect enum SchemaNode: Sendable, Equatable {
    case object(title: String, description: String?, [PropertyNode])
    case choices(title: String?, description: String?, [String])
    case union(title: String, description: String?, [SchemaNode])
    case array(SchemaNode, minimum: Int?, maximum: Int?)
    case string(pattern: String?)
    case integer(minimum: Decimal?, maximum: Decimal?)
    case number(minimum: Decimal?, maximum: Decimal?)
    case boolean
    case null
    case anything
    case reference(String)
    case type(TypeReference)
}

/// One property of an object.
struct PropertyNode: Sendable, Equatable {
    let name: String
    let description: String?
    var schema: SchemaNode
    let isOptional: Bool
}

/// A type named in a schema, looked at only when the schema is used: a type may contain itself.
struct TypeReference: Sendable, Equatable {
    let type: any Generable.Type
    var constraints: [Constraint] = []

    init(_ type: any Generable.Type, constraints: [Constraint] = []) {
        self.type = type
        self.constraints = constraints
    }

    static func == (left: TypeReference, right: TypeReference) -> Bool {
        left.type == right.type && left.constraints == right.constraints
    }
}

/// What a guide asks of a value.
indirect enum Constraint: Sendable, Equatable {
    case anyOf([String])
    case pattern(String)
    case minimum(Decimal)
    case maximum(Decimal)
    case minimumCount(Int)
    case maximumCount(Int)
    case element(Constraint)
}
#endif
