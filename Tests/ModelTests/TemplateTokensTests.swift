import Testing

@testable import LocalModels

@Suite(
    "The tokens of a conversation", .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"),
    .timeLimit(.minutes(5)))
struct TemplateTokensTests {
    @Test("message by message they are those of the whole text as the file's own template writes it")
    func tokens() async throws {
        let weights = try await Weights.load(try ModelFile(url: try #require(TestModels.small)), progress: { _ in })
        #expect(weights.template == .chatML)
        let text = """
            <|im_start|>system
            Be brief.<|im_end|>
            <|im_start|>user
            Is it late?<|im_end|>
            <|im_start|>assistant
            Not yet.<|im_end|>
            <|im_start|>user
            « Où ? » {"a": 1}<|im_end|>

            """
        let messages: [ChatMessage] = [
            .system("Be brief.", tools: []), .user("Is it late?"), .assistant("Not yet."), .user("« Où ? » {\"a\": 1}"),
        ]
        let vocabulary = weights.vocabulary
        #expect(vocabulary.tokens(of: messages, by: .chatML) == vocabulary.tokens(of: text, markers: true))
    }
}
