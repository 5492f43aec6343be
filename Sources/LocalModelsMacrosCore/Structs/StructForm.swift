/// A struct: an object with a property for each stored one.
struct StructForm: GenerableForm {
    let header: Header
    let properties: [StoredProperty]

    private var generated: [StoredProperty] { properties.filter { !$0.isIdentity } }

    var members: [String] { [schema, content, partial] }

    var initialiser: String { Fragments.initialiser(access: header.access, properties.map(\.assignment)) }

    private var schema: String {
        let list = Source.array(generated.map(\.schema))
        return Fragments.schema(access: header.access, header.schemaArguments + ["properties: \(list)"])
    }

    private var content: String {
        let id = properties.first(where: \.isIdentity).map { "self.\($0.identifier)" }
        guard !generated.isEmpty else {
            return Fragments.content(
                access: header.access,
                ["LocalModels.GeneratedContent(properties: [:]\(id.map { ", id: \($0)" } ?? ""))"])
        }
        let lines = generated.map { "add(\(Source.literal($0.name)), self.\($0.identifier))" }
        return Fragments.content(access: header.access, Fragments.structure(id: id, adding: lines))
    }

    /// - Note: a type that gives its values an `id` of another kind keeps it, and is not made `Identifiable`.
    private var partial: String {
        let own = properties.first { $0.name == "id" }
        let isIdentifiable = own?.isIdentity ?? true
        let declarations = properties.map { $0.partial(access: header.access) }
        let assignments = properties.map(\.assignment)
        let access = header.access
        let protocols = (isIdentifiable ? "Identifiable, " : "") + "LocalModels.ConvertibleFromGeneratedContent"
        return Source.block(
            "nonisolated \(access)struct PartiallyGenerated: \(protocols)",
            (own == nil ? ["\(access)var id: LocalModels.GenerationID"] : []) + declarations + [
                Fragments.initialiser(
                    access: access,
                    (own == nil ? ["self.id = content.id ?? LocalModels.GenerationID()"] : []) + assignments)
            ])
    }
}
