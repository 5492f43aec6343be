import Foundation
import JudgementTraining
import Testing

@testable import PocheKit

private let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/PocheKit/Agent/Judgement/Examples").standardizedFileURL

@Suite("The choice of an action")
struct JudgementTests {
    @Test("the committed weights were fitted to the committed sentences")
    func weightsMatchExamples() throws {
        #expect(try ExampleSet(folder: examples).fingerprint == ActionWeights.examples, "run `make judgement`")
        #expect(ActionClassifier.fitted != nil)
    }

    @Test("every template finds its slots, and every action has sentences")
    func templatesAreComplete() throws {
        let set = try ExampleSet(folder: examples)
        #expect(Set(set.examples.map(\.action)) == Set(ActionName.allCases))
        #expect(set.examples.allSatisfy { !$0.text.contains("{") && !$0.text.contains("}") })
    }

    @Test("numbers survive packing to one part in 30 000 of the largest")
    func packing() throws {
        let numbers: [Float] = [0, 1.5, -3, 0.0001, 2.9999]
        let unpacked = try #require(PackedNumbers.unpack(PackedNumbers.pack(numbers)))
        #expect(unpacked.count == numbers.count)
        #expect(zip(numbers, unpacked).allSatisfy { abs($0 - $1) <= 3 / 30_000 })
        #expect(PackedNumbers.unpack("nonsense") == nil)
    }

    @Test("accents, capitals and which number it is do not change the wording")
    func wordingIsFolded() {
        #expect(MessageFeatures.wording("RÉVEIL 6 h") == MessageFeatures.wording("reveil 17h"))
        #expect(MessageFeatures.wording("") == [Float](repeating: 0, count: MessageFeatures.buckets))
    }

    @Test("the vector outweighs the model, and the margin is the distance to the runner-up")
    func joining() {
        let vector: [ActionName: Double] = Judgement.normalized([.createEvent: 2, .createReminder: 0])
        let model: [ActionName: Double] = [.createEvent: -1, .createReminder: 0]
        let verdict = Judgement.decide(vector: vector, model: model, calibration: .none)
        #expect(verdict.action == .createEvent)
        #expect(verdict.runnerUp == .createReminder)
        #expect(abs(verdict.margin - (0.7 * 2 - 0.3 * 1)) < 1e-9)
    }

    @Test("one witness alone decides; with none the answer is to reply, without certainty")
    func missingWitnesses() {
        #expect(Judgement.decide(vector: nil, model: [.saveNote: 0, .reply: -5]).action == .saveNote)
        #expect(Judgement.decide(vector: [.createTask: 0, .reply: -5], model: nil).action == .createTask)
        let none = Judgement.decide(vector: nil, model: nil)
        #expect(none.action == .reply)
        #expect(none.margin == 0)
    }

    @Test("a calibration takes the model's favour away")
    func calibration() {
        let calibration = ModelCalibration(bias: [.reply: -2], temperature: 2)
        let judged = calibration.logProbabilities(of: [.reply: 0, .listEvents: -1])
        #expect((judged[.listEvents] ?? 0) > (judged[.reply] ?? 0))
        #expect(abs(judged.values.reduce(0) { $0 + exp($1) } - 1) < 1e-9)
    }
}
