import Foundation
import JudgementTraining
import LocalModels
import PocheKit

// A developer's tool: fits the action classifier to the example sentences, writes its weights into the source, and with
// `--check` prints the cross-validation. With `--judge`, judges the messages of standard input instead, one a line.

let judgement = URL(filePath: "Sources/PocheKit/Agent/Judgement", directoryHint: .isDirectory)
let embedder = TextEmbedder(modelFile: Folders().embeddingModel)

if CommandLine.arguments.contains("--judge") {
    guard let witness = SentenceWitness(embedder: embedder) else { fatalError("this build carries no weights") }
    while let line = readLine() {
        let verdict = Judgement.decide(vector: try await witness.logProbabilities(of: line), model: nil)
        print("\(verdict.action.rawValue)\t\(verdict.runnerUp.rawValue)\t\(verdict.margin)\t\(line)")
    }
    exit(0)
}

let training = try await Training(set: ExampleSet(folder: judgement.appending(path: "Examples")), embedder: embedder)
let source = training.classifier().source(fingerprint: training.set.fingerprint)
try Data(source.utf8).write(to: judgement.appending(path: "ActionWeights.swift"), options: .atomic)
print("\(training.set.examples.count) sentences, fitted.")

if CommandLine.arguments.contains("--check") {
    let table = await training.confusion()
    for action in ActionName.allCases {
        let row = table[action] ?? [:]
        let total = row.values.reduce(0, +)
        let right = (row[action] ?? 0) / max(total, 1) * 100
        let wrong = row.filter { $0.key != action }.sorted { $0.value > $1.value }
            .map { "\($0.key.rawValue) \(Int(($0.value / max(total, 1) * 100).rounded())) %" }
        print("\(action.rawValue): \(Int(right.rounded())) % of \(Int(total)) right; \(wrong.joined(separator: ", "))")
    }
    let right = table.reduce(0) { $0 + ($1.value[$1.key] ?? 0) }
    let all = table.values.flatMap(\.values).reduce(0, +)
    print("all: \(Int((right / max(all, 1) * 1000).rounded())) per thousand right, whole templates left out.")
}
