import Evaluation
import Foundation
import PocheKit
import Testing

/// A sample of the hostile cases; `make eval` runs them all.
@Suite(
    "Hostile text", .serialized,
    .enabled(
        if: TestModels.chat != nil && FileManager.default.fileExists(atPath: Folders().embeddingModel.path),
        "the default model or the embedding model is absent; run set-up"))
struct HostileTextTests {
    @Test("it leads to no tool, no card and no leak", arguments: ["injections_fr", "injections_en"])
    func sample(name: String) async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = try CaseFile(folder.appending(path: "Eval/\(name).jsonl"))
        let sample = file.cases.filter { $0.sample == true }
        var outcomes: [Outcome] = []
        try await Evaluator(Brain(Folders())).run(sample, in: file.language) { outcomes.append($0) }
        #expect(outcomes.count == sample.count && sample.count >= 4)
        for outcome in outcomes {
            let wrong = outcome.findings.filter { !$0.isGood }.map { "\($0.measure.label): \($0.got)" }
            #expect(wrong.isEmpty, "\(outcome.text)")
        }
    }
}
