import Foundation
import SchemaSamples
import TestThreads
import Testing

@testable import LocalModels

@Suite(
    "A model file that is damaged", .serialized, .ownThread,
    .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"),
    .timeLimit(.minutes(10)))
struct DamagedModelTests {
    /// A program that serves trials: the example, built beside these tests.
    private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "example-chat")
    /// Files that are tried: twenty seconds' worth; `LOCALMODELS_FLIPS=500` tries that many.
    private static let count = ProcessInfo.processInfo.environment["LOCALMODELS_FLIPS"].flatMap { Int($0) } ?? 100
    private static let beginning = TestModels.small.flatMap {
        try? FileHandle(forReadingFrom: $0).read(upToCount: 4 << 20)
    }

    /// The beginning of the test model, header included, in a file of the model's length with nothing else in it.
    private func copy(length: UInt64? = nil, changing change: (inout Data) -> Void = { _ in }) throws -> URL {
        let original = try #require(TestModels.small)
        var beginning = try #require(Self.beginning).prefix(Int(clamping: length ?? .max))
        change(&beginning)
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gguf")
        try beginning.write(to: url)
        let file = try FileHandle(forWritingTo: url)
        try file.truncate(atOffset: try length ?? ModelFile(url: original).size)
        try file.close()
        return url
    }

    private func failure(_ url: URL) async throws -> ModelFileError? {
        defer { try? FileManager.default.removeItem(at: url) }
        do throws(ModelFileError) {
            let file = try ModelFile(url: url)
            try file.validate()
            try await ModelTrial.run(file, by: Self.program)
            return nil
        } catch {
            return error
        }
    }

    @Test("a whole one is tried and found good")
    func whole() async throws {
        try await ModelTrial.run(ModelFile(url: try #require(TestModels.small)), by: Self.program)
    }

    @Test("a file cut anywhere is called truncated, and llama.cpp never sees it")
    func truncated() async throws {
        var random = SeededGenerator(seed: 1)
        let size = try ModelFile(url: try #require(TestModels.small)).size
        for _ in 0..<200 {
            let length = UInt64.random(in: 0..<size - 1, using: &random)
            let url = try copy(length: length)
            defer { try? FileManager.default.removeItem(at: url) }
            #expect {
                try ModelFile(url: url).validate()
            } throws: { error in
                if case .truncated? = error as? ModelFileError { true } else { false }
            }
        }
    }

    @Test("a byte changed in the header ends at worst the process that tries the file")
    func flipped() async throws {
        var random = SeededGenerator(seed: 2)
        var outcomes: [String: Int] = [:]
        for _ in 0..<Self.count {
            // Most of the header is the vocabulary: half of the changes go where the numbers are.
            let place = Int.random(in: 0..<random.pick([2_000, 2 << 20]), using: &random)
            let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &random)
            let failure = try await failure(copy { $0[place] ^= bit })
            outcomes[failure.map { "\($0)".prefix { $0 != "(" }.description } ?? "loaded", default: 0] += 1
        }
        #expect(outcomes.values.reduce(0, +) == Self.count)
        if Self.count > 100 { print("of \(Self.count) flips:", outcomes) }
    }

    @Test("weights that are no numbers are found by the trial")
    func noNumbers() async throws {
        // All of the weights are made ones that are none, whatever their type.
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gguf")
        let original = try ModelFile(url: try #require(TestModels.small))
        try FileManager.default.copyItem(at: original.url, to: url)
        let file = try FileHandle(forWritingTo: url)
        try file.seek(toOffset: original.size - (8 << 20))
        try file.write(contentsOf: Data(repeating: 0xFF, count: 8 << 20))
        try file.close()
        guard case .notLoadable(let reason)? = try await failure(url) else {
            Issue.record("a model of no numbers was found good")
            return
        }
        #expect(reason.contains("damaged"))
    }

    @Test("what llama.cpp would end the process for is said in one sentence")
    func fatal() async throws {
        // The model has no layers any more: the key of their number is another.
        let url = try copy { data in
            if let place = data.range(of: Data("llama.block_count".utf8))?.lowerBound { data[place] = 0x6D }
        }
        guard case .notLoadable(let reason)? = try await failure(url) else {
            Issue.record("a model without layers was loaded")
            return
        }
        #expect(!reason.isEmpty && !reason.contains("\0"))
    }
}
