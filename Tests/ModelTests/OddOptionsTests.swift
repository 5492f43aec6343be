import LocalModels
import Testing

@Suite(
    "Options that make no sense", .serialized, .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"),
    .timeLimit(.minutes(2)))
struct OddOptionsTests {
    private typealias Sampling = GenerationOptions.SamplingMode

    @Test("are taken for the nearest that do: there is an answer")
    func answered() async throws {
        let session = LanguageModelSession(
            model: SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)), contextSize: 512))
        let samplings: [Sampling] =
            [0, -3, .max].map { .random(top: $0, seed: 1) }
            + [0, -1, 2, .nan, .infinity].map { .random(probabilityThreshold: $0, seed: 1) }
        let options =
            samplings.map { GenerationOptions(sampling: $0, temperature: 0.5, maximumResponseTokens: 3) }
            + [0, -1, .nan, .infinity, 1e300].map {
                GenerationOptions(sampling: .random(top: 5, seed: 1), temperature: $0, maximumResponseTokens: 3)
            }
        for option in options {
            #expect(try await !session.respond(to: "Hello", options: option).content.isEmpty, "\(option)")
        }
    }

    @Test("no tokens, or fewer, are an empty answer")
    func none() async throws {
        let session = LanguageModelSession(
            model: SystemLanguageModel(file: try ModelFile(url: try #require(TestModels.small)), contextSize: 512))
        for limit in [0, -1, Int.min] {
            let options = GenerationOptions(maximumResponseTokens: limit)
            #expect(try await session.respond(to: "Hello", options: options).content.isEmpty)
        }
    }
}
