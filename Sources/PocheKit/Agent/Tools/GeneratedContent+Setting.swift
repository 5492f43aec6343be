import LocalModels

extension GeneratedContent {
    /// The same arguments with one set to a text.
    func setting(_ name: String, to text: String) -> GeneratedContent {
        guard case .structure(let properties, let keys) = kind else { return self }
        return GeneratedContent(
            kind: .structure(
                properties: properties.merging([name: GeneratedContent(text)]) { $1 },
                orderedKeys: keys.contains(name) ? keys : keys + [name]))
    }
}
