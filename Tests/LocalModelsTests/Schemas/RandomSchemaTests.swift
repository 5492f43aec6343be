import Foundation
import SchemaSamples
import Testing

@testable import LocalModels

@Suite("Random schemas")
struct RandomSchemaTests {
    /// A few seconds' worth; `LOCALMODELS_SCHEMAS=2000` draws that many.
    private static let count = ProcessInfo.processInfo.environment["LOCALMODELS_SCHEMAS"].flatMap { Int($0) } ?? 250
    /// What is run at the same time.
    private static let shares = 2

    @Test("a grammar writes only what its schema allows, admits all of it, and is the same after a round trip")
    func exact() async throws {
        try await withThrowingTaskGroup { group in
            for share in 0..<Self.shares {
                group.addTask {
                    for seed in stride(from: share, to: Self.count, by: Self.shares) { try check(seed: UInt64(seed)) }
                }
            }
            try await group.waitForAll()
        }
    }

    private func check(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sample = SampleSchema.random(&random)
        let note = "seed \(seed): \(sample.json)"
        let schema = try JSONDecoder().decode(GenerationSchema.self, from: Data(sample.json.utf8))
        let rules = try schema.rules()
        let automaton = GrammarAutomaton(rules)
        let sampler = GrammarSampler(rules)
        for length in [0, 120] {
            let bytes = sampler.text(length: length, &random)
            let text = try #require(String(validating: bytes, as: UTF8.self), "\(note)")
            #expect(automaton.isComplete(automaton.step(automaton.start, bytes)), "\(note) \(text)")
            let value = try GeneratedContent(json: text)
            #expect(value.isComplete && sample.allows(value), "\(note) \(text)")
            // Every snapshot of a stream can be read.
            let cut = text.unicodeScalars.prefix(Int.random(in: 0...text.unicodeScalars.count, using: &random))
            _ = try GeneratedContent(json: String(String.UnicodeScalarView(cut)))
        }
        for _ in 0..<3 {
            let text = sample.value(&random)
            #expect(automaton.isComplete(automaton.step(automaton.start, text.utf8)), "\(note) \(text)")
            var bytes = Array(text.utf8)
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
            guard automaton.isComplete(automaton.step(automaton.start, bytes)) else { continue }
            let value = try GeneratedContent(json: String(decoding: bytes, as: UTF8.self))
            #expect(sample.allows(value), "\(note) \(String(decoding: bytes, as: UTF8.self))")
        }
        let copy = try JSONDecoder().decode(GenerationSchema.self, from: try JSONEncoder().encode(schema))
        #expect(try copy.grammar() == schema.grammar(), "\(note)")
    }
}
