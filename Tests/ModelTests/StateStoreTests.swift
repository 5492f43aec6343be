import Foundation
import Testing

@testable import LocalModels

@Suite(
    "The state after the instructions, on disk", .serialized,
    .enabled(if: TestModels.small != nil, "SmolLM2-135M is not there"), .timeLimit(.minutes(2)))
@Inference
struct StateStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let store: StateStore

    init() { store = StateStore(folder: folder) }

    private func context(capacity: Int = 512) async throws -> DecodeContext {
        let file = try ModelFile(url: #require(TestModels.small))
        return try DecodeContext(weights: try await Weights.load(file, progress: { _ in }), capacity: capacity)
    }

    private func prompt(_ context: DecodeContext) -> [Token] {
        context.weights.vocabulary.tokens(of: String(repeating: "One sentence more. ", count: 20), markers: false)
    }

    private var files: [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }

    @Test("comes back whole; another prompt's, or a cut one, is ignored")
    func whole() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try await context(), prompt = prompt(context)
        try await context.hold(prompt)
        #expect(store.save(context))
        let other = try await self.context()
        #expect(!store.restore(prompt.dropLast(), into: other))
        #expect(store.restore(prompt, into: other))
        #expect(try await other.hold(prompt) == prompt.count - 1)
        let saved = try #require(files.first)
        let whole = try Data(contentsOf: saved)
        try whole.prefix(whole.count / 2).write(to: saved)
        #expect(!store.restore(prompt, into: other))
        #expect(files.isEmpty)
    }

    @Test("of another machine, or another window, is left alone")
    func foreign() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try await context(), prompt = prompt(context)
        try await context.hold(prompt)
        #expect(StateStore(folder: folder, machine: "another").save(context))
        let other = try await self.context()
        #expect(!store.restore(prompt, into: other))
        #expect(store.save(context))
        #expect(!store.restore(prompt, into: try await self.context(capacity: 768)))
        #expect(store.restore(prompt, into: other))
        #expect(files.count == 2)
    }

    @Test("with one byte changed is ignored")
    func altered() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try await context(), prompt = prompt(context)
        try await context.hold(prompt)
        for place in [0.0, 0.5, 0.999_999] {
            #expect(store.save(context))
            let saved = try #require(files.first)
            var content = try Data(contentsOf: saved)
            content[Int(Double(content.count) * place)] ^= 1
            try content.write(to: saved)
            #expect(!store.restore(prompt, into: context))
            try await context.hold(prompt)
        }
    }

    @Test("is whole or not there while other processes write it")
    func shared() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try await context(), prompt = prompt(context)
        try await context.hold(prompt)
        #expect(store.save(context))
        let path = folder.path
        async let writer = #expect(processExitsWith: .success) { [path = path as String] in
            try await StateStoreTests.write(20, in: URL(filePath: path))
        }
        let other = try await self.context()
        for _ in 0..<20 {
            #expect(store.restore(prompt, into: other))
            #expect(store.save(context))
            await Task.yield()
        }
        _ = await writer
        #expect(store.restore(prompt, into: other))
        #expect(files.count == 1)
    }

    /// Saves the same state over and over.
    private static func write(_ count: Int, in folder: URL) async throws {
        let tests = StateStoreTests()
        let context = try await tests.context()
        try await context.hold(tests.prompt(context))
        for _ in 0..<count { #expect(StateStore(folder: folder).save(context)) }
    }

    @Test("that a process left half-written is removed once it is old, and the oldest of many")
    func bounded() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try await context(), prompt = prompt(context)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let young = folder.appending(path: ".young.part"), old = folder.appending(path: ".old.part")
        for draft in [young, old] { try Data("half".utf8).write(to: draft) }
        let past = Date(timeIntervalSinceNow: -2 * StateStore.patience)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: old.path)
        for length in 1...StateStore.capacity + 2 {
            try await context.hold(Array(prompt.prefix(length)))
            #expect(store.save(context))
        }
        #expect(files.count { $0.pathExtension == "state" } == StateStore.capacity)
        #expect(files.filter { $0.pathExtension == "part" }.map(\.lastPathComponent) == [".young.part"])
    }
}
