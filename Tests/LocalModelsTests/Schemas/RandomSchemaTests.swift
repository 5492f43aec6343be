import Foundation
import SchemaSamples
import TestThreads
import Testing

@testable import LocalModels

@Suite("Two thousand random schemas", .ownThread)
struct RandomSchemaTests {
    @Test(
        "a grammar writes only what its schema allows, admits all of it, and is the same after a round trip",
        arguments: [0..<1_000, 1_000..<2_000] as [Range<UInt64>])
    func exact(seeds: Range<UInt64>) throws {
        for seed in seeds { try check(seed: seed) }
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
