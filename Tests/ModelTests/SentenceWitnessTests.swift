import Foundation
import JudgementTraining
import LocalModels
import Testing

@testable import PocheKit

private let modelFile = Folders().embeddingModel
/// One for all tests: reading the model takes a second.
private let embedder = TextEmbedder(modelFile: modelFile)

@Suite(
    "Sentence vectors, on the real model",
    .enabled(if: FileManager.default.fileExists(atPath: modelFile.path(percentEncoded: false))))
struct SentenceWitnessTests {
    private func cosine(_ first: [Float], _ second: [Float]) -> Float {
        zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
    }

    @Test("a paraphrase is nearer than another subject, across languages")
    func meaning() async throws {
        let query = try await embedder.embed("Où est garée la voiture ?", as: .query)
        let near = try await embedder.embed("The car is parked on the third level", as: .passage)
        let far = try await embedder.embed("Three eggs, sugar and a glass of milk", as: .passage)
        #expect(cosine(query, near) > cosine(query, far))
        #expect(abs(cosine(query, query) - 1) < 1e-4)
    }

    @Test("spaces and the width of letters do not change a vector, and an empty text has one")
    func normalization() async throws {
        let vectors = try await embedder.embed(["un  deux\ttrois", "ｃａｆé", ""], as: .query)
        #expect(cosine(vectors[0], try await embedder.embed("un deux trois", as: .query)) > 0.999)
        #expect(cosine(vectors[1], try await embedder.embed("café", as: .query)) > 0.999)
        #expect(vectors[2].count == MessageFeatures.dimensions)
    }

    @Test("a very long text counts by its beginning instead of failing")
    func longText() async throws {
        let text = String(repeating: "la pluie tombe sur le port ", count: 400)
        #expect(try await embedder.embed(text, as: .passage).allSatisfy(\.isFinite))
    }

    @Test("a missing or wrong file is an error of its own kind")
    func errors() async throws {
        let missing = URL(filePath: "/nowhere/model.gguf")
        await #expect(throws: EmbeddingError.modelMissing(missing)) {
            try await TextEmbedder(modelFile: missing).embed("x", as: .query)
        }
        let wrong = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gguf")
        try Data("not a model".utf8).write(to: wrong)
        defer { try? FileManager.default.removeItem(at: wrong) }
        await #expect(throws: EmbeddingError.modelUnreadable(wrong)) {
            try await TextEmbedder(modelFile: wrong).embed("x", as: .query)
        }
    }

    @Test(
        "plain requests of each kind are judged right",
        arguments: [
            ("Rappelle-moi d'arroser le basilic demain à 8h", ActionName.createReminder),
            ("wake me up at six", .createReminder), ("Dîner avec Armel vendredi à 20h", .createEvent),
            ("am I free on friday?", .listEvents), ("Note que le cadenas s'ouvre avec 9031", .saveNote),
            ("add candles to my shopping list", .createTask), ("remove candles from the list", .completeTask),
            ("find my note about the padlock", .searchMyData), ("Rappelle-moi pourquoi le ciel est bleu", .reply),
        ])
    func requests(message: String, action: ActionName) async throws {
        let witness = try #require(SentenceWitness(embedder: embedder))
        let judged = try await witness.logProbabilities(of: message)
        #expect(Judgement.decide(vector: judged, model: nil).action == action)
        #expect(abs(judged.values.reduce(0) { $0 + exp($1) } - 1) < 1e-6)
    }
}
