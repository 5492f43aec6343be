import Foundation
import SchemaSamples
import Testing

@testable import LocalModels

@Suite(
    "Answers to random schemas", .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"),
    .timeLimit(.minutes(5)))
struct RandomAnswersTests {
    @Test("what a model writes at random has the form asked for, and every snapshot of it can be read")
    func answers() async throws {
        let model = SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)), contextSize: 1024)
        var finished = 0
        for seed in 0..<8 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let sample = SampleSchema.random(&random)
            let schema = try JSONDecoder().decode(GenerationSchema.self, from: Data(sample.json.utf8))
            let options = GenerationOptions(
                sampling: .random(top: 400, seed: seed), temperature: 2, maximumResponseTokens: 100)
            let stream = LanguageModelSession(model: model).streamResponse(
                to: "Anything.", schema: schema, includeSchemaInPrompt: false, options: options)
            do {
                var last: GeneratedContent?
                for try await snapshot in stream { last = snapshot.rawContent }
                #expect(last.map(sample.allows) == true, "seed \(seed): \(sample.json) \(last?.jsonString ?? "")")
                finished += 1
            } catch LanguageModelSession.GenerationError.decodingFailure {
                // The limit cut it.
            }
        }
        #expect(finished >= 4)
    }
}
