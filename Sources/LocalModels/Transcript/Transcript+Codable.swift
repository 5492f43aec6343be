#if !canImport(FoundationModels)
extension Transcript: Codable {
    private static let typeName = "FoundationModels.Transcript"

    /// Reads the document that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let document = try CodableContent(from: decoder).content
        do {
            guard document["type"]?.text == Self.typeName else { throw TranscriptReader.missing("type") }
            guard let list = document["transcript"]?["entries"]?.elements else {
                throw TranscriptReader.missing("entries")
            }
            entries = try list.map(TranscriptReader.entry)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.localizedDescription))
        }
    }

    /// Writes a document of type `FoundationModels.Transcript`, version 1.1.
    public func encode(to encoder: any Encoder) throws {
        var body = JSONFields()
        body.add("entries", GeneratedContent(kind: .array(try entries.map { try $0.document() })))
        var document = JSONFields()
        document.add("type", Self.typeName)
        document.add("version", "1.1")
        document.add("transcript", body.content)
        try CodableContent(content: document.content).encode(to: encoder)
    }
}
#endif
