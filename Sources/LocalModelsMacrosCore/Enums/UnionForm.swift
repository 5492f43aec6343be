/// An enum with associated values: one object among several, told apart by the name of the case.
struct UnionForm: GenerableForm {
    /// The property that holds the name of the case.
    static let discriminator = "type"

    let header: Header
    let cases: [EnumCase]
    let isIndirect: Bool

    var members: [String] { [schema, content, partial] + cases.map(object) }

    var initialiser: String { Fragments.initialiser(access: header.access, reading) }

    private var reading: [String] {
        let branches = cases.map { element in
            let values = element.values.map { value in
                (value.label.map { "\($0): " } ?? "")
                    + "try content.value(forProperty: \(Source.literal(value.name)))"
            }
            let payload = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
            return (text: element.text, line: ".\(element.identifier)\(payload)")
        }
        let key = Source.literal(Self.discriminator)
        return Fragments.switch(
            on: "content.value(Swift.String.self, forProperty: \(key))", branches, in: header.name)
    }

    private var schema: String {
        let types = Source.array(cases.map { "\(objectName($0)).self" })
        return Fragments.schema(access: header.access, header.schemaArguments + ["anyOf: \(types)"])
    }

    private var content: String {
        let branches = cases.map { element in
            let names = element.values.indices.map { "value\($0)" }
            let pattern = names.isEmpty ? "" : "(\(names.map { "let " + $0 }.joined(separator: ", ")))"
            let lines =
                [(Self.discriminator, element.text)] + zip(element.values.map(\.name), names)
            return "case .\(element.identifier)\(pattern):\n"
                + lines.map { "    add(\(Source.literal($0.0)), \($0.1))" }.joined(separator: "\n")
        }
        return Fragments.content(
            access: header.access,
            Fragments.structure(id: nil, adding: ["switch self {\n\(branches.joined(separator: "\n"))\n}"]))
    }

    private var partial: String {
        let declarations = cases.map { element in
            let values = element.values.map { value in
                (value.label.map { "\($0): " } ?? "") + "\(value.type).PartiallyGenerated?"
            }
            return (element.isIndirect ? "indirect " : "") + "case \(element.identifier)"
                + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        let access = header.access
        let head = "nonisolated \(access)\(isIndirect ? "indirect " : "")enum PartiallyGenerated"
        return Source.block(
            "\(head): LocalModels.ConvertibleFromGeneratedContent",
            declarations + [Fragments.initialiser(access: access, reading)])
    }

    private func objectName(_ element: EnumCase) -> String {
        "Discriminated\(element.name.prefix(1).uppercased())\(element.name.dropFirst())"
    }

    /// The object that stands for a case, known only to the schema.
    private func object(_ element: EnumCase) -> String {
        let key = Source.literal(Self.discriminator)
        let properties =
            ["name: \(key), type: Swift.String.self, guides: [.constant(\(element.text))]"]
            + element.values.map { "name: \(Source.literal($0.name)), type: \($0.type).self" }
        let list = Source.array(properties.map { "LocalModels.GenerationSchema.Property(\($0))" })
        return Source.block(
            "private nonisolated struct \(objectName(element)): LocalModels.Generable",
            [
                "let generatedContent: LocalModels.GeneratedContent",
                Fragments.initialiser(access: "", ["generatedContent = content"]),
                Fragments.schema(access: "", ["type: Self.self", "properties: \(list)"]),
            ])
    }
}
