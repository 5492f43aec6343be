/// An enum without associated values: one text among several.
struct ChoiceForm: GenerableForm {
    let header: Header
    let cases: [EnumCase]

    var members: [String] { [schema, content] }

    var initialiser: String {
        Fragments.initialiser(
            access: header.access,
            Fragments.switch(
                on: "content.value(Swift.String.self)", cases.map { ($0.text, ".\($0.identifier)") }, in: header.name))
    }

    private var schema: String {
        let texts = cases.map(\.text).joined(separator: ", ")
        return Fragments.schema(access: header.access, header.schemaArguments + ["anyOf: [\(texts)]"])
    }

    private var content: String {
        let branches = cases.map { "case .\($0.identifier): \($0.text).generatedContent" }
        return Fragments.content(access: header.access, ["switch self {\n\(branches.joined(separator: "\n"))\n}"])
    }
}
