import Testing

@testable import LocalModels

@Test("a document cut anywhere is read, and is complete only when whole")
func everyCut() throws {
    let document = #"{"a":"h\u00e9\ud83d\ude00\n","b":[1,-2.5e3,true,null],"c":{"d":"« oui »"}}"#
    let scalars = document.unicodeScalars
    for count in 0...scalars.count {
        let cut = String(String.UnicodeScalarView(scalars.prefix(count)))
        let content = try GeneratedContent(json: cut)
        #expect(content.isComplete == (count == scalars.count))
        #expect(try GeneratedContent(json: content.jsonString).isComplete)
    }
}

@Test(
    "text that is not the beginning of a document is refused", arguments: ["{a", "[1,,", "01", "\"\\x", "{} {", "nul!"])
func notJSON(text: String) {
    #expect(throws: GeneratedContent.ParsingError.self) { try GeneratedContent(json: text) }
}

@Test("parts keep their identity while a stream grows")
func stableIdentity() throws {
    let id = GenerationID()
    let early = try GeneratedContent(json: #"[{"a":"x"#, id: id).elements?.first?.id
    let late = try GeneratedContent(json: #"[{"a":"xy"},{"a":"z"}]"#, id: id).elements?.map(\.id)
    #expect(early == late?.first)
    #expect(late?.first != late?.last)
}
