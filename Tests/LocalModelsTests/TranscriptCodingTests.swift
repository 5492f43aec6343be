import Foundation
import Testing

@testable import LocalModels

@Test("a transcript survives being written and read: order of keys, 64-bit seeds, schemas")
func transcriptRoundTrip() throws {
    let format = DynamicGenerationSchema(
        name: "Note", properties: [.init(name: "text", schema: .init(type: String.self), isOptional: true)])
    let schema = try GenerationSchema(root: format, dependencies: [])
    let transcript = Transcript(entries: [
        .instructions(
            .init(
                segments: [.text(.init(content: "Réponds en français."))],
                toolDefinitions: [.init(name: "find", description: "Finds.", parameters: schema)])),
        .prompt(
            .init(
                segments: [.text(.init(content: "Où est Aline ?"))],
                options: .init(sampling: .random(top: 3, seed: .max), temperature: 0.5),
                responseFormat: .init(schema: schema))),
        .toolCalls(
            .init([.init(id: "1", toolName: "find", arguments: GeneratedContent(properties: ["z": 1, "a": "b"]))])),
        .toolOutput(.init(id: "1", toolName: "find", segments: [.text(.init(content: "Au marché."))])),
        .response(
            .init(
                assetIDs: ["model"],
                segments: [.structure(.init(source: "Note", content: GeneratedContent(properties: ["text": "x"])))])),
    ])
    let data = try JSONEncoder().encode(transcript)
    let back = try JSONDecoder().decode(Transcript.self, from: data)
    #expect(back == transcript)
    #expect(try GeneratedContent(json: String(decoding: data, as: UTF8.self))["version"]?.text == "1.1")
}
