import SwiftSyntax

/// Joins the `@Guide` attributes of a property.
struct GuideReader {
    let name: String
    let type: TypeSyntax

    func guides(of attributes: AttributeListSyntax, problems: inout Problems) -> Guides {
        var guides = Guides()
        for attribute in attributes.named("Guide") {
            if case .identity = type.known {
                problems.add("'\(name)' is an identity, which no model generates; remove '@Guide'.", at: attribute)
                continue
            }
            if attribute.argumentList.isEmpty {
                problems.add("Give '@Guide' a description or a guide.", at: attribute)
            }
            for argument in attribute.argumentList {
                guard argument.label?.text == "description" else {
                    guides.list.append(Guide(argument.expression))
                    continue
                }
                if guides.description != nil {
                    problems.add("'\(name)' is described twice; keep one description.", at: argument)
                }
                guides.description = argument.expression.trimmed
            }
        }
        GuideChecks(name: name).check(guides.list, on: type, problems: &problems)
        return guides
    }
}
