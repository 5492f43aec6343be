#if !canImport(FoundationModels)
extension ResolvedSchema {
    /// The definitions of which a finite value exists: a type that always contains itself has none.
    var productiveNames: Set<String> {
        var names: Set<String> = []
        while true {
            let found = definitions.filter { !names.contains($0.name) && $0.node.isProductive(names) }
            guard !found.isEmpty else { return names }
            names.formUnion(found.map(\.name))
        }
    }
}

extension SchemaNode {
    /// Whether a finite value exists, given the definitions of which one is known to.
    func isProductive(_ names: Set<String>) -> Bool {
        switch self {
        case .object(_, _, let properties): properties.allSatisfy { $0.isOptional || $0.schema.isProductive(names) }
        case .union(_, _, let branches): branches.contains { $0.isProductive(names) }
        case .array(let element, let minimum, _): (minimum ?? 0) <= 0 || element.isProductive(names)
        case .reference(let name): names.contains(name)
        default: true
        }
    }
}
#endif
