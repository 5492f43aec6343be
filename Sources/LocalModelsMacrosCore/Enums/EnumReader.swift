import SwiftSyntax

/// Lists the cases of an enum.
struct EnumReader {
    private let declaration: EnumDeclSyntax

    init(_ declaration: EnumDeclSyntax) {
        self.declaration = declaration
    }

    func form(_ header: Header, cases members: [DeclSyntax], problems: inout Problems) -> any GenerableForm {
        var cases: [EnumCase] = []
        for member in members.compactMap({ $0.as(EnumCaseDeclSyntax.self) }) {
            let isIndirect = member.modifiers.contains { $0.name.text == "indirect" }
            for element in member.elements {
                let new = read(element, isIndirect: isIndirect, problems: &problems)
                if cases.contains(where: { $0.name == new.name }) {
                    problems.add(
                        "Two cases are named '\(new.name)', which the model could not tell apart; rename one.",
                        at: element)
                }
                cases.append(new)
            }
        }
        if cases.isEmpty {
            problems.add("A model has nothing to choose; give '\(header.name)' a case.", at: declaration.name)
        }
        guard cases.contains(where: { !$0.values.isEmpty }) else { return ChoiceForm(header: header, cases: cases) }
        let isIndirect = declaration.modifiers.contains { $0.name.text == "indirect" }
        return UnionForm(header: header, cases: cases, isIndirect: isIndirect)
    }

    private var hasRawText: Bool {
        guard case .text? = declaration.inheritanceClause?.inheritedTypes.first?.type.known else { return false }
        return true
    }

    private func read(_ element: EnumCaseElementSyntax, isIndirect: Bool, problems: inout Problems) -> EnumCase {
        let name = element.name.text
        let raw = hasRawText ? element.rawValue?.value.trimmedDescription : nil
        var values: [EnumCase.Value] = []
        var unlabelled = 0
        for parameter in element.parameterClause?.parameters ?? [] {
            let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
            var key = label?.filter { $0 != "`" }
            if key == nil {
                key = unlabelled == 0 ? "value" : "value\(unlabelled)"
                unlabelled += 1
            }
            let value = EnumCase.Value(label: label, name: key ?? "value", type: parameter.type.trimmed)
            check(value, among: values, at: parameter, problems: &problems)
            values.append(value)
        }
        return EnumCase(
            identifier: name, text: raw ?? Source.literal(name.filter { $0 != "`" }), values: values,
            isIndirect: isIndirect)
    }

    private func check(
        _ value: EnumCase.Value, among others: [EnumCase.Value], at parameter: EnumCaseParameterSyntax,
        problems: inout Problems
    ) {
        if value.name == UnionForm.discriminator {
            problems.add("'\(value.name)' is where the case's own name is generated; use another label.", at: parameter)
        }
        if others.contains(where: { $0.name == value.name }) {
            problems.add("Two values are named '\(value.name)' in generated content; use another label.", at: parameter)
        }
        if let refusal = value.type.refusal {
            problems.add("A model cannot generate a value of type '\(value.type)'; \(refusal).", at: parameter.type)
        }
    }
}
